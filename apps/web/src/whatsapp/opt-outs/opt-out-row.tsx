import { type OptOut, type OptOutHow, optOutTexts } from '@angan/contract/whatsapp/opt-outs.ts';
import { t } from '@lingui/core/macro';
import { IconArrowBackUp, IconMessages } from '@tabler/icons-react';
import { formatDateTime, perLanguage, personName, word } from '../../core/language/index.ts';
import { type Column, type RowAction, RowMenu } from '../../ui/data-list/index.ts';
import { StatusBadge, type Tone } from '../../ui/status-badge.tsx';
import styles from './opt-outs.module.css';
import { personOf } from './person-of.ts';

const tones: Record<OptOutHow, Tone> = { Message: 'info', WhatsApp: 'info', Refusal: 'warn', Hand: 'off' };

const How = ({ how }: OptOut) => <StatusBadge tone={tones[how]}>{word(optOutTexts.hows[how])}</StatusBadge>;

/** Their own words stand in quotes; what the office wrote down does not. */
const wordsOf = ({ how, said }: OptOut) => (how === 'Hand' || said === '' ? said : `‘${said}’`);

const Words = (row: OptOut) => (
  <>
    {wordsOf(row)}
    {row.state === 'Taken back' && row.contact_refuses && (
      <span className={styles.held}>{word(optOutTexts.contactRefuses)}</span>
    )}
  </>
);

export const optOutColumns = perLanguage<readonly Column<OptOut>[]>(() => [
  { key: 'name', label: t`Name`, width: 13, kind: 'name', cell: ({ name }) => personName(name) },
  { key: 'number', label: t`Number`, width: 10, cell: ({ number }) => number || t`Not visible` },
  { key: 'at', label: t`When`, width: 11, cell: ({ at }) => formatDateTime(at) },
  { key: 'how', label: t`How`, width: 11, cell: How },
  { key: 'said', label: t`Words or reason`, width: 22, kind: 'quiet', cell: Words },
  { key: 'by', label: t`Written down by`, width: 11, kind: 'quiet', cell: ({ by }) => by },
]);

/** What can be done with a line of the list. */
export const optOutActions = (onTakeBack: (row: OptOut) => void): readonly RowAction<OptOut>[] => [
  {
    label: t`Take back`,
    icon: <IconArrowBackUp size={16} aria-hidden />,
    isFor: ({ state }) => state === 'Ended',
    run: onTakeBack,
  },
  {
    label: t`Open the chat`,
    icon: <IconMessages size={16} aria-hidden />,
    isFor: ({ chat }) => chat !== null,
    href: ({ chat }) => `/whatsappsmsg?chat=${chat}`,
  },
];

/** A person on a phone: who, how and when, in whose words. */
export const OptOutRow = ({ row, actions }: { row: OptOut; actions: readonly RowAction<OptOut>[] }) => (
  <div className={styles.card}>
    <div className={styles.words}>
      <div className={styles.head}>
        <span className={styles.name}>{personOf(row)}</span>
        <How {...row} />
      </div>
      <p className={styles.quiet}>
        {[row.name && row.number, formatDateTime(row.at), row.by].filter(Boolean).join(', ')}
      </p>
      <p className={styles.said}>
        <Words {...row} />
      </p>
    </div>
    <RowMenu row={row} label={t`Actions for ${personOf(row)}`} actions={actions} />
  </div>
);
