import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const packages = path.resolve(import.meta.dirname, '../../../packages');

/** Every text that the contract and the domain hold, of which the app words those that it shows. */
export const packageWords = (): Set<string> => {
  const words = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (ts.isStringLiteralLike(node)) words.add(node.text);
    ts.forEachChild(node, visit);
  };
  for (const folder of ['contract/src', 'domain/src'])
    for (const file of readdirSync(path.join(packages, folder), { recursive: true, encoding: 'utf8' }))
      if (/\.ts$/.test(file) && !/\.test\.ts$/.test(file)) {
        const code = readFileSync(path.join(packages, folder, file), 'utf8');
        visit(ts.createSourceFile(file, code, ts.ScriptTarget.Latest));
      }
  return words;
};
