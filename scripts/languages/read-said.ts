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

/** What the code of a file says by name: `say('…')`, `says('…')`, `word('…')`, and every text in `goingOut(…)`. */
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
