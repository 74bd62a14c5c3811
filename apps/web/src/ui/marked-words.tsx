import type { Confidence } from '@angan/domain/paste/index.ts';
import type { ReactNode } from 'react';
import styles from './marked-words.module.css';

/** A place in a text that something was read from. */
export interface WordMark {
  start: number;
  end: number;
  grade: Confidence;
  /** What was read there: 'Budget to'. */
  label?: string | undefined;
  /** Pressed, it goes there; left out, it is no button. */
  onPress?: (() => void) | undefined;
  isActive?: boolean;
}

interface Props {
  text: string;
  /** In any order; of those that share words the surest stands. */
  marks: readonly WordMark[];
}

/** A message with the words marked that were read from it, the surer the stronger. */
export const MarkedWords = ({ text, marks }: Props) => (
  <p className={styles.text}>
    {piecesOf(text, surestOf(marks)).map(({ start, text, mark }) =>
      mark?.onPress ? (
        <button
          type="button"
          key={start}
          className={styles.mark}
          data-grade={mark.grade}
          data-active={mark.isActive || undefined}
          title={mark.label}
          onClick={mark.onPress}
        >
          {text}
        </button>
      ) : (
        <span
          key={start}
          className={mark && styles.mark}
          data-grade={mark?.label === undefined ? undefined : mark.grade}
          title={mark?.label}
        >
          {text}
        </span>
      ),
    )}
  </p>
);

/** A word as it is marked, where one tells what the marks mean. */
export const MarkedWord = ({ grade, children }: { grade?: Confidence; children: ReactNode }) => (
  <span className={styles.mark} data-grade={grade}>
    {children}
  </span>
);

const grades: readonly Confidence[] = ['High', 'Medium', 'Low'];

/** From left to right; of marks that share words the surest has them. */
const surestOf = (marks: readonly WordMark[]): WordMark[] => {
  const surest = [...marks].sort((a, b) => grades.indexOf(a.grade) - grades.indexOf(b.grade));
  const isFree = (mark: WordMark, at: number) =>
    surest.slice(0, at).every((one) => one.end <= mark.start || mark.end <= one.start);
  return surest.filter(isFree).sort((a, b) => a.start - b.start);
};

const piecesOf = (text: string, marks: readonly WordMark[]): { start: number; text: string; mark?: WordMark }[] => {
  const pieces: { start: number; text: string; mark?: WordMark }[] = [];
  let at = 0;
  for (const mark of marks) {
    const { start, end } = mark;
    if (start > at) pieces.push({ start: at, text: text.slice(at, start) });
    pieces.push({ start, text: text.slice(start, end), mark });
    at = end;
  }
  if (at < text.length) pieces.push({ start: at, text: text.slice(at) });
  return pieces;
};
