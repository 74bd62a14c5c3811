import { contactFieldLabel } from '@angan/contract/contacts/field-label.ts';
import { inWords, mergeFields } from '@angan/contract/contacts/merge-fields.ts';
import type { MergePerson } from '@angan/contract/contacts/merging.ts';
import type { MergeValue, Shown } from '@angan/domain/merging/index.ts';
import { formatMobile } from '@angan/domain/mobile.ts';
import { useNames } from '../../core/names/index.ts';
import styles from './duplicates.module.css';

interface Props {
  shown: Shown;
  people: readonly MergePerson[];
  sourceName: (id: number) => string;
}

const words = {
  property: ['property', 'properties'],
  inquiry: ['inquiry', 'inquiries'],
  note: ['note', 'notes'],
  society: ['society', 'societies'],
  project_contact: ['project', 'projects'],
  task: ['visit', 'visits'],
  whatsapp_chat: ['WhatsApp chat', 'WhatsApp chats'],
} as const;

/** The one contact as it will be, and what moves to it. */
export const MergeResult = ({ shown, people, sourceName }: Props) => {
  const groups = useNames((names) => names.contactgroups);
  const groupName = (id: unknown) => groups.find((row) => row.id === id)?.contact_group_name ?? '';
  const say = (field: string, value: MergeValue): string => {
    if (Array.isArray(value)) return value.map((one) => (field === 'contactgroup' ? groupName(one) : one)).join(', ');
    return typeof value === 'boolean' ? (value ? 'Yes' : '') : inWords(sourceName)(field, value);
  };
  const lines = [
    ['Mobile numbers', shown.mobiles.filter(Boolean).map(formatMobile).join(', ')],
    ...Object.keys(mergeFields)
      .filter((field) => field !== 'last_contacted_at')
      .map((field) => [contactFieldLabel(field), say(field, shown.values[field] ?? null)]),
    ['Comment', shown.comment],
    ['Comes along', moved(people)],
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
    .map(([kind, [one, many]]) => {
      const count = people.reduce((sum, { moves }) => sum + moves[kind as keyof typeof words], 0);
      return count > 0 ? `${count} ${count === 1 ? one : many}` : '';
    })
    .filter(Boolean)
    .join(', ');
