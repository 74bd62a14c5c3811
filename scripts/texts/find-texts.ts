import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import ts from 'typescript';

/** A text that a person would read and that no catalogue could translate. */
export interface StrayText {
  /** 'contacts/no-contacts.tsx:15', seen from the sources of the web app. */
  readonly at: string;
  readonly text: string;
}

/** Attributes whose value is read by people or read out to them. */
const readAttributes = new Set([
  ...[
    'label',
    'aria-label',
    'title',
    'placeholder',
    'alt',
    'hint',
    'description',
    'aria-description',
    'aria-valuetext',
  ],
  ...[
    'submit',
    'note',
    'consequence',
    'none',
    'createLabel',
    'confirmLabel',
    'searchPlaceholder',
    'nothingFoundMessage',
  ],
]);

/** Calls whose texts only developers read. */
const forDevelopers = /^(console\.\w+|(Type|Range)?Error)$/;

/** Calls and tags that word what stands in them. */
const wording = new Set(['t', 'msg', 'plural', 'select', 'word', 'Trans', 'Plural']);

/** All texts outside the seam in the sources of the web app, tests aside. `root`: the folder that has `apps`. */
export const findStrayTexts = async (root: string): Promise<StrayText[]> => {
  const source = join(root, 'apps/web/src');
  const files: string[] = [];
  for await (const file of glob('**/*.{ts,tsx}', { cwd: source }))
    if (!/\.test\.tsx?$/.test(file)) files.push(file.replaceAll('\\', '/'));
  return files.toSorted().flatMap((file) => textsIn(file, readFileSync(join(source, file), 'utf8')));
};

/** The texts outside the seam in one file. */
export const textsIn = (file: string, code: string): StrayText[] => {
  const tree = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const found: StrayText[] = [];
  const add = (node: ts.Node, text: string) => {
    const { line } = tree.getLineAndCharacterOfPosition(node.getStart());
    found.push({ at: `${file}:${line + 1}`, text: text.replace(/\s+/g, ' ').trim() });
  };
  const visit = (node: ts.Node): void => {
    if (isNoCode(node)) return;
    if (isWording(node)) {
      visitWithin(node);
      return;
    }
    if (ts.isJsxText(node) && /\p{L}/u.test(node.text)) add(node, node.text);
    const text = textOf(node);
    if (
      text !== undefined &&
      (isReadAttribute(node) || isReadProperty(node) || isDrawn(node)
        ? /\p{L}/u.test(text)
        : isSentence(text) && !isCode(node))
    )
      add(node, text);
    ts.forEachChild(node, visit);
  };
  /** Inside a worded text only what stands in its places is looked at: attributes, and texts within expressions. */
  const visitWithin = (node: ts.Node): void => {
    if (isNoCode(node)) return;
    const within = (child: ts.Node): void => {
      if (ts.isJsxAttribute(child)) visit(child);
      else ts.forEachChild(child, within);
    };
    ts.forEachChild(node, within);
  };
  visit(tree);
  return found;
};

const isNoCode = (node: ts.Node) =>
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node) ||
  ts.isTypeNode(node) ||
  ts.isInterfaceDeclaration(node);

const isWording = (node: ts.Node): boolean => {
  if (ts.isTaggedTemplateExpression(node)) return wording.has(node.tag.getText());
  if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
    const name = node.expression.getText();
    return wording.has(name) || forDevelopers.test(name);
  }
  return ts.isJsxElement(node) && wording.has(node.openingElement.tagName.getText());
};

/** What a literal says, its places left out; undefined for what is no literal. */
const textOf = (node: ts.Node): string | undefined => {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…');
};

const isReadAttribute = ({ parent }: ts.Node): boolean => {
  const attribute = ts.isJsxExpression(parent) ? parent.parent : parent;
  return ts.isJsxAttribute(attribute) && readAttributes.has(attribute.name.getText());
};

/** Flows into what is drawn: `{isNew ? 'Add' : 'Save'}` between tags. */
const isDrawn = (node: ts.Node): boolean => {
  let [child, { parent }] = [node, node];
  while (ts.isParenthesizedExpression(parent) || isChoice(parent, child)) [child, parent] = [parent, parent.parent];
  return ts.isJsxExpression(parent) && !ts.isJsxAttribute(parent.parent);
};

const isChoice = (parent: ts.Node, child: ts.Node): parent is ts.ConditionalExpression | ts.BinaryExpression =>
  (ts.isConditionalExpression(parent) && parent.condition !== child) ||
  (ts.isBinaryExpression(parent) && /^(&&|\|\||\?\?)$/.test(parent.operatorToken.getText()));

const isReadProperty = (node: ts.Node): boolean =>
  ts.isPropertyAssignment(node.parent) &&
  node.parent.initializer === node &&
  /^(label|title|hint|placeholder|text|'aria-label')$/.test(node.parent.name.getText());

/** At least two words of which the first begins with a capital, or a full stop at the end of several. */
const isSentence = (text: string): boolean =>
  /^\p{Lu}[\p{L}'’-]*[,:;]? (?:…|[\p{L}\d'‘(])/u.test(text) || /^\p{L}[^/<>{}=]* \p{L}+[.?!]$/u.test(text);

/** Compared, a key, a case, or what a style or an address is made of: read by the machine. */
const isCode = (node: ts.Node): boolean => {
  const { parent } = node;
  if (ts.isBinaryExpression(parent))
    return /^[=!]==$/.test(parent.operatorToken.getText()) || parent.operatorToken.getText() === 'in';
  if (ts.isCallExpression(parent)) return /\.(has|includes|get|startsWith|endsWith)$/.test(parent.expression.getText());
  if (ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent)) return parent.name === node;
  if (ts.isJsxAttribute(parent)) return /^(className|style|d|viewBox|transform)$/.test(parent.name.getText());
  return ts.isCaseClause(parent) || ts.isElementAccessExpression(parent) || ts.isComputedPropertyName(parent);
};
