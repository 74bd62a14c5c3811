import { type BrokerageTerm, officeTermTexts } from '@angan/contract/commissions/office-terms.ts';
import { isTermRate, usualTerm } from '@angan/domain/brokerage/index.ts';
import { t } from '@lingui/core/macro';
import { Switch, TextInput, VisuallyHidden } from '@mantine/core';
import { word } from '../core/language/index.ts';
import { useSavedText } from '../ui/use-saved-text.ts';
import styles from './settings.module.css';
import { slabWords, unitOf } from './term-words.ts';
import type { TermChange } from './use-terms.ts';

interface Props {
  term: BrokerageTerm;
  /** The case stands at the first of its terms alone. */
  isFirst: boolean;
  isSaving: boolean;
  onSave: (change: TermChange) => void;
}

/** A term: who pays, of what, how much, and whether new deals begin with it. */
export const TermRow = ({ term, isFirst, isSaving, onSave }: Props) => {
  const { case: of, payer_side, basis, rate, slab, is_active } = term;
  const name = `${word(of)}, ${word(payer_side)}, ${word(basis)}`;
  const change = (to: Partial<TermChange>) => onSave({ case: of, payer_side, basis, rate, is_active, ...to });
  return (
    <tr data-first={isFirst || undefined} data-off={!is_active || undefined}>
      <th scope="row" data-repeats={!isFirst || undefined}>
        {isFirst ? word(of) : <VisuallyHidden>{word(of)}</VisuallyHidden>}
      </th>
      <td>{word(payer_side)}</td>
      <td>{word(basis)}</td>
      <td>
        {slab ? (
          <span className={styles.slab}>{slabWords(slab)}</span>
        ) : (
          <Rate name={name} term={term} onChange={(to) => change({ rate: to })} />
        )}
      </td>
      <td>
        <Switch
          aria-label={t`New deals begin with it: ${name}`}
          checked={is_active}
          disabled={isSaving}
          onChange={(event) => change({ is_active: event.currentTarget.checked })}
        />
      </td>
    </tr>
  );
};

interface RateProps {
  name: string;
  term: BrokerageTerm;
  onChange: (rate: number) => void;
}

/** Kept when it is left, or by Enter. */
const Rate = ({ name, term, onChange }: RateProps) => {
  const [text, setText] = useSavedText(String(term.rate));
  const usual = usualTerm(term)!;
  const given = text.trim() === '' ? Number.NaN : Number(text.replace(',', '.'));
  const isRight = isTermRate(usual, Number.isNaN(given) ? null : given);
  const keep = () => {
    if (isRight && given !== term.rate) onChange(given);
  };
  return (
    <form
      onBlur={keep}
      onSubmit={(event) => {
        event.preventDefault();
        keep();
      }}
    >
      <span className={styles.rate}>
        <TextInput
          aria-label={t`Rate: ${name}`}
          inputMode="decimal"
          value={text}
          error={isRight ? undefined : word(officeTermTexts.rate)}
          onChange={(event) => setText(event.currentTarget.value)}
          classNames={{ root: styles.input ?? '', error: styles.error ?? '' }}
        />
        <span>{unitOf({ ...term, rate: isRight ? given : term.rate })}</span>
        {usual.rate !== term.rate && <small className={styles.usual}>{t`usual: ${usual.rate ?? 0}`}</small>}
      </span>
    </form>
  );
};
