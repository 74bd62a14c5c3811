import { t } from '@lingui/core/macro';
import { Checkbox, TextInput } from '@mantine/core';
import { useState } from 'react';
import styles from './check-list.module.css';
import type { Choice } from './form/index.ts';
import { usePhone } from './screen.ts';

interface Props<Id extends number | string> {
  label: string;
  choices: readonly Choice<Id>[];
  chosen: readonly Id[];
  onChange: (chosen: Id[]) => void;
}

/** Above so many a box to find one in is worth its room. */
const many = 8;

/** Several of a list, to tick, with a box to find one in. */
export const CheckList = <Id extends number | string = number>({ label, choices, chosen, onChange }: Props<Id>) => {
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
