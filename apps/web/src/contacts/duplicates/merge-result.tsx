import { contactFieldLabel } from '@angan/contract/contacts/field-label.ts';
import { inWords, mergeFields } from '@angan/contract/contacts/merge-fields.ts';
import type { MergePerson } from '@angan/contract/contacts/merging.ts';
import type { MergeValue, Shown } from '@angan/domain/merging/index.ts';
import { formatMobile } from '@angan/domain/mobile.ts';
import { plural, t } from '@lingui/core/macro';
import { word } from '../../core/language/index.ts';
import { useNames } from '../../core/names/index.ts';
import styles from './duplicates.module.css';

interface Props {
  shown: Shown;
  people: readonly MergePerson[];
  sourceName: (id: number) => string;
}

const words: Readonly<Record<keyof MergePerson['moves'], (count: number) => string>> = {
  property: (count) => plural(count, { one: `${count} property`, other: `${count} properties` }),
  inquiry: (count) => plural(count, { one: `${count} inquiry`, other: `${count} inquiries` }),
  deal: (count) => plural(count, { one: `${count} deal`, other: `${count} deals` }),
  loan: (count) => plural(count, { one: `${count} loan`, other: `${count} loans` }),
  commission: (count) => plural(count, { one: `${count} commission`, other: `${count} commissions` }),
  commission_split: (count) =>
    plural(count, { one: `${count} share in a commission`, other: `${count} shares in commissions` }),
  note: (count) => plural(count, { one: `${count} note`, other: `${count} notes` }),
  society: (count) => plural(count, { one: `${count} society`, other: `${count} societies` }),
  project_contact: (count) => plural(count, { one: `${count} project`, other: `${count} projects` }),
  task: (count) => plural(count, { one: `${count} visit`, other: `${count} visits` }),
  whatsapp_chat: (count) => plural(count, { one: `${count} WhatsApp chat`, other: `${count} WhatsApp chats` }),
};

/** The one contact as it will be, and what moves to it. */
export const MergeResult = ({ shown, people, sourceName }: Props) => {
  const groups = useNames((names) => names.contactgroups);
  const groupName = (id: unknown) => groups.find((row) => row.id === id)?.contact_group_name ?? '';
  const say = (field: string, value: MergeValue): string => {
    if (Array.isArray(value)) return value.map((one) => (field === 'contactgroup' ? groupName(one) : one)).join(', ');
    return typeof value === 'boolean' ? (value ? t`Yes` : '') : inWords(sourceName)(field, value);
  };
  const lines = [
    [t`Mobile numbers`, shown.mobiles.filter(Boolean).map(formatMobile).join(', ')],
    ...Object.keys(mergeFields)
      .filter((field) => field !== 'last_contacted_at')
      .map((field) => [word(contactFieldLabel(field)), say(field, shown.values[field] ?? null)]),
    [t`Comment`, shown.comment],
    [t`Comes along`, moved(people)],
  ] as const;
  return (
    <dl className={styles.result}>
      {lines.map(
        ([label, text]) =>
          text && (
            <div key={label} className={styles.line}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ),
      )}
    </dl>
  );
};

const moved = (people: readonly MergePerson[]): string =>
  Object.entries(words)
    .map(([kind, counted]) => {
      const count = people.reduce((sum, { moves }) => sum + moves[kind as keyof typeof words], 0);
      return count > 0 ? counted(count) : '';
    })
    .filter(Boolean)
    .join(', ');
