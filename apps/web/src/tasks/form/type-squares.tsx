import { type TaskType, taskTypes } from '@angan/domain/lookups/tasks.ts';
import { t } from '@lingui/core/macro';
import { word } from '../../core/language/index.ts';
import { errorLine } from '../../ui/form/index.ts';
import { TaskGlyph } from '../words/task-glyph.tsx';
import styles from './form.module.css';

interface Props {
  value: TaskType | null;
  onChange: (type: TaskType) => void;
  error?: string | undefined;
}

/** What is to be done, as squares under the thumb. */
export const TypeSquares = ({ value, onChange, error }: Props) => (
  <fieldset className={styles.types} aria-label={t`Type`}>
    {taskTypes.map((type) => (
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
    {error && <p className={styles.error}>{errorLine(error)}</p>}
  </fieldset>
);
