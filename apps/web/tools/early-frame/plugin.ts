import { readFileSync } from 'node:fs';
import path from 'node:path';
import { rolldown } from 'rolldown';
import type { Plugin } from 'vite';
import { builtOf } from '../built.ts';
import { earlyFacts } from './facts.ts';

const read = (name: string) => readFileSync(path.join(import.meta.dirname, name), 'utf8');

/** A script with all that it imports, as it stands in a page. */
const inOne = async (name: string): Promise<string> => {
  const bundle = await rolldown({ input: path.join(import.meta.dirname, name), treeshake: true });
  const { output } = await bundle.generate({ format: 'iife', minify: true });
  await bundle.close();
  return output[0].code;
};

/** Puts into the page what shows who is in the frame of a screen before the app is there. Pages for visitors leave it out. */
export const earlyFrame = (): Plugin => ({
  name: 'early-frame',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: async (html, { bundle = {} }) => {
      const start = Object.values(bundle).find((one) => one.type === 'chunk' && one.isEntry);
      if (!start) throw new Error('The build has no entry.');
      const facts = JSON.stringify(earlyFacts(builtOf(bundle), start.fileName)).replaceAll('<', '\\u003c');
      const code = (await inOne('draw.ts')).replace('FACTS', () => facts);
      const root = '<div id="root"></div>';
      const [app, address] = /<script type="module" crossorigin src="([^"]+)"><\/script>/.exec(html) ?? [];
      if (!app || !html.includes(root)) throw new Error('index.html lacks its root or its script.');
      return (
        html
          // Behind the style sheet, which the first paint waits for; draw.ts runs it.
          .replace(app, `<link rel="modulepreload" crossorigin data-app href="${address}">`)
          .replaceAll(
            '<link rel="modulepreload" crossorigin',
            '<link rel="modulepreload" crossorigin fetchpriority="low"',
          )
          .replace(
            root,
            () => `${root}<!--early--><style>${read('frame.css')}</style><script>${code.trim()}</script><!--/early-->`,
          )
      );
    },
  },
});
