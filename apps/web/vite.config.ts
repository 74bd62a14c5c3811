import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { serverPathPattern } from '@angan/contract/kit/server-paths.ts';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { catalogues } from './tools/catalogues.ts';
import { languageMacros } from './tools/language-macros.ts';
import { leftOut } from './tools/left-out.ts';
import { libraryStyles } from './tools/library-styles.ts';

const port = Number(process.env.PORT ?? 4000);

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
  plugins: [languageMacros(), catalogues(), react(), preloadedFont(), libraryStyles(), compressed()],
  resolve: { alias: leftOut },
  build: {
    manifest: true,
    target: 'es2022',
    // The content security policy lets fonts and pictures come from this origin only, so nothing may turn into a data: address.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Left alone, what screens share comes in some sixty small files: each a round trip on a poor line.
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'] },
            // The frame, with what both Home and the lists draw rows with: else one of them would bring the other along.
            {
              name: 'frame',
              test: /src\/(app\/shell\/(shell|upload-pill)|records\/(property-words|requirement-text|paths)|ui\/(freshness|picture|status-badge|menu-when-reached|use-arrived))\.tsx?$|\/Icon(Users|MapPin|FileText|Camera|Dots|ChevronRight)\.mjs$/,
            },
            // What every session fetches after its first screen for where there is no line, with all that it needs.
            { name: 'no-line', test: /src\/app\/shell\/no-line\.tsx$/ },
            { name: 'home', test: /src\/app\/home\/home\.tsx$/ },
            {
              name: 'fields',
              test: /@mantine\/core\/esm\/components\/(Input|InputBase|TextInput|PasswordInput|Checkbox)\//,
            },
            // The list of properties comes whole; other lists take most of it from there.
            {
              name: 'lists',
              test: /src\/(properties\/properties-screen|ui\/stage-strip\/stage-(strip|segments))\.tsx$/,
            },
            // Signing in takes little, by itself: the parts of its forms are other screens' too, which would get all of it.
            {
              name: 'sign-in',
              test: /src\/auth\/(login|registration\/(register|verify))\.tsx$/,
              includeDependenciesRecursively: false,
            },
            // What the ways in share is theirs alone; who is in does not wait for it.
            {
              name: 'ways-in',
              test: /src\/auth\//,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
            // By themselves and without what they import: else every screen gets what few of them use.
            {
              name: 'shared',
              // Settings are in many parts, and what these share is theirs alone.
              test: /^(?!.*\/src\/(own-data|lead-events\/connect|records\/assign-dry-run))/,
              minShareCount: 5,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
  server: {
    port: Number(process.env.WEB_PORT ?? port + 3),
    strictPort: true,
    proxy: { [serverPathPattern()]: `http://127.0.0.1:${port}` },
  },
});
