import { type MarkedPart, markedParts } from '@angan/domain/whatsapp/templates/index.ts';
import { Fragment, type ReactNode } from 'react';
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
  return parts.map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts are their places
    <Fragment key={at}>{styled(part, filled(part.text, values))}</Fragment>
  ));
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
  text.split(/\{\{([^{}]*)\}\}/).map((part, at) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts are their places
    if (at % 2 === 0) return <Fragment key={at}>{part}</Fragment>;
    const value = values[Number(part) - 1];
    return value ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts are their places
      <b key={at} className={styles.value}>
        {value}
      </b>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts are their places
      <span key={at} className={styles.missing}>{`{{${part}}}`}</span>
    );
  });
