import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../lib/processes.ts';

/** A regular expression as it is written in the product, and where. */
export interface Pattern {
  readonly source: string;
  readonly flags: string;
  readonly at: string;
}

const places = ['apps/*/src/**/*.{ts,tsx}', 'packages/{domain,contract}/src/**/*.{ts,tsx}'];

/** All regular expressions of the product, tests and the demo's made-up office aside. */
export const findPatterns = async (): Promise<{ written: Pattern[]; builtIn: string[] }> => {
  const written: Pattern[] = [];
  const builtIn = new Set<string>();
  for await (const file of glob(places, { cwd: root })) {
    if (/\.test\.tsx?$|\/demo\/|\/testing\//.test(file)) continue;
    const tree = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true);
    const visit = (node: ts.Node): void => {
      if (ts.isRegularExpressionLiteral(node)) {
        const end = node.text.lastIndexOf('/');
        const { line } = tree.getLineAndCharacterOfPosition(node.getStart());
        written.push({ source: node.text.slice(1, end), flags: node.text.slice(end + 1), at: `${file}:${line + 1}` });
      }
      if ((ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText() === 'RegExp')
        builtIn.add(file);
      ts.forEachChild(node, visit);
    };
    visit(tree);
  }
  return { written, builtIn: [...builtIn].toSorted() };
};
