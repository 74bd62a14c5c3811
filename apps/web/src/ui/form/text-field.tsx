import { Textarea, TextInput } from '@mantine/core';
import { inputProps, type TextProps } from './input-props.ts';

/** A line of text: label above, what is wrong under it. */
export const TextField = ({ type = 'text', ...props }: TextProps & { type?: 'text' | 'email' | 'url' }) => (
  <TextInput {...inputProps(props)} type={type} onChange={(event) => props.onChange(event.currentTarget.value)} />
);

/** Several lines of text. */
export const TextAreaField = ({ rows, ...props }: TextProps & { rows?: readonly [least: number, most: number] }) => (
  <Textarea
    {...inputProps(props)}
    {...(rows && { autosize: true, minRows: rows[0], maxRows: rows[1] })}
    onChange={(event) => props.onChange(event.currentTarget.value)}
  />
);
