import { basename } from 'node:path';
import { transform } from '@lingui/native-tools';
import type { Plugin } from 'vite';

/** Where the compiled macros find the language: `imports` of package.json. */
const seam = '#language';

/** How the macros are compiled: the English stays in the code. */
export const macroOptions = {
  macro: { descriptorFields: 'message', runtimeModules: { i18n: [seam, 'i18n'], Trans: [seam, 'Trans'] } },
} as const;

/**
 * Turns the macros of texts into calls of core/language: t`Save` becomes `i18n._({ id, message: 'Save' })`.
 * The English stays in the code, so it needs no catalogue. Files without a macro are not touched.
 */
export const languageMacros = (): Plugin => ({
  name: 'language-macros',
  enforce: 'pre',
  transform: {
    filter: { id: /\.tsx?$/, code: /from '@lingui\/(core|react)\/macro'/ },
    handler: async (code, id) => {
      const { code: plain, map } = await transform(code, basename(id), macroOptions as never);
      return { code: plain, map: map ?? null };
    },
  },
});
