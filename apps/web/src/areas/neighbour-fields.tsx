import { t } from '@lingui/core/macro';
import { ActionIcon, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useName } from '../core/names/index.ts';
import { errorLine, LookupField } from '../ui/form/index.ts';
import type { NeighbourDraft } from './area-draft.ts';
import styles from './neighbour-fields.module.css';

interface Props {
  neighbours: readonly NeighbourDraft[];
  /** The areas that may be named. */
  others: readonly { id: number; area: string }[];
  error?: string | undefined;
  onChange: (neighbours: NeighbourDraft[]) => void;
}

/** Areas that customers take for this one, each with its distance; they show this one as theirs. */
export const NeighbourFields = ({ neighbours, others, error, onChange }: Props) => {
  const free = others.filter(({ id }) => !neighbours.some((one) => one.area === id));
  return (
    <fieldset className={styles.group}>
      <LookupField
        label={t`Neighbours`}
        placeholder={t`Find an area to add`}
        hint={t`They show this area as theirs too. Matches count them as near.`}
        choices={free.map(({ id, area }) => ({ id, label: area }))}
        value={null}
        onChange={(id) => id !== null && onChange([...neighbours, { area: id, km: '' }])}
      />
      {neighbours.map((one) => (
        <NeighbourLine
          key={one.area}
          neighbour={one}
          onKm={(km) => onChange(neighbours.map((other) => (other.area === one.area ? { ...other, km } : other)))}
          onDrop={() => onChange(neighbours.filter(({ area }) => area !== one.area))}
        />
      ))}
      {error && <p className={styles.error}>{errorLine(error)}</p>}
    </fieldset>
  );
};

interface LineProps {
  neighbour: NeighbourDraft;
  onKm: (km: string) => void;
  onDrop: () => void;
}

const NeighbourLine = ({ neighbour, onKm, onDrop }: LineProps) => {
  const name = useName('areas', neighbour.area);
  return (
    <div className={styles.line}>
      <span className={styles.name}>{name}</span>
      <TextInput
        className={styles.km}
        aria-label={t`Kilometres to ${name}`}
        inputMode="decimal"
        rightSection={t`km`}
        value={neighbour.km}
        onChange={(event) => onKm(event.currentTarget.value)}
      />
      <ActionIcon aria-label={t`Remove ${name}`} onClick={onDrop}>
        <IconX size={16} aria-hidden />
      </ActionIcon>
    </div>
  );
};
