import { type MantineColorScheme, useMantineColorScheme } from '@mantine/core';

export const schemes: readonly { value: MantineColorScheme; label: string }[] = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'auto', label: 'As the system' },
];

/** Light, dark or the system's, kept by this browser. */
export const useScheme = () => {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return { chosen: colorScheme, choose: setColorScheme };
};
