import type { LeadMail } from '@angan/contract/lead-events/lead-mail.ts';
import { mailSenders, mailSource } from '@angan/domain/leads/index.ts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { focusFirstError } from '../../../ui/form/index.ts';
import styles from '../connect.module.css';
import { CopyAddress } from '../copy-address.tsx';
import { NewAddress } from '../new-address.tsx';
import { RuleFields } from '../rule-fields.tsx';
import { SendingForm } from '../sending-form.tsx';
import { type RuleDraft, ruleBodyOf, ruleDraftOf } from '../source-draft.ts';
import { ForwardingQuestion } from './forwarding-question.tsx';
import { useSaveMail } from './use-mail.ts';

/** What a filter of Gmail finds the mails of portals by. */
const filter = `from:(${mailSenders.map(({ domain }) => domain).join(' OR ')})`;

/** Where to forward, how that is done, what Gmail asks about it, and what becomes of the leads. */
export const MailForm = ({ mail }: { mail: LeadMail }) => {
  const { is_enabled, is_available, address, forwardings } = mail;
  const [draft, setDraft] = useState(() => ruleDraftOf(mail));
  const save = useSaveMail();
  const set = (changed: Partial<RuleDraft>) => {
    setDraft((now) => ({ ...now, ...changed }));
    save.setErrors({});
  };
  return (
    <SendingForm
      title={t`E-mail`}
      isOn={is_enabled}
      isBusy={save.busy}
      onSave={() => save.run(ruleBodyOf(draft), { onError: focusFirstError })}
    >
      {!is_available && (
        <p className={styles.quiet}>{t`This server takes in no e-mails yet. Its operator sets that up.`}</p>
      )}
      {address === '' ? (
        is_available && (
          <p
            className={styles.quiet}
          >{t`Turn it on: you get an address of your own to forward the portals’ e-mails to.`}</p>
        )
      ) : (
        <>
          <CopyAddress label={t`Forward the portals’ e-mails to`} text={address} copied={t`Address copied`}>
            <NewAddress
              item={t`E-mail`}
              consequence={t`The present address ends at once. E-mails come in again when you forward to the new one.`}
              onRotate={() => save.rotate.mutateAsync(undefined)}
            />
          </CopyAddress>
          {forwardings.map((one) => (
            <ForwardingQuestion key={one.id} question={one} onDone={() => save.remove.mutate(one.id)} />
          ))}
          <ol className={styles.steps}>
            <li>{t`In Gmail, open Settings, See all settings, Forwarding and POP/IMAP, and add the address above.`}</li>
            <li>{t`Gmail sends a code to it. It appears here within a minute: enter it in Gmail.`}</li>
            <li>{t`Make a filter with the words below, and choose Forward it to for this address.`}</li>
          </ol>
          <CopyAddress label={t`Words of the filter`} text={filter} copied={t`Words copied`} />
          <p className={styles.quiet}>
            {t`Other mail services have a rule like it. An e-mail that holds no enquiry stands under Leads as failed, with its words.`}
          </p>
        </>
      )}
      <RuleFields source={mailSource} draft={draft} errors={save.errors} set={set} />
    </SendingForm>
  );
};
