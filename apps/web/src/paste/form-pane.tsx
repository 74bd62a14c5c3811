import { t } from '@lingui/core/macro';
import { useCallback, useState } from 'react';
import { perLanguage } from '../core/language/index.ts';
import { needsDate } from './bodies.ts';
import { FieldFrame, fieldId } from './field-frame.tsx';
import { labels, type ShownKey } from './field-words.ts';
import styles from './fields.module.css';
import { FormField } from './form-fields.tsx';
import { isBlank } from './paste-form.ts';
import type { Paste } from './use-paste.ts';

const sections = perLanguage<readonly (readonly [string, readonly ShownKey[]])[]>(() => [
  [t`Who`, ['contact']],
  [
    t`What`,
    [
      'deal_type',
      'property_subtype',
      'bhk',
      'furniture',
      'area',
      'budget_min',
      'budget_max',
      'price',
      'rent',
      'deposit',
      'size',
      'size_max',
      'size_basis',
      'possession',
      'possession_date',
      'society_name',
      'tenants',
      'food',
      'facing',
      'floor',
      'total_floors',
      'parking',
      'features',
    ],
  ],
  [t`Rest`, ['comment']],
]);
const wide: readonly ShownKey[] = ['contact', 'area', 'comment'];
/** What every record is looked at for, filled or not. */
const always: readonly ShownKey[] = ['contact', 'deal_type', 'property_subtype', 'area', 'comment'];
const lettings = ['Rent', 'Lease', 'PG', 'Heavy deposit'];

/** Whether a field has its place in the form now: the rent of a sale has none. */
const fits = (paste: Paste, field: ShownKey): boolean => {
  if (!paste.asks(field)) return false;
  if (always.includes(field) || !isBlank(paste.form[field]) || paste.suggested(field) !== undefined) return true;
  const deals = paste.read.fields.deal_types?.value ?? [];
  const isLet = deals.some((deal) => lettings.includes(deal));
  const isSold = deals.length === 0 || deals.some((deal) => !lettings.includes(deal));
  if (field === 'size_basis') return paste.form.size !== '';
  if (field === 'possession_date') return needsDate(paste.form.possession);
  if (field === 'food' || field === 'features') return false;
  if (field === 'price') return isSold;
  if (field === 'rent' || field === 'deposit' || field === 'tenants') return isLet;
  return true;
};

/** Which of a phone's lines is open, and the way to a field from the message. */
export const useOpenField = () => {
  const [open, setOpen] = useState<ShownKey>();
  const goTo = useCallback((field: ShownKey) => {
    setOpen(field);
    // On a phone the field is drawn first.
    setTimeout(() => {
      const place = document.getElementById(fieldId(field));
      place?.scrollIntoView({ block: 'center' });
      place?.querySelector<HTMLElement>('input, textarea, select, [aria-pressed]')?.focus({ preventScroll: true });
    });
  }, []);
  return { open, setOpen, goTo };
};

interface Props {
  paste: Paste;
  open: ShownKey | undefined;
  onOpen: (field: ShownKey | undefined) => void;
  phone: boolean;
}

/** The fields of the record that the message becomes. A phone shows the filled ones first, the rest on asking. */
export const FormPane = ({ paste, open, onOpen, phone }: Props) => {
  const [showsAll, setShowsAll] = useState(false);
  const isFilled = (field: ShownKey) =>
    always.includes(field) ||
    !isBlank(paste.form[field]) ||
    paste.suggested(field) !== undefined ||
    field === open ||
    field in paste.errors;
  const shown = sections().map(([title, fields]) => {
    const fitting = fields.filter((field) => fits(paste, field));
    return [title, phone && !showsAll ? fitting.filter(isFilled) : fitting] as const;
  });
  return (
    <div className={styles.form}>
      {shown.map(([title, fields]) => (
        <section key={title} className={styles.section} aria-label={title}>
          {!phone && title !== t`Rest` && <h3 className={styles.title}>{title}</h3>}
          {fields.map((field) => (
            <FieldFrame key={field} field={field} wide={wide.includes(field)} isOpen={open === field} onOpen={onOpen}>
              <FormField field={field} />
            </FieldFrame>
          ))}
        </section>
      ))}
      {phone && !showsAll && (
        <button type="button" className={styles.more} onClick={() => setShowsAll(true)}>
          {t`More fields`}
        </button>
      )}
    </div>
  );
};

/** '11 fields filled, 2 to check' */
export const countsOf = (paste: Paste): { filled: number; check: number } => {
  const fields = (Object.keys(labels()) as ShownKey[]).filter((field) => field !== 'comment' && paste.asks(field));
  const isFilled = (field: ShownKey) =>
    field === 'contact' ? paste.form.contact.kind !== 'none' : !isBlank(paste.form[field]);
  return {
    filled: fields.filter(isFilled).length,
    check: fields.filter((field) => {
      const isGuess = paste.from(field)?.confidence === 'Medium' && isFilled(field);
      return isGuess || paste.suggested(field) !== undefined;
    }).length,
  };
};
