import { isStandard, withWeight } from '@angan/domain/matching/reweigh.ts';
import type { CriterionKey, WeightColumn } from '@angan/domain/matching/types.ts';
import { defaultWeights } from '@angan/domain/matching/weights.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { perLanguage } from '../core/language/index.ts';
import { Slider } from '../ui/slider.tsx';
import styles from './match-weights.module.css';
import type { Column } from './use-weights.ts';

const names = perLanguage<Record<CriterionKey, string>>(() => ({
  budget: t`Budget`,
  area: t`Area`,
  bhk: 'BHK',
  size: t`Size`,
  subtype: t`Type`,
  possession: t`Possession`,
  furniture: t`Furnishing`,
  floor: t`Floor`,
  facing: t`Facing`,
  parking: t`Parking`,
  features: t`Features and amenities`,
  specs: t`Workstations, power, frontage, ceiling`,
  roi: 'ROI',
  lease_terms: t`Lease terms`,
}));

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
            {names()[key]}
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
        <span className={styles.label}>{t`Total`}</span>
        <span className={styles.sum}>{t`To change one scales the others.`}</span>
        <output className={styles.total} aria-label={t`Points in all`}>
          {keys.reduce((sum, key) => sum + weights[key]!, 0)}
        </output>
      </p>
      <div className={styles.buttons}>
        <Button
          variant="subtle"
          disabled={isStandard(column, weights)}
          onClick={() => setWeights(defaultWeights[column] as Column)}
        >
          {t`Reset to standard`}
        </Button>
        <Button type="submit" variant="filled" disabled={!isChanged} loading={isSaving}>
          {t`Save`}
        </Button>
      </div>
    </form>
  );
};
