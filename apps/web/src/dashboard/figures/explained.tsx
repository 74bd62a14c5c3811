import { type FigureName, figureTexts } from '@angan/contract/dashboard/figures.ts';
import { Tooltip } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { word } from '../../core/language/index.ts';

interface Props {
  name: FigureName;
  className: string | undefined;
  /** The list behind it. */
  to: string | undefined;
  children: ReactNode;
}

/** A figure that says what it is on hover and on focus, and leads to its list where it has one. */
export const Explained = ({ name, className = '', to, children }: Props) => {
  const definition = word(figureTexts[name].definition);
  return (
    <Tooltip label={definition} multiline w={280} events={{ hover: true, focus: true, touch: false }}>
      {to ? (
        <Link className={className} to={to} aria-description={definition}>
          {children}
        </Link>
      ) : (
        <span
          className={className}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what it is shows on focus too
          tabIndex={0}
          role="note"
          aria-description={definition}
        >
          {children}
        </span>
      )}
    </Tooltip>
  );
};
