import { demoBookingCalls } from '@angan/contract/demo-bookings/demo-bookings.ts';
import { demoFields } from '@angan/contract/demo-bookings/fields.ts';
import { type DemoLanguage, demoLanguages } from '@angan/domain/demo-bookings.ts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { client, useCall } from '../../core/api/index.ts';
import { word } from '../../core/language/index.ts';
import { ChoiceChips, FieldPair, FormDialog, focusFirstError, PhoneField, TextField } from '../../ui/form/index.ts';
import { useUrlState } from '../../ui/use-url-state.ts';
import { SlotField } from './slot-field.tsx';
import { demoChanges } from './use-demos.ts';

const calls = client(demoBookingCalls);

/** A booking for somebody who rang. It is confirmed at once. */
export const AddDemo = ({ onClose }: { onClose: () => void }) => {
  const url = useUrlState();
  const [told, setTold] = useState({ name: '', mobile: '', email: '', company_name: '', city: '' });
  const [language, setLanguage] = useState<DemoLanguage>('English');
  const [slot, setSlot] = useState<number | null>(null);
  const add = useCall(() => calls.create({ body: { ...told, language, slot: slot ?? 0 } }), {
    changes: demoChanges,
    success: t`Booked; the time goes out by mail and SMS`,
    quiet: true,
    onSuccess: ({ id }) => url.patch({ add: null, id }),
    onError: focusFirstError,
  });
  const field = (name: 'name' | 'email' | 'company_name' | 'city') => ({
    value: told[name],
    maxLength: demoFields[name],
    error: add.errors[name],
    onChange: (text: string) => setTold({ ...told, [name]: text }),
  });
  return (
    <FormDialog
      opened
      title={t`Add demo`}
      submit={t`Add demo`}
      busy={add.isPending}
      error={add.problem}
      onSubmit={() => add.mutate()}
      onClose={onClose}
    >
      <FieldPair>
        <TextField {...field('name')} label={t`Name`} required autoFocus />
        <PhoneField
          label={t`Mobile number`}
          value={told.mobile}
          onChange={(mobile) => setTold({ ...told, mobile })}
          error={add.errors.mobile}
          required
        />
      </FieldPair>
      <FieldPair>
        <TextField {...field('company_name')} label={t`Company`} />
        <TextField {...field('city')} label={t`City`} />
      </FieldPair>
      <TextField {...field('email')} label={t`Email`} type="email" />
      <ChoiceChips
        label={t`Language`}
        required
        choices={demoLanguages.map((id) => ({ id, label: word(id) }))}
        chosen={[language]}
        onChange={([next]) => next && setLanguage(next)}
      />
      <SlotField
        value={slot}
        onChange={setSlot}
        error={add.errors.slot && (slot ? add.errors.slot : t`Choose a time.`)}
      />
    </FormDialog>
  );
};
