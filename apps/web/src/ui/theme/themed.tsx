import { MantineProvider, type MantineProviderProps } from '@mantine/core';
import { theme } from './theme.ts';

/** The look around everything that is drawn. Its variables stand in the style sheet. */
export const Themed = (props: Pick<MantineProviderProps, 'children' | 'defaultColorScheme'>) => (
  <MantineProvider theme={theme} withCssVariables={false} {...props} />
);
