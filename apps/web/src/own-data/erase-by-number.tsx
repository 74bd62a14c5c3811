import { mobileFields } from '@angan/contract/contacts/contact-fields.ts';
import { contactCalls } from '@angan/contract/contacts/contacts.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { client, useCall } from '../core/api/index.ts';
import { PhoneField } from '../ui/form/index.ts';
import styles from './data.module.css';
import { EraseDialog } from './erase-dialog.tsx';

const api = client({ list: contactCalls.list });
const wholeNumber = 10;

/** Finds a person who asks to be erased by the number that they call from. */
export const EraseByNumber = () => {
  const [number, setNumber] = useState('');
  const [said, setSaid] = useState('');
  const [contact, setContact] = useState<number>();
  const find = useCall(() => api.list({ query: { search: number } }), {
    onSuccess: ({ results }) => {
      const found = results.find((one) => mobileFields.some((field) => one[field] === number));
      setContact(found?.id);
      setSaid(found ? '' : t`Nobody here has this number.`);
    },
  });
  return (
    <section className={styles.block} aria-labelledby="erase-person">
      <h3 id="erase-person" className={styles.subtitle}>{t`Erase a person`}</h3>
      <p className={styles.note}>
        {t`For who asks that nothing of them is kept. It takes name and numbers out of every record; what the law wants kept of money stays.`}
      </p>
      <form
        className={styles.find}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (number.length === wholeNumber) find.mutate(undefined);
          else setSaid(t`Enter the ten digits.`);
        }}
      >
        <PhoneField
          label={t`Mobile number`}
          value={number}
          onChange={(digits) => {
            setNumber(digits);
            setSaid('');
          }}
          error={said || undefined}
        />
        <Button type="submit" loading={find.isPending}>
          {t`Find`}
        </Button>
      </form>
      {contact !== undefined && <EraseDialog contact={contact} onClose={() => setContact(undefined)} />}
    </section>
  );
};
