import { consentText } from '@angan/contract/contacts/consent.ts';
import { type Contact, contactCalls } from '@angan/contract/contacts/contacts.ts';
import { type ConsentStatus, consentStatuses } from '@angan/domain/lookups/contact-kinds.ts';
import { type ConsentWay, consentWays } from '@angan/domain/lookups/contact-ways.ts';
import { t } from '@lingui/core/macro';
import { Button, Checkbox } from '@mantine/core';
import { IconBrandWhatsapp } from '@tabler/icons-react';
import { useState } from 'react';
import { client, useCall } from '../core/api/index.ts';
import { personName, word } from '../core/language/index.ts';
import { whatsappLink } from '../core/platform/index.ts';
import { useAuth } from '../core/session/index.ts';
import { ChoiceChips, FormDialog } from '../ui/form/index.ts';
import { isMasked } from '../ui/person.tsx';
import styles from './consent-dialog.module.css';

const api = client(contactCalls);
const named = <T extends string>(words: readonly T[]) => words.map((one) => ({ id: one, label: word(one) }));

/** What a person agreed to and what nobody may do: written down with how it was told. */
export const ConsentDialog = ({ contact, onClose }: { contact: Contact; onClose: () => void }) => {
  const { consent } = contact;
  const [status, setStatus] = useState<ConsentStatus>(consent.status);
  const [how, setHow] = useState<ConsentWay | ''>(consent.how);
  const [optOut, setOptOut] = useState(contact.marketing_opt_out);
  const [doNotContact, setDoNotContact] = useState(contact.do_not_contact);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const save = useCall(
    () =>
      api.update({
        params: { id: contact.id },
        body: {
          ...(status !== consent.status && { consent_status: status }),
          ...(how !== '' && status !== 'Not asked' && { consent_how: how }),
          marketing_opt_out: optOut,
          do_not_contact: doNotContact,
        },
      }),
    {
      success: t`Saved: ${personName(contact.name)}`,
      failure: t`It was not saved. Try again.`,
      onFieldErrors: setErrors,
      changes: ['contact'],
      onSuccess: onClose,
    },
  );
  const change = (next: ConsentStatus) => {
    setStatus(next);
    if (next !== status) setHow(next === consent.status ? consent.how : '');
    // A new consent ends an opt-out, and a withdrawal is one.
    setOptOut(next === 'Withdrawn' || (next !== 'Given' && contact.marketing_opt_out));
  };
  return (
    <FormDialog
      opened
      title={t`Consent`}
      submit={t`Save`}
      busy={save.isPending}
      onSubmit={() => save.mutate()}
      onClose={onClose}
    >
      <ChoiceChips
        label={t`Consent to be written to`}
        choices={named(consentStatuses)}
        chosen={[status]}
        required
        error={errors.consent_status}
        onChange={([next]) => change(next!)}
      />
      {status !== 'Not asked' && (
        <ChoiceChips
          label={status === 'Given' ? t`How it was given` : t`How it was told`}
          choices={named(consentWays)}
          chosen={how === '' ? [] : [how]}
          single
          error={errors.consent_how}
          onChange={([way]) => setHow(way ?? '')}
        />
      )}
      {status !== 'Withdrawn' && <ConsentText contact={contact} />}
      <div className={styles.flags}>
        <Checkbox
          label={t`Opted out of advertising`}
          checked={optOut}
          disabled={status === 'Withdrawn'}
          onChange={(event) => setOptOut(event.currentTarget.checked)}
        />
        <Checkbox
          label={t`Do not contact: nobody of the office calls or writes`}
          checked={doNotContact}
          onChange={(event) => setDoNotContact(event.currentTarget.checked)}
        />
      </div>
    </FormDialog>
  );
};

/** The words that are agreed to, to be read out or sent. */
const ConsentText = ({ contact }: { contact: Contact }) => {
  const office = useAuth(({ userCompanyInfo }) => userCompanyInfo?.company_name ?? '');
  const text = consentText.text(office);
  const number = contact.mobile_number_1;
  return (
    <figure className={styles.text}>
      <figcaption>{t`What ${personName(contact.name)} agrees to, version ${consentText.version}`}</figcaption>
      <blockquote>{text}</blockquote>
      {number !== '' && !isMasked(number) && (
        <Button
          component="a"
          size="xs"
          href={whatsappLink(number, `${text}\n\nPlease answer YES if you agree.`)}
          target="_blank"
          rel="noreferrer"
          leftSection={<IconBrandWhatsapp size={15} aria-hidden />}
        >
          {t`Ask on WhatsApp`}
        </Button>
      )}
    </figure>
  );
};
