import { type DataMigration, keepsInRemark, type MigrationKind } from '@angan/contract/imports/data-migration.ts';
import { lackOf } from '@angan/contract/imports/needed.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, NativeSelect } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useState } from 'react';
import { word } from '../core/language/index.ts';
import { inPlace } from '../ui/in-place.tsx';
import { ScrollBox } from '../ui/scroll-box.ts';
import { ColumnRow } from './column-row.tsx';
import styles from './columns-step.module.css';
import { ImportChoices } from './import-choices.tsx';
import { ImportFrame } from './import-frame.tsx';
import { rowsIn } from './nouns.ts';
import type { OpenImport } from './open-import.ts';
import { claimedTwice } from './target-words.ts';
import { refusalOf } from './use-import.ts';
import { type MappingState, useMapping } from './use-mapping.ts';

/** What each column of the file becomes, and what goes for all of its rows. */
export const ColumnsStep = ({ migration, frame, actions }: OpenImport) => {
  const state = useMapping(migration);
  const { mapping } = state;
  const [asked, setAsked] = useState(false);
  const twice = claimedTwice(migration.kind, mapping.targets);
  const problem = lackOf(migration.kind, mapping.targets, mapping.property_subtype);
  const check = () => {
    setAsked(true);
    if (!problem) actions.check.mutate(state.sent, { onSuccess: state.clear });
  };
  const busy = actions.check.isPending || actions.sheet.isPending || actions.as.isPending;
  return (
    <ImportFrame
      {...frame}
      summary={<Summary state={state} kind={migration.kind} />}
      error={
        (asked && problem ? word(problem) : undefined) ??
        refusalOf(actions.check.error ?? actions.sheet.error ?? actions.as.error)
      }
      buttons={
        <Button variant="filled" loading={busy} rightSection={<IconArrowRight size={16} aria-hidden />} onClick={check}>
          {t`Check ${rowsIn(migration.rows_total)}`}
        </Button>
      }
    >
      <div className={styles.panes}>
        <ScrollBox className={styles.main} aria-label={t`Columns of the file`}>
          {migration.seems && <Seems kind={migration.seems} busy={busy} onAgree={actions.as.mutate} />}
          <Sheet migration={migration} onChange={(sheet) => actions.sheet.mutate(sheet)} />
          <Columns migration={migration} state={state} twice={twice} />
        </ScrollBox>
        <ImportChoices state={state} migration={migration} />
      </div>
    </ImportFrame>
  );
};

interface SeemsProps {
  kind: MigrationKind;
  busy: boolean;
  onAgree: (kind: MigrationKind) => void;
}

/** That the file looks like something else than it was given as, and the press that reads it so. */
const Seems = ({ kind, busy, onAgree }: SeemsProps) => {
  const what = word(kind).toLowerCase();
  return (
    <section className={styles.seems} aria-label={t`What the file looks like`}>
      <p>{t`This looks like a list of ${what}. Import it as ${what}?`}</p>
      <Button loading={busy} onClick={() => onAgree(kind)}>
        {t`Import as ${what}`}
      </Button>
    </section>
  );
};

const Sheet = ({ migration, onChange }: { migration: DataMigration; onChange: (sheet: string) => void }) =>
  migration.sheets.length > 1 && (
    <div className={styles.sheet}>
      <NativeSelect
        label={t`Sheet of the workbook`}
        value={migration.sheet}
        data={migration.sheets}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  );

interface ColumnsProps {
  migration: DataMigration;
  state: MappingState;
  twice: ReturnType<typeof claimedTwice>;
}

const Columns = ({ migration: { columns, mapping_name, kind }, state, twice }: ColumnsProps) => (
  <>
    <p className={styles.heads} aria-hidden="true">
      <span>{t`Column of the file`}</span>
      <span>{t`Becomes`}</span>
      <span>{t`Why`}</span>
    </p>
    <ul className="list-unstyled">
      {inPlace(columns, (column, at) => {
        const target = state.mapping.targets[at]!;
        return (
          <ColumnRow
            kind={kind}
            column={column}
            number={at + 1}
            target={target}
            mappingName={mapping_name}
            isTwice={twice.includes(target)}
            onChange={(chosen) => state.setTarget(at, chosen)}
          />
        );
      })}
    </ul>
  </>
);

const Summary = ({ state, kind }: { state: MappingState; kind: MigrationKind }) => {
  const { targets } = state.mapping;
  const count = (target: string) => targets.filter((one) => one === target).length;
  const [kept, left] = [count('note'), count('skip')];
  const parts = [
    kept > 0 && (keepsInRemark(kind) ? t`${kept} kept in the remark` : t`${kept} kept in the comment`),
    left > 0 && t`${left} left out`,
  ].filter(Boolean);
  const used = targets.length - kept - left;
  return (
    <p>
      {parts.length > 0 ? (
        <Trans>
          <strong>{used}</strong> of {targets.length} columns are used, {parts.join(', ')}.
        </Trans>
      ) : (
        <Trans>
          <strong>{used}</strong> of {targets.length} columns are used.
        </Trans>
      )}
    </p>
  );
};
