import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { transform } from '@lingui/native-tools';
import ts from 'typescript';
import { macroOptions } from './language-macros.ts';

const source = path.resolve(import.meta.dirname, '../src');
const hasMacro = /from '@lingui\/(core|react)\/macro'/;

/** A message of the web app: what it is looked up by, and the files in which it stands. */
export interface Message {
  readonly id: string;
  readonly files: string[];
}

/** What the macros wrote into a file: `{ id, message }`, or the same as attributes of an element. */
const messagesIn = (name: string, code: string): { id: string; english: string }[] => {
  const found: { id: string; english: string }[] = [];
  const textOf = (node: ts.Node | undefined): string | undefined => {
    if (node && ts.isJsxExpression(node)) return textOf(node.expression);
    return node && ts.isStringLiteralLike(node) ? node.text : undefined;
  };
  const visit = (node: ts.Node): void => {
    const written = ts.isObjectLiteralExpression(node)
      ? node.properties.filter(ts.isPropertyAssignment)
      : ts.isJsxAttributes(node)
        ? node.properties.filter(ts.isJsxAttribute)
        : [];
    const said = (key: string) => textOf(written.find((one) => one.name.getText() === key)?.initializer);
    const [id, english] = [said('id'), said('message')];
    if (id !== undefined && english !== undefined) found.push({ id, english });
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(name, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return found;
};

/** Every message of the web app by its English, read from the files as the build compiles them. */
export const readMessages = async (): Promise<Map<string, Message>> => {
  const messages = new Map<string, Message>();
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .sort();
  for (const file of files) {
    const code = readFileSync(path.join(source, file), 'utf8');
    if (!hasMacro.test(code)) continue;
    const compiled = await transform(code, path.basename(file), macroOptions as never);
    for (const { id, english } of messagesIn(file, compiled.code)) {
      const there = messages.get(english);
      if (there) there.files.push(file);
      else messages.set(english, { id, files: [file] });
    }
  }
  return messages;
};
