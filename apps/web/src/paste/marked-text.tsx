import { type Confidence, type Found, placesOf } from '@angan/domain/paste/index.ts';
import { labels, type ShownKey } from './field-words.ts';
import styles from './message-box.module.css';
import { useThePaste } from './use-paste.ts';

interface Mark {
  /** undefined: the words told what the message is. */
  field: ShownKey | undefined;
  grade: Confidence;
  start: number;
  end: number;
}

/** A message with the words marked that fields were read from; a press on them goes to the field. */
export const MarkedText = ({ onGo }: { onGo: (field: ShownKey) => void }) => {
  const paste = useThePaste();
  const { fields, kind_from } = paste.read;
  const marks = surestOf([
    ...(Object.keys(labels()) as ShownKey[]).flatMap((field) =>
      paste.asks(field) ? marksOf(field, paste.from(field)) : [],
    ),
    ...marksOf('contact', paste.from('contact') && fields.name),
    ...marksOf(undefined, kind_from),
  ]);
  return (
    <p className={styles.text}>
      {pieces(paste.text, marks).map(({ start, text, mark }) =>
        mark?.field ? (
          <button
            type="button"
            key={start}
            className={styles.mark}
            data-grade={mark.grade}
            data-active={paste.active === mark.field || undefined}
            title={labels()[mark.field]}
            onClick={() => mark.field && onGo(mark.field)}
          >
            {text}
          </button>
        ) : (
          <span key={start} className={mark && styles.mark}>
            {text}
          </span>
        ),
      )}
    </p>
  );
};

const grades: readonly Confidence[] = ['High', 'Medium', 'Low'];

const marksOf = (field: ShownKey | undefined, found: Found<unknown> | undefined): Mark[] =>
  found ? placesOf(found).map(({ start, end }) => ({ field, grade: found.confidence, start, end })) : [];

/** Words of one field each, from left to right; of fields that share words the surest has them. */
const surestOf = (marks: readonly Mark[]): Mark[] => {
  const surest = [...marks].sort((a, b) => grades.indexOf(a.grade) - grades.indexOf(b.grade));
  const isFree = (mark: Mark, at: number) =>
    surest.slice(0, at).every((one) => one.end <= mark.start || mark.end <= one.start);
  return surest.filter(isFree).sort((a, b) => a.start - b.start);
};

const pieces = (text: string, marks: readonly Mark[]): { start: number; text: string; mark?: Mark }[] => {
  const found: { start: number; text: string; mark?: Mark }[] = [];
  let at = 0;
  for (const mark of marks) {
    const { start, end } = mark;
    if (start > at) found.push({ start: at, text: text.slice(at, start) });
    found.push({ start, text: text.slice(start, end), mark });
    at = end;
  }
  if (at < text.length) found.push({ start: at, text: text.slice(at) });
  return found;
};
