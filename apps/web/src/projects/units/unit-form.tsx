import { type ProjectUnit, unitLimits } from '@angan/contract/projects/project-units.ts';
import type { Project } from '@angan/contract/projects/projects.ts';
import { unitPriceBases } from '@angan/domain/lookups/projects.ts';
import { propertySubtypes } from '@angan/domain/lookups/property-types.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { bhkChoices, useUsualUnit } from '../../records/index.ts';
import {
  CountField,
  FieldPair,
  MoneyField,
  SelectField,
  SizeField,
  TextField,
  useFieldErrors,
} from '../../ui/form/index.ts';
import { usePhone } from '../../ui/screen.ts';
import { emptyUnit, type UnitDraft, unitDraftMistakes, unitDraftOf } from './unit-draft.ts';
import styles from './units.module.css';
import { useSaveUnit } from './use-units.ts';

interface Props {
  project: Project;
  /** Left out for a new one. */
  unit?: ProjectUnit;
  onDone: () => void;
}

const homes = ['Apartment', 'House', 'Building'];

/** A unit type, written down in its place in the list. */
export const UnitForm = ({ project, unit, onDone }: Props) => {
  const unitOf = useUsualUnit();
  const [draft, setDraft] = useState<UnitDraft>(() => (unit ? unitDraftOf(unit) : emptyUnit(unitOf())));
  const { errors, refuse, settle } = useFieldErrors();
  const phone = usePhone();
  const form = useRef<HTMLFormElement>(null);
  // It opens where the row stood, on a phone below the fold.
  useEffect(() => {
    form.current?.querySelector('input')?.focus({ preventScroll: true });
    form.current?.scrollIntoView({ block: phone ? 'start' : 'nearest' });
  }, [phone]);
  const set = (change: Partial<UnitDraft>) => {
    setDraft((now) => ({ ...now, ...change }));
    settle(change);
  };
  const save = useSaveUnit(project.id, unit, { onFieldErrors: refuse, onSuccess: onDone });
  const submit = () => {
    const wrong = unitDraftMistakes(draft);
    refuse(wrong);
    if (Object.keys(wrong).length > 0) return;
    save.mutate(draft);
  };
  const typed = <F extends keyof UnitDraft>(field: F) => ({
    value: draft[field] as string,
    error: errors[field],
    onChange: (text: string) => set({ [field]: text } as Partial<UnitDraft>),
  });
  const hasHomes = propertySubtypes.some(
    (row) => project.property_subtype.includes(row.id) && homes.includes(row.group),
  );
  const bhkLabel = bhkChoices.find(({ id }) => id === draft.bhk)?.label ?? null;
  return (
    <form
      ref={form}
      className={styles.form}
      aria-label={unit ? t`Change ${unit.unit_name}` : t`New unit type`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!save.isPending) submit();
      }}
    >
      <FieldPair>
        <TextField
          label={t`Unit type`}
          placeholder={t`3 BHK Type B`}
          maxLength={unitLimits.unit_name}
          required
          {...typed('unit_name')}
        />
        {hasHomes && (
          <SelectField
            label="BHK"
            words={bhkChoices.map(({ label }) => label)}
            value={bhkLabel}
            error={errors.bhk}
            onChange={(word) => set({ bhk: bhkChoices.find(({ label }) => label === word)?.id ?? null })}
          />
        )}
        <SizeField
          label={t`RERA carpet`}
          required
          unit={draft.carpet_unit}
          onUnit={(carpet_unit) => set({ carpet_unit })}
          {...typed('rera_carpet')}
        />
        <SizeField label={t`Super built-up`} unit={draft.carpet_unit} {...typed('super_built_up')} />
      </FieldPair>
      <FieldPair>
        <MoneyField label={t`Price from`} {...typed('price_from')} />
        <MoneyField label={t`Price to`} {...typed('price_to')} />
        <SelectField
          label={t`Price is`}
          words={unitPriceBases}
          value={draft.price_basis}
          none=""
          error={errors.price_basis}
          onChange={(basis) => basis && set({ price_basis: basis })}
        />
        <CountField label={t`Units in all`} {...typed('units_total')} />
        <CountField label={t`Units left`} {...typed('units_left')} />
      </FieldPair>
      <div className={styles.buttons}>
        <Button onClick={onDone}>{t`Cancel`}</Button>
        <Button type="submit" variant="filled" loading={save.isPending}>
          {unit ? t`Save unit type` : t`Add unit type`}
        </Button>
      </div>
    </form>
  );
};
