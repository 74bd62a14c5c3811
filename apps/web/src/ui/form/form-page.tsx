import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { createContext, type ReactNode, use, useId } from 'react';
import { lazyPart } from '../../core/screen.ts';
import { PageFrame } from '../page-frame.tsx';
import styles from './form-page.module.css';

interface Props {
  title: string;
  /** The word on the main button: 'Add inquiry'. */
  submit: string;
  onSubmit: () => void;
  /** At the right of the title: another way to the same. */
  actions?: ReactNode;
  /** Left out where there is nothing to go back to. */
  onCancel?: () => void;
  busy?: boolean;
  /** Nothing to send: all is as it was. */
  unchanged?: boolean;
  /** A wrong that belongs to no field. */
  error?: ReactNode;
  /** What the form says so far, in a line over the button. */
  summary?: ReactNode;
  /** A quieter line under it. */
  note?: string | undefined;
  /** Something was typed that outlives a reload; `onStartOver` forgets it. */
  isKept?: boolean;
  onStartOver?: () => void;
  children: ReactNode;
}

/** Apart, since a dialog weighs more than a list may, which shares the parts of forms. */
const Over = lazyPart(() => import('./form-over.tsx'), 'FormOverScreen');

/** Closes the dialog in which forms stand over another screen; where none is given, a form is a page of its own. */
export const FormOver = createContext<(() => void) | undefined>(undefined);

/** A form as a page of its own, or over another screen. What it says so far and its main button stay in sight. */
export const FormPage = ({
  title,
  actions,
  submit,
  onSubmit,
  onCancel,
  busy = false,
  unchanged = false,
  error,
  summary,
  note,
  isKept = false,
  onStartOver,
  children,
}: Props) => {
  const id = useId();
  const leave = use(FormOver);
  const form = (
    <form
      id={id}
      className={leave ? `${styles.form} ${styles.over}` : styles.form}
      aria-label={title}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy && !unchanged) onSubmit();
      }}
    >
      {children}
    </form>
  );
  const cancel = leave ?? onCancel;
  const foot = (
    <>
      <div className={styles.said}>
        {error ? (
          <p className={styles.error} role="alert">
            {error}
          </p>
        ) : (
          <>
            <p className={`truncate ${styles.summary}`} aria-live="polite">
              {summary}
            </p>
            {(note || isKept) && (
              <p className={styles.note}>
                {note ?? t`What you typed is kept.`}{' '}
                {isKept && (
                  <button type="button" className={styles.startOver} onClick={onStartOver}>
                    {t`Start over`}
                  </button>
                )}
              </p>
            )}
          </>
        )}
      </div>
      <div className={styles.buttons}>
        {cancel && <Button onClick={cancel}>{t`Cancel`}</Button>}
        <Button type="submit" form={id} variant="filled" loading={busy} disabled={unchanged}>
          {submit}
        </Button>
      </div>
    </>
  );
  return leave ? (
    <Over.Component title={title} actions={actions} form={form} foot={foot} onClose={leave} />
  ) : (
    <PageFrame title={title} actions={actions}>
      <div className={`scrolls ${styles.scroll}`}>{form}</div>
      <div className={styles.foot}>{foot}</div>
    </PageFrame>
  );
};

/** A part of a form: its name at the left on a wide screen, above on a narrow one. */
export const FormSection = ({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) => (
  <section className={styles.section}>
    <div className={styles.name}>
      <h2>{title}</h2>
      {hint && <p>{hint}</p>}
    </div>
    <div className={styles.fields}>{children}</div>
  </section>
);

/** Fields beside each other where there is room. */
export const FieldPair = ({ children }: { children: ReactNode }) => <div className={styles.pair}>{children}</div>;
