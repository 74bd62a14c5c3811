import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { catalogues } from './tools/catalogues.ts';
import { languageMacros } from './tools/language-macros.ts';
import { leftOut } from './tools/left-out.ts';
import { themeVariables } from './tools/theme-variables.ts';

/** Builds what the server draws the pages for visitors with: the same sources, to run under Node. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [languageMacros(), catalogues(), react(), themeVariables()],
  resolve: { alias: leftOut },
  ssr: { noExternal: true },
  build: {
    ssr: join(import.meta.dirname, 'src/app/ready/render.tsx'),
    outDir: 'dist-ready',
    assetsInlineLimit: 0,
    copyPublicDir: false,
  },
});
