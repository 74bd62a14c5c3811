import { placeTexts } from '@angan/contract/places/places.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { word } from '../core/language/index.ts';
import styles from './places.module.css';

interface Props {
  /** Places named like the one that is being added. */
  near: readonly { id: number; name: string; where?: string | undefined }[];
  /** One of them it was. */
  onTake: (id: number) => void;
}

/** A question that stops nobody: whether the place is there already under another spelling. */
export const NearNames = ({ near, onTake }: Props) => (
  <div role="status" className={styles.nears}>
    {near.map(({ id, name, where }) => (
      <p key={id} className={styles.near}>
        {word(placeTexts.didYouMean(name))}
        {where && ` (${where})`}
        <Button size="xs" onClick={() => onTake(id)}>
          {t`Open ${name}`}
        </Button>
      </p>
    ))}
  </div>
);
