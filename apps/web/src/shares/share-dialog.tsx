import { shareTexts } from '@angan/contract/shares/texts.ts';
import type { ShareChannel } from '@angan/domain/brochure/index.ts';
import { plural, t } from '@lingui/core/macro';
import { Button, Checkbox, Switch } from '@mantine/core';
import { IconBrandWhatsapp, IconCopy, IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { fieldErrors, toastError } from '../core/api/index.ts';
import { word } from '../core/language/index.ts';
import { chatLink, copyText, openLater } from '../core/platform/index.ts';
import { type ContactChoice, ContactField } from '../records/index.ts';
import { Dialog } from '../ui/dialog.tsx';
import { MoneyField, moneyUnreadable, rupeesIn, TextAreaField } from '../ui/form/index.ts';
import { PersonChip } from '../ui/person.tsx';
import { QueryView } from '../ui/query-view.tsx';
import { usePhone } from '../ui/screen.ts';
import { toast } from '../ui/toast.ts';
import { ClientLanguage, lastClientLanguage, useClientLanguage } from './client-language.tsx';
import { mostTyped, useMessage, withLink } from './message.ts';
import { passOnFile } from './pass-on.ts';
import styles from './shares.module.css';
import { type Sending, useMakeShare, useShareCheck } from './use-share.ts';

/** Whom an inquiry is of. */
export interface Recipient {
  readonly inquiry: number;
  readonly name: string;
  readonly number: string;
}

interface Props {
  properties: readonly number[];
  to?: Recipient | undefined;
  /** The tour whose stops they are: the client is told when each is seen. */
  visitGroup?: string | undefined;
  /** What is offered first: the message or the paper. */
  first?: 'text' | 'PDF';
  onClose: () => void;
}

/** To whom, what may be shown, how it reads, and the ways to pass it on. Each of them writes the ledger. */
export const ShareDialog = ({ properties, to, visitGroup, first = 'text', onClose }: Props) => {
  const phone = usePhone();
  const [contact, setContact] = useState<ContactChoice>({ kind: 'none' });
  const [show, setShow] = useState({ show_unit: false, show_society: false, cost_sheet: false });
  const [price, setPrice] = useState('');
  const { language, choose } = useClientLanguage();
  const [confirmed, setConfirmed] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const quoted = price.trim() === '' ? null : rupeesIn(price);
  const sending: Sending = {
    properties: [...properties],
    inquiry: to?.inquiry ?? null,
    contact: contact.kind === 'known' ? contact.id : null,
    ...show,
    price_quoted: quoted ?? null,
    ...lastClientLanguage(),
    ...(language && { language }),
    confirm_rera: confirmed,
    ...(visitGroup && { visit_group: visitGroup }),
  };
  const check = useShareCheck(sending);
  const make = useMakeShare();
  const message = useMessage(check.data?.text ?? '');
  const [busy, setBusy] = useState<ShareChannel | 'Copy'>();

  const warnings = check.data?.properties.filter(({ stale }) => stale !== null) ?? [];
  const refused = check.data?.properties.find(({ gate }) => gate === 'no');
  const asked = check.data?.properties.find(({ gate }) => gate === 'confirm');
  const isBlocked = !check.data || refused !== undefined || (asked !== undefined && !confirmed);

  const run = async (
    doing: ShareChannel | 'Copy',
    passOn: (made: Awaited<ReturnType<typeof make.mutateAsync>>) => unknown,
  ) => {
    const wrong: Record<string, string> = {};
    if (quoted === undefined) wrong.price_quoted = moneyUnreadable();
    if (contact.kind === 'new') wrong.contact = t`Add the contact first, or leave this empty.`;
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return false;
    setBusy(doing);
    try {
      await passOn(await make.mutateAsync({ sending, channel: doing === 'Copy' ? 'WhatsApp text' : doing }));
      return true;
    } catch (error) {
      setErrors(fieldErrors(error));
      toastError(error);
      return false;
    } finally {
      setBusy(undefined);
    }
  };
  const passedOn = () => {
    toast.success(sharedWords(properties.length, to?.name ?? (contact.kind === 'known' ? contact.name : '')));
    onClose();
  };
  const number = to?.number ?? (contact.kind === 'known' ? contact.number : '');
  const openChat = async () => {
    const chat = openLater();
    const went = await run('WhatsApp text', ({ link }) => chat.go(chatLink(withLink(message.text, link), number)));
    if (went) passedOn();
    else chat.close();
  };
  const openFile = async () => {
    if (await run('PDF', (made) => passOnFile(made, phone))) passedOn();
  };
  const copy = () =>
    run('Copy', async ({ link }) => {
      await copyText(withLink(message.text, link));
      toast.success(word(shareTexts.copied));
    });
  const main = first === 'PDF' ? 'PDF' : t`WhatsApp text`;
  const lookOf = (channel: ShareChannel) => (channel === main ? { variant: 'filled' as const } : {});

  return (
    <Dialog
      opened
      onClose={onClose}
      title={
        properties.length === 1 ? word(shareTexts.title) : t`${word(shareTexts.title)} ${properties.length} properties`
      }
      footer={
        <div className={styles.ways}>
          <Button
            leftSection={<IconCopy size={16} aria-hidden />}
            loading={busy === 'Copy'}
            disabled={isBlocked}
            onClick={() => void copy()}
          >
            {t`Copy`}
          </Button>
          <Button
            {...lookOf('PDF')}
            leftSection={<IconDownload size={16} aria-hidden />}
            loading={busy === 'PDF'}
            disabled={isBlocked}
            onClick={() => void openFile()}
          >
            {phone ? t`Send PDF` : t`Download PDF`}
          </Button>
          <Button
            {...lookOf('WhatsApp text')}
            leftSection={<IconBrandWhatsapp size={16} aria-hidden />}
            loading={busy === 'WhatsApp text'}
            disabled={isBlocked}
            onClick={() => void openChat()}
          >
            {t`Open WhatsApp`}
          </Button>
        </div>
      }
    >
      <div className={styles.form}>
        {to ? (
          <PersonChip name={to.name} number={to.number} />
        ) : (
          <ContactField label={t`To`} value={contact} onChange={setContact} error={errors.contact} optional />
        )}
        {warnings.map(({ id, property_code, stale }) => (
          <p key={id} className={styles.stale} role="note">
            {properties.length > 1 && `${property_code}: `}
            {word(stale!)}
          </p>
        ))}
        {refused && (
          <p className={styles.stale} role="alert">
            {refused.property_code}: {word(refused.why)}
          </p>
        )}
        {asked && (
          <Checkbox
            label={word(asked.why)}
            checked={confirmed}
            onChange={(event) => setConfirmed(event.currentTarget.checked)}
          />
        )}
        <fieldset className={styles.switches}>
          <legend>{t`Show in message`}</legend>
          <Switch
            label={t`Unit number`}
            description={check.data && !check.data.may_show.unit ? word(shareTexts.noUnit) : undefined}
            disabled={!check.data?.may_show.unit}
            checked={show.show_unit}
            onChange={({ currentTarget: { checked } }) => setShow((now) => ({ ...now, show_unit: checked }))}
          />
          <Switch
            label={t`Society name`}
            description={check.data && !check.data.may_show.society ? word(shareTexts.noSociety) : undefined}
            disabled={!check.data?.may_show.society}
            checked={show.show_society}
            onChange={({ currentTarget: { checked } }) => setShow((now) => ({ ...now, show_society: checked }))}
          />
          <Switch
            label={t`Stamp duty and registration, estimated`}
            checked={show.cost_sheet}
            onChange={({ currentTarget: { checked } }) => setShow((now) => ({ ...now, cost_sheet: checked }))}
          />
        </fieldset>
        <ClientLanguage chosen={language ?? check.data?.language} choose={choose} />
        {properties.length === 1 && (
          <MoneyField
            label={t`Price quoted`}
            hint={t`Printed instead of the price.`}
            value={price}
            error={errors.price_quoted}
            onChange={setPrice}
          />
        )}
        {check.data ? (
          <div>
            <TextAreaField
              label={t`Message`}
              hint={t`Sent with WhatsApp and Copy. The PDF has its own words.`}
              value={message.text}
              onChange={message.write}
              maxLength={mostTyped}
              rows={[6, 14]}
            />
            {message.renew && (
              <Button size="xs" variant="subtle" onClick={message.renew}>
                {t`Use the new text`}
              </Button>
            )}
          </div>
        ) : (
          <QueryView query={check} failed={t`The message did not load.`} loading={t`Writing the message`} rows={3} />
        )}
      </div>
    </Dialog>
  );
};

/** 'Shared 3 properties with Ravi Shah' */
const sharedWords = (count: number, name: string): string =>
  name
    ? plural(count, { one: `Shared ${count} property with ${name}`, other: `Shared ${count} properties with ${name}` })
    : plural(count, { one: `Shared ${count} property`, other: `Shared ${count} properties` });
