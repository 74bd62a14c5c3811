import { t } from '@lingui/core/macro';
import { Checkbox, TextInput } from '@mantine/core';
import { useMemo, useState } from 'react';
import { perLanguage } from '../core/language/index.ts';
import styles from './check-list.module.css';
import type { Choice } from './form/index.ts';
import { usePhone } from './screen.ts';

interface Props<Id extends number | string> {
  label: string;
  choices: readonly Choice<Id>[];
  chosen: readonly Id[];
  onChange: (chosen: Id[]) => void;
  /** They come in no order, and stand by name. */
  byName?: boolean | undefined;
}

/** Above so many a box to find one in is worth its room. */
const many = 8;

const names = perLanguage(() => new Intl.Collator('en', { numeric: true }));
/** 'Sector 9' before 'Sector 57'. */
export const inOrder = <C extends { readonly label: string }>(choices: readonly C[]): C[] =>
  choices.toSorted((a, b) => names().compare(a.label, b.label));

/** Several of a list, to tick, with a box to find one in. */
export const CheckList = <Id extends number | string = number>(props: Props<Id>) => {
  const { label, chosen, onChange, byName = false } = props;
  const choices = useMemo(() => (byName ? inOrder(props.choices) : props.choices), [props.choices, byName]);
  const [text, setText] = useState('');
  // On a phone the keyboard would cover the list.
  const phone = usePhone();
  const shown = choices.filter((choice) => choice.label.toLowerCase().includes(text.trim().toLowerCase()));
  const toggle = (id: Id) => onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <div className={styles.list}>
      {choices.length > many && (
        <TextInput
          data-autofocus={!phone || undefined}
          aria-label={t`Find in ${label}`}
          placeholder={t`Find`}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      )}
      <fieldset className={styles.items} aria-label={label}>
        {shown.map((choice) => (
          <Checkbox
            key={choice.id}
            className={styles.item}
            label={
              <>
                {choice.label} {choice.note}
              </>
            }
            checked={chosen.includes(choice.id)}
            onChange={() => toggle(choice.id)}
          />
        ))}
        {shown.length === 0 && <p className={styles.none}>{t`Nothing named so`}</p>}
      </fieldset>
    </div>
  );
};
