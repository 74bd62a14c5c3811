import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { type PointerEvent, useRef, useState } from 'react';
import { errorLine } from '../../ui/form/index.ts';
import styles from './slip.module.css';

/** Pixels of the picture; the pad is as wide as it has room. */
const size = { width: 900, height: 360 } as const;

interface Props {
  error: string | undefined;
  /** null where nothing is drawn. */
  onChange: (picture: Blob | null) => void;
}

/** Where the visitor signs with a finger: black on white whatever the theme, since it goes onto paper. */
export const SignaturePad = ({ error, onChange }: Props) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  const penOf = () => {
    const pen = canvas.current!.getContext('2d')!;
    return Object.assign(pen, { lineWidth: 6, lineCap: 'round', lineJoin: 'round', strokeStyle: 'black' });
  };
  const pointOf = ({ clientX, clientY }: PointerEvent): [number, number] => {
    const box = canvas.current!.getBoundingClientRect();
    return [((clientX - box.left) / box.width) * size.width, ((clientY - box.top) / box.height) * size.height];
  };
  const paper = () => {
    const pen = penOf();
    pen.fillStyle = 'white';
    pen.fillRect(0, 0, size.width, size.height);
  };
  const begin = (event: PointerEvent<HTMLCanvasElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    if (!isDrawn) paper();
    setDrawn(true);
    const pen = penOf();
    pen.beginPath();
    pen.moveTo(...pointOf(event));
    // A dot is drawn too.
    pen.lineTo(...pointOf(event));
    pen.stroke();
  };
  const draw = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const pen = penOf();
    pen.lineTo(...pointOf(event));
    pen.stroke();
  };
  const end = () => canvas.current!.toBlob(onChange, 'image/png');
  const clear = () => {
    paper();
    setDrawn(false);
    onChange(null);
  };
  return (
    <div className={styles.sign}>
      <div className={styles.signHead}>
        <span className={styles.label}>{t`Signature of the visitor`}</span>
        <Button size="xs" disabled={!isDrawn} onClick={clear}>{t`Clear`}</Button>
      </div>
      <canvas
        ref={canvas}
        className={styles.pad}
        role="img"
        aria-label={isDrawn ? t`Signed` : t`Sign here`}
        {...size}
        onPointerDown={begin}
        onPointerMove={draw}
        onPointerUp={end}
        onPointerCancel={end}
      />
      {error && !isDrawn && <p className={styles.error}>{errorLine(error)}</p>}
    </div>
  );
};
