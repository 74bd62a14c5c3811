import { demoVisitorCalls } from '@angan/contract/demo-bookings/booking-of-visitor.ts';
import { demoFields } from '@angan/contract/demo-bookings/fields.ts';
import { type DemoLanguage, type DemoTeamSize, demoBusinesses, demoTeamSizes } from '@angan/domain/demo-bookings.ts';
import { t } from '@lingui/core/macro';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { client, useCall } from '../../core/api/index.ts';
import { word } from '../../core/language/index.ts';
import {
  ChoiceChips,
  errorLine,
  FieldPair,
  focusFirstError,
  PhoneField,
  SelectField,
  TextAreaField,
} from '../../ui/form/index.ts';
import { ErrorState } from '../../ui/states.tsx';
import styles from './book.module.css';

const calls = client(demoVisitorCalls);

/** What a stranger tells of themselves, as it is typed. */
export interface Visitor {
  name: string;
  mobile: string;
  email: string;
  company_name: string;
  city: string;
  team_size: DemoTeamSize | null;
  business: (typeof demoBusinesses)[number] | null;
  language: DemoLanguage;
  message: string;
}
export const nobody: Visitor = {
  ...{ name: '', mobile: '', email: '', company_name: '', city: '', team_size: null, business: null, message: '' },
  language: 'English',
};

interface Props {
  visitor: Visitor;
  onChange: (visitor: Visitor) => void;
  slot: number | null;
  source: string;
  onSlotError: (error: string) => void;
  /** With the id of the request: a code is on its way. */
  onAsked: (id: number) => void;
}

/** Who books. Sending it has a code sent to the number. */
export const VisitorForm = ({ visitor, onChange, slot, source, onSlotError, onAsked }: Props) => {
  const [website, setWebsite] = useState('');
  const { mutate, isPending, errors, problem } = useCall(
    (chosen: number) =>
      calls.request({ body: { ...visitor, slot: chosen, source: source.slice(0, demoFields.source), website } }),
    {
      quiet: true,
      onSuccess: ({ id }) => onAsked(id),
      onFieldErrors: ({ slot: error }) => error && onSlotError(error),
      onError: focusFirstError,
    },
  );
  const own = (name: 'name' | 'email' | 'company_name' | 'city', autoComplete: string) => ({
    value: visitor[name],
    maxLength: demoFields[name],
    autoComplete,
    error: errorLine(errors[name]),
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ ...visitor, [name]: event.currentTarget.value }),
  });
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (slot === null) onSlotError(t`Choose a day and a time first.`);
        else if (!isPending) mutate(slot);
      }}
    >
      {problem && <ErrorState title={problem} />}
      <FieldPair>
        <TextInput {...own('name', 'name')} label={t`Name`} required withAsterisk={false} />
        <PhoneField
          label={t`Mobile number`}
          value={visitor.mobile}
          onChange={(mobile) => onChange({ ...visitor, mobile })}
          error={errors.mobile}
          autoComplete="tel-national"
        />
      </FieldPair>
      <FieldPair>
        <TextInput
          {...own('email', 'email')}
          label={t`E-mail`}
          type="email"
          autoCapitalize="none"
          required
          withAsterisk={false}
        />
        <TextInput {...own('company_name', 'organization')} label={t`Company name`} />
      </FieldPair>
      <FieldPair>
        <TextInput {...own('city', 'address-level2')} label={t`City`} />
        <SelectField
          label={t`Team size`}
          words={demoTeamSizes}
          value={visitor.team_size}
          onChange={(team_size) => onChange({ ...visitor, team_size })}
          error={errors.team_size}
        />
      </FieldPair>
      <ChoiceChips
        label={t`Business`}
        single
        choices={demoBusinesses.map((id) => ({ id, label: word(id) }))}
        chosen={visitor.business ? [visitor.business] : []}
        onChange={([business = null]) => onChange({ ...visitor, business })}
      />
      <TextAreaField
        label={t`What would you like to see?`}
        value={visitor.message}
        maxLength={demoFields.message}
        rows={[2, 5]}
        onChange={(message) => onChange({ ...visitor, message })}
        error={errors.message}
      />
      <input
        className={styles.unseen}
        name="website"
        tabIndex={-1}
        autoComplete="off"
        aria-hidden="true"
        value={website}
        onChange={(event) => setWebsite(event.currentTarget.value)}
      />
      <div className={styles.send}>
        <Button type="submit" variant="filled" loading={isPending} className={styles.main}>
          {t`Send code and book`}
        </Button>
        <span className={styles.hint}>{t`We send one code by SMS`}</span>
      </div>
    </form>
  );
};
