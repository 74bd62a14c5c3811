import { type TaskType, taskTypes } from '@angan/domain/lookups/tasks.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { word } from '../../core/language/index.ts';
import { errorLine } from '../../ui/form/index.ts';
import { usePhone } from '../../ui/screen.ts';
import { TaskGlyph } from '../words/task-glyph.tsx';
import styles from './form.module.css';

/** How many a phone shows at first: those that are planned most stand first in the list. */
const atFirst = 6;

interface Props {
  value: TaskType | null;
  onChange: (type: TaskType) => void;
  error?: string | undefined;
}

/** What is to be done, as squares under the thumb. On a phone the usual ones, and all when they are asked for. */
export const TypeSquares = ({ value, onChange, error }: Props) => {
  const phone = usePhone();
  const [showsAll, setShowsAll] = useState(false);
  const isWhole = !phone || showsAll;
  // What was chosen stays in sight.
  const types = isWhole ? taskTypes : taskTypes.filter((type, at) => at < atFirst || type === value);
  return (
    <fieldset className={styles.types} aria-label={t`Type`}>
      {types.map((type) => (
        <button
          type="button"
          key={type}
          className={styles.type}
          aria-pressed={type === value}
          onClick={() => onChange(type)}
        >
          <TaskGlyph type={type} />
          {/* It may break behind its slash. */}
          {word(type).replace('/', '/\u200b')}
        </button>
      ))}
      {!isWhole && (
        <Button variant="subtle" className={styles.moreTypes ?? ''} onClick={() => setShowsAll(true)}>
          {t`More types`}
        </Button>
      )}
      {error && <p className={styles.error}>{errorLine(error)}</p>}
    </fieldset>
  );
};
