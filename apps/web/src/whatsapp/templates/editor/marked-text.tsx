import { type MarkedPart, markedParts } from '@angan/domain/whatsapp/templates/index.ts';
import type { ReactNode } from 'react';
import { inPlace } from '../../../ui/in-place.tsx';
import styles from './preview.module.css';

interface Props {
  text: string;
  /** Examples of {{1}}, {{2}} and so on. */
  values: readonly string[];
  /** Headers have no formatting. */
  plain?: boolean;
}

/** Text with WhatsApp's formatting; a variable shows its example, or itself where it has none. */
export const MarkedText = ({ text, values, plain = false }: Props) => {
  const parts: MarkedPart[] = plain ? [{ text }] : markedParts(text);
  return inPlace(parts, (part) => styled(part, filled(part.text, values)));
};

const styled = ({ bold, italic, strike, mono }: MarkedPart, inside: ReactNode): ReactNode => {
  let shown = inside;
  if (mono) shown = <code>{shown}</code>;
  if (strike) shown = <s>{shown}</s>;
  if (italic) shown = <em>{shown}</em>;
  if (bold) shown = <strong>{shown}</strong>;
  return shown;
};

const filled = (text: string, values: readonly string[]): ReactNode =>
  inPlace(text.split(/\{\{([^{}]*)\}\}/), (part, at) => {
    if (at % 2 === 0) return part;
    const value = values[Number(part) - 1];
    return value ? <b className={styles.value}>{value}</b> : <span className={styles.missing}>{`{{${part}}}`}</span>;
  });
