import { Autocomplete } from '@mantine/core';
import { inputProps, type TextProps } from './input-props.ts';

/**
 * A line of text that shows names already in use while one types, so that none is made twice. They stand above it: below
 * they would lie on the button that saves.
 */
export const SuggestField = ({ suggestions, ...props }: TextProps & { suggestions: readonly string[] }) => (
  <Autocomplete
    {...inputProps(props)}
    data={props.value.trim() === '' ? [] : [...new Set(suggestions)]}
    limit={6}
    comboboxProps={{ withinPortal: true, position: 'top' }}
    onChange={props.onChange}
  />
);
