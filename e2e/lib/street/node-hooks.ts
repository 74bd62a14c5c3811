import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

/**
 * What a build or a browser gives the app's modules, for a thread of Node that runs those of them that draw nothing. A
 * database of the browser is not there: `playedDisk`, a global, takes its place.
 */

const macro = `
const said = (texts, ...values) => typeof texts === 'string' ? texts : String.raw({ raw: texts.raw ?? texts }, ...values);
export const t = said;
export const msg = said;
export const plural = (count) => String(count);
`;
const sources: Readonly<Record<string, string>> = {
  '@lingui/core/macro': macro,
  '@lingui/react/macro': 'export const Trans = () => null;',
};

const given = (source: string) => ({ source, format: 'module' as const, shortCircuit: true });
/** What is drawn, of which only the names are asked for here. */
const nothingDrawn = (file: string) =>
  Array.from(
    readFileSync(file, 'utf8').matchAll(/^export (?:const|function) (\w+)/gm),
    ([, name]) => `export const ${name} = () => null;`,
  ).join('\n');

registerHooks({
  resolve: (specifier, context, next) =>
    specifier in sources || specifier.startsWith('catalogue:')
      ? { url: `given:${specifier}`, format: 'module', shortCircuit: true }
      : next(specifier, context),
  load: (url, context, next) => {
    if (url.startsWith('given:')) return given(sources[url.slice('given:'.length)] ?? 'export default {};');
    if (url.endsWith('/core/sealed/index.ts')) return given('export const sealed = () => globalThis.playedDisk;');
    if (url.endsWith('/ui/toast.ts')) return given('export const toast = { success() {}, error() {} };');
    if (url.endsWith('.css')) return given('export default {};');
    if (url.endsWith('.tsx')) return given(nothingDrawn(fileURLToPath(url)));
    return next(url, context);
  },
});
