import {
  type DataMigration,
  type MigrationValue,
  type ValueField,
  valueChoices,
  valueFields,
} from '@angan/contract/imports/data-migration.ts';
import { cities } from '@angan/domain/lookups/index.ts';
import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { Button, NativeSelect } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useState } from 'react';
import { formatNumber, perLanguage, word } from '../core/language/index.ts';
import { ScrollBox } from '../ui/scroll-box.ts';
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
        <ScrollBox className={styles.main} aria-label={t`Names that the office does not have`}>
          {valueFields.map((field) => (
            <Names
              key={field}
              migration={migration}
              field={field}
              meant={meant}
              onChange={(value, means) => setChanged({ ...changed, [keyOf(value)]: means })}
            />
          ))}
        </ScrollBox>
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
  // What may be another one is looked at first.
  const [doubted, others] = [mine.filter(isDoubted), mine.filter((value) => !isDoubted(value))];
  return (
    <>
      <h2 className={styles.field}>
        {titles()[field]} <span className={styles.count}>{formatNumber(mine.length)}</span>
      </h2>
      <ul className="list-unstyled">
        {[...doubted, ...others].map((value) => (
          <Name key={value.text} value={value} means={meant(value)} choices={choices} onChange={onChange} />
        ))}
      </ul>
    </>
  );
};

const isDoubted = ({ like, is_remembered }: MigrationValue) => like.length > 0 && !is_remembered;

interface NameProps extends Pick<NamesProps, 'onChange'> {
  value: MigrationValue;
  means: string;
  choices: ReturnType<typeof useMeanings>;
}

const Name = ({ value, means, choices, onChange }: NameProps) => {
  const [isOpen, setOpen] = useState(false);
  const near = value.like[0]?.label;
  const open = () => setOpen(true);
  return (
    <li className={styles.row} data-open={means === '' || undefined}>
      <div className={styles.column}>
        <span className={`truncate ${styles.header}`}>{value.text}</span>
        <span className={styles.samples}>
          <span>{[t`in ${rowsIn(value.rows)}`, cityName(value.city)].filter(Boolean).join(', ')}</span>
        </span>
      </div>
      <NativeSelect
        className={styles.select ?? ''}
        aria-label={t`What '${value.text}' means`}
        value={means}
        data={choices(value, isOpen ? undefined : means)}
        onPointerDown={open}
        onFocus={open}
        onChange={(event) => onChange(value, event.currentTarget.value)}
      />
      <p className={styles.why}>
        {value.is_remembered
          ? t`as for an earlier file`
          : near !== undefined && means === valueChoices.create && t`Is it ${near}?`}
      </p>
    </li>
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
