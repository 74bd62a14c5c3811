import {
  type MigrationColumn,
  type MigrationKind,
  type MigrationTarget,
  migrationKinds,
} from '@angan/contract/imports/data-migration.ts';
import { t } from '@lingui/core/macro';
import { NativeSelect } from '@mantine/core';
import { IconCheck, IconQuestionMark, IconTilde, type TablerIcon } from '@tabler/icons-react';
import { perLanguage, word } from '../core/language/index.ts';
import { inPlace } from '../ui/in-place.tsx';
import styles from './columns-step.module.css';
import { targetGroups, targetWord } from './target-words.ts';

interface Props {
  kind: MigrationKind;
  column: MigrationColumn;
  /** Place in the file, from 1: names a column without a header. */
  number: number;
  target: MigrationTarget;
  /** Name of the earlier file that it was taken from. */
  mappingName: string;
  /** Another column has become the same, of which a contact has one. */
  isTwice: boolean;
  onChange: (target: MigrationTarget) => void;
}

const choicesOf = (kind: MigrationKind) =>
  targetGroups(kind).map(({ group, targets }) => ({
    group: word(group),
    items: targets.map((target) => ({ value: target, label: targetWord(kind, target) })),
  }));
const choices = perLanguage(() => new Map(migrationKinds.map((kind) => [kind, choicesOf(kind)])));

/** One column of the file: what it is called, what stands in it, what it becomes, and why that was guessed. */
export const ColumnRow = ({ kind, column, number, target, mappingName, isTwice, onChange }: Props) => {
  const name = column.header || t`Column ${number}`;
  return (
    <li className={styles.row} data-skipped={target === 'skip' || undefined}>
      <div className={styles.column}>
        <span className={`truncate ${styles.header}`}>{name}</span>
        <Samples values={column.samples} />
      </div>
      <NativeSelect
        className={styles.select ?? ''}
        aria-label={t`What '${name}' becomes`}
        value={target}
        data={choices().get(kind) ?? []}
        onChange={(event) => onChange(event.currentTarget.value as MigrationTarget)}
      />
      <p className={styles.why}>
        <Why kind={kind} column={column} target={target} mappingName={mappingName} isTwice={isTwice} />
      </p>
    </li>
  );
};

const Samples = ({ values }: { values: readonly string[] }) => (
  <span className={styles.samples}>
    {inPlace(values, (value) => (
      <span>{value}</span>
    ))}
  </span>
);

/** Why a column becomes what it does: a check where the file says so itself, a tilde where it only looks like it. */
const Why = ({ kind, column, target, mappingName, isTwice }: Omit<Props, 'number' | 'onChange'>) => {
  const { guessed_by } = column;
  if (isTwice)
    return (
      <Reason
        Icon={IconTilde}
        look="near"
        text={
          kind === 'Properties'
            ? t`twice: a second value goes to the remark`
            : t`twice: a second value goes to the comment`
        }
      />
    );
  if (target !== column.target) return t`your choice`;
  switch (guessed_by) {
    case 'header':
      return <Reason Icon={IconCheck} look="fit" text={t`by its name`} />;
    case 'saved':
      return (
        <Reason Icon={IconCheck} look="fit" text={mappingName ? t`as in ${mappingName}` : t`as in an earlier file`} />
      );
    case 'similar header':
      return <Reason Icon={IconTilde} look="near" text={t`by a similar name`} />;
    case 'values':
      return <Reason Icon={IconTilde} look="near" text={t`by what stands in it`} />;
    default:
      return target === 'note' ? <Reason Icon={IconQuestionMark} look="unknown" text={t`not known`} /> : null;
  }
};

const Reason = ({ Icon, look, text }: { Icon: TablerIcon; look: 'fit' | 'near' | 'unknown'; text: string }) => (
  <>
    <span className={styles.glyph} data-look={look} aria-hidden="true">
      <Icon />
    </span>
    {text}
  </>
);
