import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const root = path.resolve(import.meta.dirname, '../..');
const folders = ['packages/contract/src', 'packages/domain/src', 'apps/server/src'];

/** 'Ground'; '{name}, {price}' has no words of its own. */
const hasWords = (text: string): boolean => /\p{L}/u.test(text.replace(/\{[^{}]*\}/g, ''));

/** Of a field, whose mistakes some functions `say` as well. */
const isName = (text: string): boolean => /^[a-z_]+$/.test(text);

/** word(`${count} months of ${of}`) by its frame, as a catalogue has it: what it puts in is figures. */
const frameOf = ({ head, templateSpans }: ts.TemplateExpression): string => {
  let place = 0;
  return [head.text, ...templateSpans.map(({ literal }) => `0${literal.text}`)]
    .join('')
    .replace(/\d+(?:[.,:/]\d+)*/g, () => `{${place++}}`);
};

/** `textPair(60)` or `lockedPair`: the first that is said of a field, before its label. */
const isPair = (node: ts.Expression): boolean =>
  ts.isCallExpression(node) ? isPair(node.expression) : ts.isIdentifier(node) && /Pair(?:Of)?$/.test(node.text);

/** 'GST', 'PAN': the same in every language. */
const isAcronym = (text: string): boolean => /^[A-Z]+$/.test(text);

/** What a field says to people beside its label. */
const ofField: readonly string[] = ['short', 'hint'];

/** The label of a field, `detail(textPair(60), 'Nickname', { hint: '…' })`, and what is said under it. */
const fieldTexts = ([pair, label, more]: ts.NodeArray<ts.Expression>): string[] => {
  if (!pair || !isPair(pair) || !label || !ts.isStringLiteralLike(label)) return [];
  const further = more && ts.isObjectLiteralExpression(more) ? more.properties.filter(ts.isPropertyAssignment) : [];
  return [
    label.text,
    ...further
      .filter(({ name, initializer }) => ofField.includes(name.getText()) && ts.isStringLiteralLike(initializer))
      .map(({ initializer }) => (initializer as ts.StringLiteralLike).text),
  ];
};

/**
 * What the code of a file says by name: `say('…')`, `says('…')`, `word('…')`, every text in `goingOut(…)`, and what fields
 * are called.
 */
export const saidIn = (code: string): string[] => {
  const said: string[] = [];
  const all = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node)) all(node.initializer);
    else if (ts.isStringLiteralLike(node)) said.push(node.text);
    else ts.forEachChild(node, all);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const { expression, arguments: given } = node;
      const name = ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText();
      const [first] = given;
      if (first && name === 'word' && ts.isTemplateExpression(first)) said.push(frameOf(first));
      if (first && ['say', 'says', 'word'].includes(name) && ts.isStringLiteralLike(first) && !isName(first.text))
        said.push(first.text);
      if (name === 'goingOut') given.forEach(all);
      said.push(...fieldTexts(given).filter((text) => !isAcronym(text)));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('said.ts', code, ts.ScriptTarget.Latest, true));
  return said;
};

/** Every text that packages and server say in the language of whom they say it to. */
export const readSaid = (): Set<string> => {
  const said = new Set<string>();
  for (const folder of folders)
    for (const file of readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }))
      if (/\.ts$/.test(file) && !/\.(test|gen|d)\.ts$/.test(file))
        for (const english of saidIn(readFileSync(path.join(root, folder, file), 'utf8')))
          if (hasWords(english)) said.add(english);
  return said;
};
