import { type ChatDetail, type MessageReading, whatsappChatCalls } from '@angan/contract/whatsapp/chats.ts';
import type { ChatMessage } from '@angan/contract/whatsapp/messages.ts';
import { bhkRows } from '@angan/domain/lookups/bhk.ts';
import { dealTypes } from '@angan/domain/lookups/deal-types.ts';
import { propertySubtypes, propertyTypes } from '@angan/domain/lookups/property-types.ts';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { invalidate, query, useCall } from '../../core/api/index.ts';
import { formatNumber } from '../../core/language/index.ts';
import { Dialog } from '../../ui/dialog.tsx';
import {
  ChoiceChips,
  FormDialog,
  ManyField,
  MoneyField,
  moneyUnreadable,
  PhoneField,
  rupeesIn,
  TextAreaField,
  TextField,
} from '../../ui/form/index.ts';
import { QueryView } from '../../ui/query-view.tsx';
import styles from './chats.module.css';
import { chatApi } from './use-chats.ts';

interface Props {
  chat: ChatDetail;
  message: ChatMessage;
  onClose: () => void;
}

/** A message becomes an inquiry: what was read of it stands in the form, and nothing is saved before it is looked at. */
export const InquiryDialog = (props: Props) => {
  const { chat, message, onClose } = props;
  const reading = useQuery({
    ...query(whatsappChatCalls.reading, { params: { id: chat.id }, query: { message: message.id } }, { quiet: true }),
    gcTime: 0,
  });
  if (reading.data) return <InquiryForm {...props} reading={reading.data} />;
  return (
    <Dialog opened onClose={onClose} title={t`Make an inquiry`}>
      <QueryView query={reading} failed={t`The message could not be read.`} rows={4} />
    </Dialog>
  );
};

const typed = (amount: number | null) => (amount === null ? '' : formatNumber(amount));

const InquiryForm = ({ chat, onClose, reading }: Props & { reading: MessageReading }) => {
  const [form, setForm] = useState(() => ({
    ...reading,
    area: reading.area.map(({ id }) => id),
    budget_min: typed(reading.budget_min),
    budget_max: typed(reading.budget_max),
  }));
  const set = (changes: Partial<typeof form>) => setForm((now) => ({ ...now, ...changes }));
  const amounts = { budget_min: rupeesIn(form.budget_min), budget_max: rupeesIn(form.budget_max) };
  const save = useCall(
    () =>
      chatApi.inquiry(
        {
          params: { id: chat.id },
          body: {
            contact: reading.contact?.id ?? { name: form.name, mobile_number_1: form.mobile_number_1 },
            property_type: form.property_type,
            property_subtype: form.property_subtype,
            deal_type: form.deal_type,
            bhk: form.bhk,
            area: form.area,
            any_area: form.area.length === 0,
            budget_min: amounts.budget_min ?? null,
            budget_max: amounts.budget_max ?? null,
            comment: form.comment,
            raw_text: reading.text,
          },
        },
        { quiet: true },
      ),
    {
      success: ({ inquiry_code }) => t`Inquiry ${inquiry_code} added`,
      quiet: true,
      onSuccess: onClose,
      onSettled: () => invalidate('whatsapp_chat'),
    },
  );
  const wrong = save.errors;
  for (const field of ['budget_min', 'budget_max'] as const)
    if (amounts[field] === undefined) wrong[field] = moneyUnreadable();
  const other = Object.entries(wrong).find(([field]) => !(field in form));
  const submit = () => {
    if (amounts.budget_min !== undefined && amounts.budget_max !== undefined) save.mutate();
  };
  return (
    <FormDialog
      opened
      title={t`Make an inquiry`}
      submit={t`Add inquiry`}
      busy={save.isPending}
      onSubmit={submit}
      onClose={onClose}
      error={
        save.error ? (other?.[1] ?? (Object.keys(wrong).length === 0 ? save.error.message : undefined)) : undefined
      }
    >
      <blockquote className={styles.quote}>{reading.text}</blockquote>
      {!reading.contact && (
        <>
          <TextField label={t`Name`} value={form.name} onChange={(name) => set({ name })} maxLength={100} />
          <PhoneField
            label={t`Mobile number`}
            value={form.mobile_number_1}
            onChange={(mobile_number_1) => set({ mobile_number_1 })}
            error={wrong.contact ?? wrong.mobile_number_1}
            required
          />
        </>
      )}
      <ChoiceChips
        label={t`Deal type`}
        choices={dealTypes.map(({ id, deal_type }) => ({ id, label: deal_type }))}
        chosen={form.deal_type}
        onChange={(deal_type) => set({ deal_type })}
        error={wrong.deal_type}
      />
      <ChoiceChips
        label={t`Property type`}
        single
        required
        choices={propertyTypes.map(({ id, property_type }) => ({ id, label: property_type }))}
        chosen={[form.property_type]}
        onChange={([property_type]) => property_type && set({ property_type, property_subtype: [] })}
        error={wrong.property_type}
      />
      <ManyField
        label={t`Subtype`}
        choices={propertySubtypes
          .filter((row) => row.property_type === form.property_type)
          .map(({ id, property_subtype }) => ({ id, label: property_subtype }))}
        chosen={form.property_subtype}
        onChange={(property_subtype) => set({ property_subtype })}
        error={wrong.property_subtype}
      />
      <ManyField
        label="BHK"
        choices={bhkRows.map(({ id, bhk }) => ({ id, label: bhk }))}
        chosen={form.bhk}
        onChange={(bhk) => set({ bhk })}
        error={wrong.bhk}
      />
      {reading.area.length > 0 && (
        <ManyField
          label={t`Area`}
          choices={reading.area.map(({ id, area }) => ({ id, label: area }))}
          chosen={form.area}
          onChange={(area) => set({ area })}
          error={wrong.area}
        />
      )}
      <MoneyField
        label={t`Budget from`}
        value={form.budget_min}
        onChange={(budget_min) => set({ budget_min })}
        error={wrong.budget_min}
      />
      <MoneyField
        label={t`Budget up to`}
        value={form.budget_max}
        onChange={(budget_max) => set({ budget_max })}
        error={wrong.budget_max}
      />
      <TextAreaField
        label={t`Comment`}
        value={form.comment}
        onChange={(comment) => set({ comment })}
        error={wrong.comment}
      />
    </FormDialog>
  );
};
