import { draftLimits } from '@angan/contract/whatsapp/flat-template.ts';
import { t } from '@lingui/core/macro';
import { type Ref, useId } from 'react';
import { errorLine } from '../../../ui/form/index.ts';
import { inPlace } from '../../../ui/in-place.tsx';
import styles from './editor.module.css';

interface Props {
  ref: Ref<HTMLTextAreaElement>;
  value: string;
  error?: string | undefined;
  /** '236 of 1,024' */
  count: string;
  onChange: (value: string) => void;
}

/** The body's box: what is typed lies over a copy of itself in which the variables are chips. */
export const BodyField = ({ ref, value, error, count, onChange }: Props) => {
  const id = useId();
  const parts = value.split(/(\{\{[^{}]*\}\})/);
  return (
    <div>
      <div className={styles.body} data-error={error ? true : undefined}>
        <div className={styles.behind} aria-hidden="true">
          {inPlace(parts, (part, at) => (at % 2 === 1 ? <mark>{part}</mark> : <span>{part}</span>))}
          {'\n'}
        </div>
        <textarea
          ref={ref}
          className={styles.typed}
          aria-label={t`Body`}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-below`}
          placeholder={t`Namaste ${'{{1}}'}, …`}
          value={value}
          maxLength={draftLimits.body}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </div>
      <div className={styles.below} id={`${id}-below`}>
        <span className={styles.bodyError}>{errorLine(error)}</span>
        <span className={styles.count}>{count}</span>
      </div>
    </div>
  );
};
