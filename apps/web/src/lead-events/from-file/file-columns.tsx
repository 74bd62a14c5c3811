import type { LeadFileColumn } from '@angan/contract/lead-events/lead-files.ts';
import { type FileTarget, fileTargets } from '@angan/domain/leads/index.ts';
import { dealTypes } from '@angan/domain/lookups/deal-types.ts';
import { propertyTypes } from '@angan/domain/lookups/property-types.ts';
import { plural, t } from '@lingui/core/macro';
import { NativeSelect } from '@mantine/core';
import { word } from '../../core/language/index.ts';
import { SourceField } from '../../records/index.ts';
import { FieldPair, LookupField } from '../../ui/form/index.ts';
import { inPlace } from '../../ui/in-place.tsx';
import styles from './from-file.module.css';
import type { FileDraft, OpenLeadFile } from './use-lead-file.ts';

interface Props {
  draft: FileDraft;
  given: OpenLeadFile;
}

/** Where the leads of a file come from, what holds where a row does not say it, and what each column is taken for. */
export const FileColumns = ({ draft, given: { errors, set, sheet } }: Props) => {
  const { file, look, targets } = draft;
  const rows = plural(look.rows_total, { one: '# row', other: '# rows' });
  const take = (at: number, target: FileTarget) =>
    set({ targets: targets.map((before, index) => (index === at ? target : before)) });
  return (
    <>
      <p className={styles.quiet}>
        {look.is_known
          ? t`${file.name}: ${rows}. The columns are as you chose them for the last file with the same ones.`
          : t`${file.name}: ${rows}.`}
      </p>
      {look.sheets.length > 1 && (
        <NativeSelect
          label={t`Sheet of the workbook`}
          value={look.sheet}
          data={[...look.sheets]}
          onChange={(event) => sheet(event.currentTarget.value)}
        />
      )}
      <SourceField
        required
        label={t`Where these leads come from`}
        value={draft.source}
        error={errors.source}
        onChange={(source) => set({ source })}
      />
      <FieldPair>
        <LookupField
          label={t`Property type, where it does not say`}
          choices={propertyTypes.map(({ id, property_type }) => ({ id, label: word(property_type) }))}
          value={draft.property_type}
          placeholder={word('Residential')}
          error={errors.property_type}
          onChange={(property_type) => set({ property_type })}
        />
        <LookupField
          label={t`Deal type, where it does not say`}
          choices={dealTypes.map(({ id, deal_type }) => ({ id, label: word(deal_type) }))}
          value={draft.deal_type}
          placeholder={word('Sale')}
          error={errors.deal_type}
          onChange={(deal_type) => set({ deal_type })}
        />
      </FieldPair>
      <section aria-label={t`Columns of the file`}>
        <div className={styles.head}>
          <h3 className={styles.label}>{t`What each column is taken for`}</h3>
          <span className={styles.quiet}>{usedOf(targets)}</span>
        </div>
        <ul className="list-unstyled">
          {inPlace(look.columns, (column, at) => (
            <Column column={column} target={targets[at]!} onChange={(target) => take(at, target)} />
          ))}
        </ul>
      </section>
    </>
  );
};

/** '5 used, 1 in the message, 2 left out' */
const usedOf = (targets: readonly FileTarget[]): string => {
  const count = (target: FileTarget) => targets.filter((one) => one === target).length;
  const [kept, left] = [count('Message'), count('Nothing')];
  return [
    t`${targets.length - kept - left} used`,
    kept > 0 && t`${kept} in the message`,
    left > 0 && t`${left} left out`,
  ]
    .filter(Boolean)
    .join(', ');
};

interface ColumnProps {
  column: LeadFileColumn;
  target: FileTarget;
  onChange: (target: FileTarget) => void;
}

/** A column with the first values in it. */
const Column = ({ column: { header, samples }, target, onChange }: ColumnProps) => (
  <li className={styles.column} data-skipped={target === 'Nothing' || undefined}>
    <div className={styles.words}>
      <span className={styles.header}>{header}</span>
      <span className={styles.samples}>
        {inPlace(samples, (value) => (
          <span>{value}</span>
        ))}
      </span>
    </div>
    <NativeSelect
      aria-label={t`What '${header}' is taken for`}
      value={target}
      data={fileTargets.map((one) => ({ value: one, label: word(one) }))}
      onChange={(event) => onChange(event.currentTarget.value as FileTarget)}
    />
  </li>
);
