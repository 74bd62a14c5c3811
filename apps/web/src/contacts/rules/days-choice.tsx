import { ruleLimits } from '@angan/contract/contacts/group-rule.ts';
import { contactTexts } from '@angan/contract/contacts/texts.ts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { perLanguage, word } from '../../core/language/index.ts';
import { ChoiceChips, CountField, countIn } from '../../ui/form/index.ts';
import { daysText } from './rule-words.ts';

const usual = [7, 30, 60, 90];
const choices = perLanguage(() => usual.map((days) => ({ id: days, label: daysText(days) })));

interface Props {
  label: string;
  days: number | undefined;
  onChange: (days: number) => void;
}

/** How many days: those that people ask for most, or any number. */
export const DaysChoice = ({ label, days, onChange }: Props) => {
  const [text, setText] = useState(days === undefined || usual.includes(days) ? '' : String(days));
  const typed = countIn(text);
  const isGood = (count: number | null | undefined): count is number =>
    typeof count === 'number' && count >= 1 && count <= ruleLimits.days;
  const type = (next: string) => {
    setText(next);
    const count = countIn(next);
    if (isGood(count)) onChange(count);
  };
  return (
    <>
      <ChoiceChips
        label={label}
        choices={choices()}
        chosen={days === undefined || text !== '' ? [] : [days]}
        required
        onChange={([count]) => {
          setText('');
          onChange(count!);
        }}
      />
      <CountField
        label={t`Another number of days`}
        value={text}
        error={typed === null || isGood(typed) ? undefined : word(contactTexts.ruleDays)}
        onChange={type}
      />
    </>
  );
};
