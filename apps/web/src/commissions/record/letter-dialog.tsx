import { letterCalls } from '@angan/contract/commissions/letters.ts';
import { type LetterLanguage, type LetterTone, letterLanguages, letterTones } from '@angan/domain/brokerage/index.ts';
import { t } from '@lingui/core/macro';
import { ActionIcon, Button } from '@mantine/core';
import { IconBrandWhatsapp, IconFileDownload, IconMail, IconPhone } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { query, useCall } from '../../core/api/index.ts';
import { chatLink, openAddress, saveBase64 } from '../../core/platform/index.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ChoiceChips, TextAreaField } from '../../ui/form/index.ts';
import { QueryView } from '../../ui/query-view.tsx';
import { usePhone } from '../../ui/screen.ts';
import styles from '../commissions.module.css';
import { api, moved } from '../use-commission.ts';
import { toneWords } from '../words.ts';

type Channel = 'WhatsApp' | 'E-mail' | 'PDF' | 'Call';
interface Props {
  commission: number;
  about?: 'Payment' | 'TDS certificate';
  onClose: () => void;
}

/** A reminder: its tone and language chosen, its words editable, and the ways by which it goes. */
export const LetterDialog = ({ commission, about, onClose }: Props) => {
  const phone = usePhone();
  const [tone, setTone] = useState<LetterTone>();
  const [language, setLanguage] = useState<LetterLanguage>('English');
  const [own, setOwn] = useState<string>();
  const preview = useQuery(
    query(letterCalls.preview, { params: { id: commission }, query: { about, tone, language } }, { quiet: true }),
  );
  const { data } = preview;
  const send = useCall(
    (channel: Channel) =>
      api.letters.send({
        params: { id: commission },
        body: {
          about: data!.about,
          tone: data!.tone,
          language: data!.language,
          channel,
          ...(own !== undefined && own.trim() !== '' && { text: own }),
        },
      }),
    {
      quiet: true,
      changes: [...moved, 'commission_reminder'],
      success: (_, channel) => (channel === 'E-mail' ? t`Letter sent` : t`Noted`),
      onSuccess: ({ text, number, file }, channel) => {
        if (channel === 'WhatsApp') openAddress(chatLink(number, text));
        if (file) saveBase64(file.content, file.file_name);
        onClose();
      },
    },
  );
  const ways: [Channel, string, ReactNode][] = [
    ['Call', t`I called`, <IconPhone key="call" size={16} aria-hidden />],
    ['PDF', 'PDF', <IconFileDownload key="pdf" size={16} aria-hidden />],
    ['E-mail', t`E-mail`, <IconMail key="mail" size={16} aria-hidden />],
    ['WhatsApp', t`Send on WhatsApp`, <IconBrandWhatsapp key="wa" size={16} aria-hidden />],
  ];
  return (
    <Dialog
      opened
      onClose={onClose}
      title={data ? data.subject : t`Reminder`}
      footer={ways.map(([channel, label, icon]) => {
        const shared = {
          disabled: !data,
          loading: send.isPending && send.variables === channel,
          onClick: () => send.mutate(channel),
        };
        // Four words have no room on a phone; the usual way keeps its own.
        return phone && channel !== 'WhatsApp' ? (
          <ActionIcon key={channel} {...shared} variant="default" size={44} aria-label={label}>
            {icon}
          </ActionIcon>
        ) : (
          <Button key={channel} {...shared} variant={channel === 'WhatsApp' ? 'filled' : 'default'} leftSection={icon}>
            {label}
          </Button>
        );
      })}
    >
      {data?.about === 'Payment' && (
        <ChoiceChips
          label={t`Tone`}
          required
          choices={letterTones.map((id) => ({ id, label: toneWords()[id] }))}
          chosen={[data.tone]}
          onChange={([one]) => {
            if (!one) return;
            setTone(one);
            setOwn(undefined);
          }}
        />
      )}
      <ChoiceChips
        label={t`Language`}
        required
        choices={letterLanguages.map((id) => ({
          id,
          label: { English: 'English', Hindi: 'हिन्दी', Gujarati: 'ગુજરાતી' }[id],
        }))}
        chosen={[language]}
        onChange={([one]) => {
          if (!one) return;
          setLanguage(one);
          setOwn(undefined);
        }}
      />
      <QueryView query={preview} failed={t`The letter did not load.`} loading={t`Loading the letter`} rows={5}>
        {({ text }) => <TextAreaField label={t`Letter`} value={own ?? text} onChange={setOwn} rows={[8, 16]} />}
      </QueryView>
      {send.problem && (
        <p className={styles.warning} role="alert">
          {send.problem}
        </p>
      )}
    </Dialog>
  );
};
