import { initials } from '@angan/domain/people.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { type ChangeEvent, type DragEvent, useId, useRef, useState } from 'react';
import { word } from '../../core/language/index.ts';
import { usePhone } from '../screen.ts';
import { errorLine } from './error-line.tsx';
import styles from './photo-field.module.css';
import { type SendPicture, usePictureUpload } from './use-picture-upload.ts';

interface Props {
  label: string;
  /** Link to the picture as it is; null for none. */
  photo: string | null;
  /** Whose it is: its first letters stand where a picture is missing. */
  name: string;
  hint?: string;
  /** Which camera of a phone is meant: of oneself, or of what stands before one. */
  camera: 'user' | 'environment';
  send: SendPicture;
  remove: () => Promise<unknown>;
}

/** One picture: chosen, dropped or taken, made smaller, sent at once with its progress, and taken away again. */
export const PhotoField = ({ label, photo, name, hint, camera, send, remove }: Props) => {
  const { step, error, preview, choose, retry, reset } = usePictureUpload(send);
  const [removing, setRemoving] = useState(false);
  const [over, setOver] = useState(false);
  const [file, shot] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)];
  const id = useId();
  const phone = usePhone();
  const shown = preview ?? photo;
  const busy = step !== null || removing;

  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = currentTarget.files ?? [];
    if (chosen) void choose(chosen);
    // The same file may be chosen again, after a refusal as well.
    currentTarget.value = '';
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!busy) void choose(event.dataTransfer.files[0]);
  };
  const takeAway = async () => {
    setRemoving(true);
    await remove().then(() => reset(), reset);
    setRemoving(false);
  };
  return (
    <fieldset
      className={styles.field}
      aria-labelledby={`${id}-label`}
      aria-describedby={hint && `${id}-hint`}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <legend id={`${id}-label`} className={styles.label}>
        {label}
      </legend>
      <span className={styles.square} data-initials={shown ? undefined : initials(name)} aria-hidden="true">
        {shown && <img src={shown} alt="" />}
      </span>
      <div className={styles.side}>
        <div className={styles.buttons}>
          <Button disabled={busy} onClick={() => file.current?.click()}>
            {shown ? t`Change photo` : t`Choose photo`}
          </Button>
          {phone && (
            <Button disabled={busy} onClick={() => shot.current?.click()}>
              {t`Take photo`}
            </Button>
          )}
          {shown && !step && (
            <Button variant="subtle" color="gray" loading={removing} onClick={takeAway}>
              {t`Remove photo`}
            </Button>
          )}
        </div>
        {step && <Progress {...step} />}
        {error && (
          <p className={styles.error} role="alert">
            {errorLine(error)}
            {retry && (
              <Button size="xs" onClick={retry}>
                {t`Try again`}
              </Button>
            )}
          </p>
        )}
        {hint && (
          <p id={`${id}-hint`} className={styles.hint}>
            {hint}
          </p>
        )}
      </div>
      <input ref={file} type="file" accept="image/*" hidden onChange={take} />
      <input ref={shot} type="file" accept="image/*" capture={camera} hidden onChange={take} />
    </fieldset>
  );
};

/** How far a step is, as a bar and in words. */
const Progress = ({ name, share }: { name: string; share: number }) => {
  const percent = Math.round(share * 100);
  return (
    <div className={styles.progress}>
      <progress className={styles.bar} aria-label={word(name)} max={100} value={percent} />
      <span>
        {word(name)}, {percent} %
      </span>
    </div>
  );
};
