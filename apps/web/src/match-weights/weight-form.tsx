import { isStandard, withWeight } from '@angan/domain/matching/reweigh.ts';
import type { CriterionKey, WeightColumn } from '@angan/domain/matching/types.ts';
import { defaultWeights } from '@angan/domain/matching/weights.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Slider } from '../ui/slider.tsx';
import styles from './match-weights.module.css';
import type { Column } from './use-weights.ts';

const names: Record<CriterionKey, string> = {
  budget: 'Budget',
  area: 'Area',
  bhk: 'BHK',
  size: 'Size',
  subtype: 'Type',
  possession: 'Possession',
  furniture: 'Furnishing',
  floor: 'Floor',
  facing: 'Facing',
  parking: 'Parking',
  features: 'Features and amenities',
  specs: 'Workstations, power, frontage, ceiling',
  roi: 'ROI',
  lease_terms: 'Lease terms',
};

interface Props {
  column: WeightColumn;
  saved: Column;
  isSaving: boolean;
  onSave: (weights: Column) => void;
}

/** The weights of one kind of deal. To change one scales the others, so that there are always 100 points. */
export const WeightForm = ({ column, saved, isSaving, onSave }: Props) => {
  const [weights, setWeights] = useState(saved);
  const keys = Object.keys(weights) as CriterionKey[];
  const isChanged = keys.some((key) => weights[key] !== saved[key]);
  const change = (key: CriterionKey, value: string) => {
    const next = Number(value);
    if (value !== '' && Number.isFinite(next)) setWeights(withWeight(weights, key, next) as Column);
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSave(weights);
      }}
    >
      {keys.map((key) => (
        <div key={key} className={styles.line}>
          <label className={styles.label} htmlFor={`${column} ${key}`}>
            {names[key]}
          </label>
          <Slider
            percent={weights[key] ?? 0}
            min={0}
            max={100}
            tabIndex={-1}
            aria-hidden
            value={weights[key]}
            onChange={(event) => change(key, event.target.value)}
          />
          <input
            id={`${column} ${key}`}
            className={styles.number}
            type="number"
            inputMode="numeric"
            min={0}
            max={100}
            value={weights[key]}
            onChange={(event) => change(key, event.target.value)}
          />
        </div>
      ))}
      <p className={styles.line} data-total>
        <span className={styles.label}>Total</span>
        <span className={styles.sum}>To change one scales the others.</span>
        <output className={styles.total} aria-label="Points in all">
          {keys.reduce((sum, key) => sum + weights[key]!, 0)}
        </output>
      </p>
      <div className={styles.buttons}>
        <Button
          variant="subtle"
          disabled={isStandard(column, weights)}
          onClick={() => setWeights(defaultWeights[column] as Column)}
        >
          Reset to standard
        </Button>
        <Button type="submit" variant="filled" disabled={!isChanged} loading={isSaving}>
          Save
        </Button>
      </div>
    </form>
  );
};
