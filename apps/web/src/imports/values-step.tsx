import {
  type DataMigration,
  type MigrationValue,
  type ValueField,
  valueFields,
} from '@angan/contract/imports/data-migration.ts';
import { cities } from '@angan/domain/lookups/index.ts';
import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { Button, NativeSelect } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useState } from 'react';
import { formatNumber, perLanguage, word } from '../core/language/index.ts';
import styles from './columns-step.module.css';
import { ImportFrame } from './import-frame.tsx';
import { rowsIn } from './nouns.ts';
import type { OpenImport } from './open-import.ts';
import { refusalOf } from './use-import.ts';
import { useMeanings } from './use-meanings.ts';

const titles = perLanguage<Record<ValueField, string>>(() => ({
  area: t`Areas`,
  society_name: t`Societies`,
  property_subtype: t`Subtypes`,
  deal_type: t`Deal types`,
  status: t`Statuses`,
  stage: t`Stages`,
  source: t`Sources`,
  assigned_to: t`Staff`,
}));

const cityName = (city: MigrationValue['city']) =>
  city != null && word(cities.find(({ id }) => id === city)?.city ?? '');

const keyOf = ({ field, text }: Pick<MigrationValue, 'field' | 'text'>) => `${field} ${text}`;

/** Names in the file that the office does not have: each is added, left out, or means one that is there. */
export const ValuesStep = ({ migration, frame, actions, url }: OpenImport) => {
  const { values } = migration;
  const [changed, setChanged] = useState<Readonly<Record<string, string>>>({});
  const meant = (value: MigrationValue) => changed[keyOf(value)] ?? value.means;
  const news = values.filter((value) => meant(value) !== value.means);
  const goOn = () => {
    if (news.length === 0) url.filter({ step: null });
    else actions.name.mutate(news.map((value) => ({ field: value.field, text: value.text, means: meant(value) })));
  };
  return (
    <ImportFrame
      {...frame}
      summary={<Summary values={values} meant={meant} />}
      error={refusalOf(actions.name.error)}
      buttons={
        <Button
          variant="filled"
          loading={actions.name.isPending}
          rightSection={<IconArrowRight size={16} aria-hidden />}
          onClick={goOn}
        >
          {news.length === 0 ? t`Look at ${rowsIn(migration.rows_total)}` : t`Check again`}
        </Button>
      }
    >
      <div className={styles.panes}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard */}
        <section className={styles.main} aria-label={t`Names that the office does not have`} tabIndex={0}>
          {valueFields.map((field) => (
            <Names
              key={field}
              migration={migration}
              field={field}
              meant={meant}
              onChange={(value, means) => setChanged({ ...changed, [keyOf(value)]: means })}
            />
          ))}
        </section>
      </div>
    </ImportFrame>
  );
};

interface NamesProps {
  migration: DataMigration;
  field: ValueField;
  meant: (value: MigrationValue) => string;
  onChange: (value: MigrationValue, means: string) => void;
}

const Names = ({ migration, field, meant, onChange }: NamesProps) => {
  const mine = migration.values.filter((value) => value.field === field);
  const choices = useMeanings(field, migration);
  if (mine.length === 0) return null;
  return (
    <>
      <h2 className={styles.field}>
        {titles()[field]} <span className={styles.count}>{formatNumber(mine.length)}</span>
      </h2>
      <ul className="list-unstyled">
        {mine.map((value) => (
          <li key={value.text} className={styles.row} data-open={meant(value) === '' || undefined}>
            <div className={styles.column}>
              <span className={`truncate ${styles.header}`}>{value.text}</span>
              <span className={styles.samples}>
                <span>{[t`in ${rowsIn(value.rows)}`, cityName(value.city)].filter(Boolean).join(', ')}</span>
              </span>
            </div>
            <NativeSelect
              className={styles.select ?? ''}
              aria-label={t`What '${value.text}' means`}
              value={meant(value)}
              data={choices(value)}
              onChange={(event) => onChange(value, event.currentTarget.value)}
            />
            <p className={styles.why}>{value.is_remembered ? t`as for an earlier file` : ''}</p>
          </li>
        ))}
      </ul>
    </>
  );
};

const Summary = ({ values, meant }: { values: readonly MigrationValue[]; meant: NamesProps['meant'] }) => {
  const added = values.filter((value) => meant(value) === 'create' || Number(meant(value)) < 0).length;
  const open = values.filter((value) => meant(value) === '').length;
  return (
    <p>
      {open > 0 ? (
        <Trans>
          <strong>{formatNumber(added)}</strong> <Plural value={added} one="name is" other="names are" /> added to the
          office, {formatNumber(open)} not known yet. What you choose is remembered.
        </Trans>
      ) : (
        <Trans>
          <strong>{formatNumber(added)}</strong> <Plural value={added} one="name is" other="names are" /> added to the
          office. What you choose is remembered.
        </Trans>
      )}
    </p>
  );
};
