import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { serverPathPattern } from '@angan/contract/kit/server-paths.ts';
import react from '@vitejs/plugin-react';
import { minify } from 'rolldown/utils';
import { defineConfig, type Plugin } from 'vite';
import { catalogues } from './tools/catalogues.ts';
import { earlyFrame } from './tools/early-frame/plugin.ts';
import { languageMacros } from './tools/language-macros.ts';
import { leftOut, standsIn } from './tools/left-out.ts';
import { libraryStyles } from './tools/library-styles.ts';
import { parts } from './tools/parts.ts';
import { streetFiles } from './tools/street-files.ts';
import { themeVariables } from './tools/theme-variables.ts';

const port = Number(process.env.PORT ?? 4000);

/** The script that runs before the first paint stands in the page itself, made small: nothing waits for one more file. */
const schemeInPage = (): Plugin => ({
  name: 'scheme-in-page',
  apply: 'build',
  transformIndexHtml: async (html) => {
    const { code, errors } = await minify(
      'scheme.js',
      readFileSync(join(import.meta.dirname, 'public/scheme.js'), 'utf8'),
    );
    if (errors.length > 0) throw new Error(`scheme.js cannot be read: ${errors[0]?.message}`);
    const tag = '<script src="/scheme.js">';
    if (!html.includes(tag)) throw new Error('index.html lacks scheme.js');
    return html.replace(tag, () => `<script>${code.trim()}`);
  },
  writeBundle: ({ dir = '' }) => rmSync(join(dir, 'scheme.js')),
});

/** Writes a .br and a .gz beside every text file of the build, so that the server never compresses one twice. */
const compressed = (): Plugin => ({
  name: 'compressed',
  apply: 'build',
  writeBundle: ({ dir = '' }) => {
    for (const file of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
      if (!/\.(js|css|html|svg|webmanifest)$/.test(file)) continue;
      const content = readFileSync(join(dir, file));
      const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
      writeFileSync(join(dir, `${file}.br`), brotliCompressSync(content, quality));
      writeFileSync(join(dir, `${file}.gz`), gzipSync(content, { level: 9 }));
    }
  },
});

/** The Latin face is on every screen: it comes beside the first script, not after the style sheet. */
const preloadedFont = (): Plugin => ({
  name: 'preloaded-font',
  apply: 'build',
  transformIndexHtml: (_html, { bundle = {} }) =>
    Object.keys(bundle)
      .filter((file) => /anek-latin-latin-wght-normal.*\.woff2$/.test(file))
      .map((file) => ({
        tag: 'link',
        attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
        injectTo: 'head',
      })),
});

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    languageMacros(),
    catalogues(),
    react(),
    preloadedFont(),
    libraryStyles(),
    standsIn(),
    schemeInPage(),
    earlyFrame(),
    streetFiles(),
    themeVariables(),
    compressed(),
  ],
  resolve: { alias: leftOut },
  build: {
    manifest: true,
    target: 'es2022',
    // The content security policy lets fonts and pictures come from this origin only, so nothing may turn into a data: address.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // The start names every part: a hash of seven characters, the fewest that the bundler takes, weighs less than its eight.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: { groups: [{ name: 'start', tags: ['$initial'] }, ...parts] },
      },
    },
  },
  server: {
    port: Number(process.env.WEB_PORT ?? port + 3),
    strictPort: true,
    proxy: { [serverPathPattern()]: `http://127.0.0.1:${port}` },
  },
});
