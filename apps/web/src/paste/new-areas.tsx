import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useMay } from '../core/session/index.ts';
import { AddArea } from '../records/index.ts';
import styles from './fields.module.css';
import { useThePaste } from './use-paste.ts';

/** Places that the message names and the office's list lacks: a tap adds one to it, and to the record. */
export const NewAreas = () => {
  const paste = useThePaste();
  const mayAdd = useMay('area:create');
  const [name, setName] = useState<string>();
  const names = paste.read.fields.unknown_places?.value ?? [];
  if (!mayAdd || names.length === 0 || paste.form.area.length > 0) return null;
  return (
    <p className={styles.suggestion}>
      {names.map((one) => (
        <button type="button" key={one} className={styles.chip} onClick={() => setName(one)}>
          {t`Create area '${one}'?`}
        </button>
      ))}
      <AddArea
        name={name}
        onClose={() => setName(undefined)}
        onAdded={({ id }) => paste.set({ area: [...paste.form.area, id] })}
      />
    </p>
  );
};
