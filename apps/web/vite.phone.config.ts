import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { catalogues } from './tools/catalogues.ts';
import { languageMacros } from './tools/language-macros.ts';
import { leftOut } from './tools/left-out.ts';
import { libraryStyles } from './tools/library-styles.ts';
import { noWebHalf } from './tools/no-web-half.ts';
import { parts } from './tools/parts.ts';
import { phoneTwins } from './tools/phone-twins.ts';
import { themeVariables } from './tools/theme-variables.ts';

const api = process.env.VITE_API_URL;
if (!api) throw new Error('The phone app has to know where its server is: VITE_API_URL, which npm run mobile sets.');
const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')) as {
  version: string;
};

/** The server is not there to say it: what the page may load, and from where. */
const policy = [
  "default-src 'self'",
  "script-src 'self'",
  // Mantine sets sizes as style attributes; scripts stay strict.
  "style-src 'self' 'unsafe-inline'",
  `img-src 'self' data: blob: https: ${api}`,
  `media-src 'self' blob: ${api}`,
  "font-src 'self'",
  `connect-src 'self' blob: ${api}`,
  "worker-src 'self' blob:",
  "object-src 'none'",
  "frame-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
].join('; ');

/** The page as the phone opens it: with the policy, by the phone's own beginning, and without what is a browser's. */
const phonePage = (): Plugin => ({
  name: 'phone-page',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => {
      const changed = html
        .replace(
          '<meta charset="utf-8" />',
          `<meta charset="utf-8" />\n    <meta http-equiv="Content-Security-Policy" content="${policy}" />`,
        )
        .replace('/src/app/main.tsx', '/src/app/phone/begin.ts')
        .replace(/\s*<link rel="(manifest|apple-touch-icon)"[^>]*>/g, '');
      if (!changed.includes('Content-Security') || !changed.includes('phone/begin'))
        throw new Error('index.html is another.');
      return changed;
    },
  },
});

/** What the phone reads of itself while it asks its keystore, so that the first screen does not wait for one file after the other. */
const first = /src\/app\/(main|shell\/shell|home\/home)\.tsx$/;
const preloadedFirst = (): Plugin => ({
  name: 'preloaded-first',
  transformIndexHtml: (_html, { bundle = {} }) => {
    const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
    const found = new Set<string>();
    const take = (file: string) => {
      if (found.has(file)) return;
      found.add(file);
      for (const one of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) take(one);
    };
    for (const { fileName, facadeModuleId, moduleIds } of chunks)
      if ([facadeModuleId ?? '', ...moduleIds].some((id) => first.test(id))) take(fileName);
    return [...found].map((file) => ({
      tag: 'link',
      attrs: { rel: 'modulepreload', href: `/${file}`, crossorigin: '' },
      injectTo: 'head',
    }));
  },
});

/** Minor versions and patches below a hundred each, and a hundred uploads of each: a number that always rises. */
const numberOf = (build: number) => version.split('.').reduce((sum, part) => sum * 100 + Number(part), 0) * 100 + build;

/** What the projects of the phones read: apps/mobile/tools. */
const buildFacts = (): Plugin => ({
  name: 'build-facts',
  generateBundle() {
    const facts = { version, number: numberOf(Number(process.env.PHONE_BUILD ?? 0)), host: new URL(api).hostname, api };
    this.emitFile({ type: 'asset', fileName: 'build.json', source: `${JSON.stringify(facts, null, 2)}\n` });
  },
});

/** The same web app for the phone: `npm run mobile`. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    phoneTwins(),
    noWebHalf(),
    languageMacros(),
    catalogues(),
    react(),
    libraryStyles(),
    themeVariables(),
    phonePage(),
    preloadedFirst(),
    buildFacts(),
  ],
  resolve: { alias: leftOut },
  build: {
    outDir: '../mobile/dist',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'] },
            // The app begins once the lock is open and the keystore read; so it is not in one file with what begins it.
            { name: 'app', test: /src\/app\/app\.tsx$/ },
            ...parts,
          ],
        },
      },
    },
  },
});
