import type { Found } from '@angan/domain/paste/index.ts';
import { labels, type ShownKey } from './field-words.ts';
import styles from './message-box.module.css';
import { useThePaste } from './use-paste.ts';

interface Mark {
  /** undefined: the words told what the message is. */
  field: ShownKey | undefined;
  found: Found<unknown>;
}

/** A message with the words marked that fields were read from; a press on them goes to the field. */
export const MarkedText = ({ onGo }: { onGo: (field: ShownKey) => void }) => {
  const paste = useThePaste();
  const kind = paste.read.kind_from;
  const marks = marksOf((field) => (paste.asks(field) ? paste.from(field) : undefined), kind);
  return (
    <p className={styles.text}>
      {pieces(paste.text, marks).map(({ start, text, mark }) =>
        mark?.field ? (
          <button
            type="button"
            key={start}
            className={styles.mark}
            data-grade={mark.found.confidence}
            data-active={paste.active === mark.field || undefined}
            title={labels[mark.field]}
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

const grades = ['High', 'Medium', 'Low'];

/** Words of one field each, from left to right; of fields that share words the surest has them. */
const marksOf = (from: (field: ShownKey) => Found<unknown> | undefined, kind: Found<unknown> | undefined): Mark[] => {
  const all: Mark[] = (Object.keys(labels) as ShownKey[]).flatMap((field) => {
    const found = from(field);
    return found ? [{ field, found }] : [];
  });
  if (kind) all.push({ field: undefined, found: kind });
  const surest = all.sort((a, b) => grades.indexOf(a.found.confidence) - grades.indexOf(b.found.confidence));
  const shown = surest.filter(({ found }, at) =>
    surest.slice(0, at).every((one) => one.found.end <= found.start || found.end <= one.found.start),
  );
  return shown.sort((a, b) => a.found.start - b.found.start);
};

const pieces = (text: string, marks: readonly Mark[]): { start: number; text: string; mark?: Mark }[] => {
  const found: { start: number; text: string; mark?: Mark }[] = [];
  let at = 0;
  for (const mark of marks) {
    const { start, end } = mark.found;
    if (start > at) found.push({ start: at, text: text.slice(at, start) });
    found.push({ start, text: text.slice(start, end), mark });
    at = end;
  }
  if (at < text.length) found.push({ start: at, text: text.slice(at) });
  return found;
};
