import { t } from '@lingui/core/macro';
import { type MantineColorScheme, useMantineColorScheme } from '@mantine/core';
import { perLanguage } from '../core/language/index.ts';

export const schemes = perLanguage<readonly { value: MantineColorScheme; label: string }[]>(() => [
  { value: 'light', label: t`Light` },
  { value: 'dark', label: t`Dark` },
  { value: 'auto', label: t`As the system` },
]);

/** Light, dark or the system's, kept by this browser. */
export const useScheme = () => {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return { chosen: colorScheme, choose: setColorScheme };
};
