import {
  convertCssVariables,
  DEFAULT_THEME,
  deepMerge,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from '@mantine/core';
import type { Plugin } from 'vite';
import { cssVariablesResolver, look } from '../src/ui/theme/look.ts';

const name = 'virtual:theme-variables.css';

type Variables = ReturnType<typeof defaultCssVariablesResolver>;

/** Of colours that the library has beside ours. */
const isOurs = (variable: string) => {
  const color = /^--mantine-color-([a-z]+)-/.exec(variable)?.[1] ?? '';
  return !(color in DEFAULT_THEME.colors) || color in look.colors;
};

/** What differs from what the library's own sheet says. */
const differing = (all: Variables, usual: Variables): Variables => {
  const of = (part: keyof Variables) => {
    const before = new Map(Object.entries(usual[part]));
    return Object.fromEntries(
      Object.entries(all[part]).filter(([key, value]) => before.get(key) !== value && isOurs(key)),
    );
  };
  return { variables: of('variables'), light: of('light'), dark: of('dark') };
};

/** The library's variables by our look, as it would make them itself at every start, in the middle of the first drawing. */
const variables = () => {
  const theme = mergeMantineTheme(DEFAULT_THEME, look);
  const all = deepMerge(defaultCssVariablesResolver(theme), cssVariablesResolver(theme));
  return convertCssVariables(differing(all, defaultCssVariablesResolver(DEFAULT_THEME)), ':root');
};

/** Puts them into the style sheet, once, where `theme.ts` asks for them. */
export const themeVariables = (): Plugin => ({
  name: 'theme-variables',
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load: (id) => (id === `\0${name}` ? variables() : undefined),
});
