import {
  type DataMigration,
  isRecordKind,
  type MigrationKind,
  migrationModes,
  type OwnKind,
  ofKind,
} from '@angan/contract/imports/data-migration.ts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { AddGroup } from '../contacts/index.ts';
import { perLanguage, word } from '../core/language/index.ts';
import { useNames } from '../core/names/index.ts';
import { SourceField } from '../records/index.ts';
import { ChoiceChips, SentenceChoice, TextField } from '../ui/form/index.ts';
import { ScrollBox } from '../ui/scroll-box.ts';
import styles from './import-choices.module.css';
import { RecordDefaults } from './record-defaults.tsx';
import type { MappingState } from './use-mapping.ts';
import { modeSentences } from './words.ts';

interface Props {
  migration: DataMigration;
  state: MappingState;
}

/** What goes for every row: what happens with people who are here, what all are given, whether it is kept. */
export const ImportChoices = ({ migration, state }: Props) => (
  <ScrollBox as="aside" className={styles.pane} aria-label={t`For all rows`}>
    <Modes state={state} kind={migration.kind} />
    {isRecordKind(migration.kind) ? <RecordDefaults state={state} kind={migration.kind} /> : <Defaults state={state} />}
    {!migration.format.startsWith('vCard') && <Keep state={state} known={migration.mapping_name} />}
  </ScrollBox>
);

const ofOwn = perLanguage<Record<OwnKind, { title: string; hint: string; left: string }>>(() => ({
  Contacts: {
    title: t`People who are here already`,
    hint: t`They are known by any of their numbers.`,
    left: t`They are left as they are; new people are added.`,
  },
  Properties: {
    title: t`Properties that are here already`,
    hint: t`Known by society and unit, else by contact, subtype, area and size, else by the number of the listing.`,
    left: t`They are left as they are; new ones are added.`,
  },
  Inquiries: {
    title: t`Inquiries that are here already`,
    hint: t`An open one of the same person, property type and deal.`,
    left: t`They are left as they are; new ones are added.`,
  },
}));

/** What is said of those who are here already; of a list of fields, by which of them it knows a record. */
const here = (kind: MigrationKind) =>
  ofKind(kind, ofOwn(), ({ fields, knownBy }) => {
    const labels = knownBy
      .flat()
      .map((field) => word(fields[field]!.label))
      .join(', ');
    return {
      title: t`Records that are here already`,
      hint: t`Known by: ${labels}.`,
      left: t`They are left as they are; new ones are added.`,
    };
  });

const Modes = ({ state: { mapping, set, modes }, kind }: Pick<Props, 'state'> & { kind: MigrationKind }) => (
  <section className={styles.section}>
    {modes === 'all' ? (
      <SentenceChoice
        label={here(kind).title}
        hint={here(kind).hint}
        choices={migrationModes.map((mode) => ({ id: mode, label: word(mode), sentence: modeSentences(kind)[mode] }))}
        chosen={mapping.mode}
        onChange={(mode) => set({ mode })}
      />
    ) : (
      <>
        <h2 className={styles.title}>{here(kind).title}</h2>
        <p className={styles.hint}>{here(kind).left}</p>
      </>
    )}
  </section>
);

const Defaults = ({ state: { mapping, set } }: Pick<Props, 'state'>) => {
  const groups = useNames((names) => names.contactgroups).filter(({ rule }) => !rule);
  const [adding, setAdding] = useState(false);
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{t`For everybody in the file`}</h2>
      <p className={styles.hint}>{t`Where a row says nothing of its own.`}</p>
      <div className={styles.fields}>
        <SourceField value={mapping.source} onChange={(source) => set({ source })} />
        <ChoiceChips
          label={t`Contact groups`}
          choices={groups.map(({ id, contact_group_name }) => ({ id, label: contact_group_name }))}
          chosen={mapping.contactgroup}
          onChange={(contactgroup) => set({ contactgroup })}
          onCreate={() => setAdding(true)}
          createLabel={t`Add Contact Group`}
        />
      </div>
      <AddGroup
        opened={adding}
        onClose={() => setAdding(false)}
        onAdded={({ id }) => set({ contactgroup: [...mapping.contactgroup, id] })}
      />
    </section>
  );
};

const Keep = ({ state: { mapping, set }, known }: Pick<Props, 'state'> & { known: string }) => (
  <section className={styles.section}>
    <h2 className={styles.title}>{t`For the next file`}</h2>
    <TextField
      label={t`Keep this mapping as`}
      value={mapping.saveAs}
      maxLength={60}
      placeholder={known || t`Leads of 99acres`}
      hint={
        known
          ? t`This file is read as ${known} was. Keep it anew if you change it.`
          : t`A file with the same columns is then read in the same way.`
      }
      onChange={(saveAs) => set({ saveAs })}
    />
  </section>
);
