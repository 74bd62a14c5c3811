import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { rowLink } from './use-row-keys.ts';

interface Props {
  href: string;
  onApproach?: () => void;
  className: string | undefined;
  children: ReactNode;
}

/** The name of a row or a card: a press anywhere on it opens the record. */
export const CardLink = ({ href, onApproach, className = '', children }: Props) => (
  <Link {...rowLink} className={`stretched-link ${className}`} to={href} onMouseEnter={onApproach} onFocus={onApproach}>
    {children}
  </Link>
);
