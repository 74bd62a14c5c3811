import type { Broadcast } from '@angan/contract/whatsapp/broadcasts.ts';
import type { WhatsappNumber } from '@angan/contract/whatsapp/numbers.ts';
import { replyTexts } from '@angan/contract/whatsapp/prices.ts';
import type { TemplateCounts } from '@angan/contract/whatsapp/templates.ts';
import type { TemplateStatus } from '@angan/domain/whatsapp/templates/index.ts';
import { plural, t } from '@lingui/core/macro';
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import { formatDateTime, formatNumber, perLanguage, word } from '../../core/language/index.ts';
import { StatusBadge, type Tone } from '../../ui/status-badge.tsx';
import styles from './hub.module.css';

interface Item {
  readonly path: string;
  readonly what: string;
  readonly state: string;
  readonly tone: Tone;
}

interface Props {
  counts: TemplateCounts | undefined;
  broadcasts: readonly Broadcast[];
  numbers: readonly WhatsappNumber[];
}

/** What somebody has to see to, or may want to watch, each with the way there; nothing where there is nothing. */
export const Waiting = ({ counts, broadcasts, numbers }: Props) => {
  const items = [
    ...numbers.flatMap(numberTroubles),
    ...(counts ? troubles(counts) : []),
    ...broadcasts.flatMap(underWay),
    // What stands still comes before what goes well.
  ].toSorted((a, b) => Number(b.tone === 'bad') - Number(a.tone === 'bad'));
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting" className={styles.listTitle}>
        {t`Needs attention`}
      </h2>
      <ul className={`list-unstyled ${styles.items}`}>
        {items.map(({ path, what, state, tone }) => (
          <li key={path} className={styles.item}>
            <Link to={path} className={`stretched-link ${styles.link}`}>
              {what}
            </Link>
            <StatusBadge tone={tone}>{word(state)}</StatusBadge>
            <IconChevronRight className={styles.go} aria-hidden />
          </li>
        ))}
      </ul>
    </section>
  );
};

const seenTo = perLanguage<readonly (readonly [TemplateStatus, Tone, string])[]>(() => [
  ['REJECTED', 'bad', t`rejected: change what WhatsApp did not like`],
  ['PAUSED', 'warn', t`paused by WhatsApp: people blocked or reported it`],
  ['TEMPORARILY_BLOCKED', 'warn', t`blocked for now`],
]);

const troubles = ({ templates, media }: TemplateCounts): Item[] => [
  ...seenTo().flatMap(([status, tone, words]) =>
    templates[status] > 0
      ? [
          {
            path: `/template?status=${status}`,
            what: `${templatesText(templates[status])} ${words}`,
            state: status,
            tone,
          },
        ]
      : [],
  ),
  ...(media.failed > 0
    ? [
        {
          path: '/whatsappMedia',
          what: plural(media.failed, {
            one: `${formatNumber(media.failed)} file did not get to WhatsApp`,
            other: `${formatNumber(media.failed)} files did not get to WhatsApp`,
          }),
          state: t`Failed`,
          tone: 'bad' as const,
        },
      ]
    : []),
];

const numberTroubles = ({
  id,
  status,
  standstill,
  replies,
  verified_name,
  display_phone_number,
}: WhatsappNumber): Item[] => {
  const path = `/whatsappnumber#number-${id}`;
  const name = verified_name || display_phone_number || t`Your number`;
  if (standstill)
    return [
      {
        path,
        what: plural(standstill.waiting, {
          one: `${name}: ${formatNumber(standstill.waiting)} message waiting, and nothing leaves`,
          other: `${name}: ${formatNumber(standstill.waiting)} messages waiting, and nothing leaves`,
        }),
        state: t`Not sending`,
        tone: 'bad',
      },
    ];
  if (status === 'Token expired')
    return [
      { path, what: t`${name}: connect it again, WhatsApp no longer takes its token`, state: status, tone: 'bad' },
    ];
  if (replies?.isNear)
    return [
      {
        path,
        what: `${name}: ${word(replyTexts.counted(replies))}`,
        state: replies.sent < replies.free ? t`Nearly used up` : t`Charged`,
        tone: 'warn',
      },
    ];
  return [];
};

const templatesText = (count: number) =>
  plural(count, { one: `${formatNumber(count)} template`, other: `${formatNumber(count)} templates` });

const underWay = ({ id, name, status, send_at, people, outcomes, held }: Broadcast): Item[] => {
  const path = `/broadcastmessage?id=${id}`;
  if (held && !held.until) return [{ path, what: `${name}: ${held.why}`, state: status, tone: 'bad' }];
  const waiting = t`${formatNumber(outcomes.Waiting)} of ${formatNumber(people)} wait`;
  if (status === 'Sending') return [{ path, what: `${name}: ${waiting}`, state: status, tone: 'brand' }];
  if (status === 'Paused') return [{ path, what: `${name}: ${waiting}`, state: status, tone: 'warn' }];
  if (status === 'Scheduled' && send_at)
    return [{ path, what: t`${name}: goes out ${formatDateTime(send_at)}`, state: status, tone: 'info' }];
  return [];
};
