import { type FigureName, figureTexts } from '@angan/contract/dashboard/figures.ts';
import { type ComparedSpan, changePercent, type DaySpan } from '@angan/domain/dashboard-period.ts';
import { plural, t } from '@lingui/core/macro';
import { Tooltip } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatDate, formatNumber, formatPrice, word } from '../core/language/index.ts';
import styles from './dashboard.module.css';
import {
  certificatesPath,
  dealsPath,
  duesPath,
  hourAgo,
  inquiriesOfSpan,
  inquiriesPath,
  loansPath,
  propertiesOfSpan,
  propertiesPath,
  visitsPath,
} from './lists.ts';
import type { Dashboard } from './use-dashboard.ts';

interface Tile {
  name: FigureName;
  value: string;
  note?: ReactNode;
  tone?: 'ok' | 'bad' | 'brand';
  to?: string | undefined;
}

const shortSpan = ({ from, to }: DaySpan) => `${formatDate(from).slice(0, 5)} - ${formatDate(to)}`;

/** 'up 18 % on 01/10 - 21/10/2026' */
const changeNote = (
  now: number,
  before: number,
  { before: span }: ComparedSpan,
): { note: string; tone?: 'ok' | 'bad' } => {
  const percent = changePercent(now, before);
  if (percent === null) return { note: t`none in ${shortSpan(span)}` };
  if (percent === 0) return { note: t`as in ${shortSpan(span)}` };
  return percent > 0
    ? { note: t`up ${percent} % on ${shortSpan(span)}`, tone: 'ok' }
    : { note: t`down ${-percent} % on ${shortSpan(span)}`, tone: 'bad' };
};

const share = (part: number, all: number): string => (all === 0 ? '0 %' : `${Math.round((part / all) * 100)} %`);

const inquiryTiles = ({ asked, span, inquiries: { data } }: Dashboard): Tile[] => {
  if (!data) return [];
  const { new_inquiries, first_response, visits, conversion } = data;
  const answered =
    new_inquiries.count - (first_response.buckets.find(({ bucket }) => bucket === 'not yet')?.count ?? 0);
  return [
    {
      name: 'new_inquiries',
      value: formatNumber(new_inquiries.count),
      ...changeNote(new_inquiries.count, new_inquiries.before, span),
      to: inquiriesOfSpan(asked, span),
    },
    {
      name: 'first_response',
      value: first_response.median === null ? '-' : t`${formatNumber(first_response.median)} min`,
      note: t`${share(first_response.under_15, answered)} under 15 min, ${share(first_response.under_60, answered)} under 60`,
      to: inquiriesOfSpan(asked, span),
    },
    {
      name: 'untouched',
      value: formatNumber(data.untouched),
      note: data.untouched > 0 ? t`See them` : undefined,
      tone: 'brand',
      to: inquiriesPath(asked, { stage: 'New', date_time__lte: hourAgo() }),
    },
    {
      name: 'without_next_step',
      value: formatNumber(data.without_next_step),
      note: data.without_next_step > 0 ? t`See them` : undefined,
      tone: 'brand',
      to: inquiriesPath(asked, { follow_up: 'Without next step' }),
    },
    {
      name: 'visits',
      value: formatNumber(visits.completed),
      note:
        new_inquiries.count > 0
          ? t`${formatNumber(Math.round((visits.completed / new_inquiries.count) * 10) / 10)} an inquiry, ${visits.before} before`
          : t`${visits.before} before`,
      to: visitsPath(asked, span, 'Completed'),
    },
    {
      name: 'missed',
      value: formatNumber(visits.missed),
      ...(visits.missed > 0 && { tone: 'bad' as const }),
      to: visitsPath(asked, span, 'Missed'),
    },
    {
      name: 'won',
      value: formatNumber(conversion.won),
      note: t`${share(conversion.won, conversion.created)} of ${formatNumber(conversion.created)}, ${share(conversion.before.won, conversion.before.created)} before`,
      to: inquiriesOfSpan(asked, span, { stage: 'Closed Won' }),
    },
    {
      name: 'days_to_close',
      value: data.days_to_close === null ? '-' : formatNumber(data.days_to_close),
      note: t`median`,
    },
  ];
};

const stockTiles = ({ asked, span, stock: { data } }: Dashboard): Tile[] => {
  if (!data) return [];
  const { open, matched } = data.match_cover;
  return [
    {
      name: 'added',
      value: formatNumber(data.added.count),
      ...changeNote(data.added.count, data.added.before, span),
      to: propertiesOfSpan(asked, span),
    },
    {
      name: 'available',
      value: formatNumber(data.available),
      note: t`${share(data.stale, data.available)} stale`,
      to: propertiesPath(asked, { status: 'Available' }),
    },
    {
      name: 'match_cover',
      value: share(matched, open),
      note: t`${formatNumber(open - matched)} open without a good match`,
      to: inquiriesPath(asked, { unmatched: 'true' }),
    },
    {
      name: 'days_on_market',
      value: data.days_on_market === null ? '-' : formatNumber(data.days_on_market),
      note: t`median`,
    },
  ];
};

const moneyTiles = ({ asked, span, money: { data } }: Dashboard): Tile[] => {
  if (!data) return [];
  const { deals, loans, brokerage } = data;
  const { received, due, certificates_pending } = brokerage;
  return [
    {
      name: 'deals',
      value: formatNumber(deals.open),
      note: formatPrice(deals.value),
      to: dealsPath(asked),
    },
    {
      name: 'weighted',
      value: formatPrice(brokerage.weighted),
      note: t`by probability`,
      to: dealsPath(asked),
    },
    {
      name: 'earned',
      value: formatPrice(brokerage.earned),
      note: t`${formatPrice(brokerage.invoiced.count)} invoiced`,
    },
    {
      name: 'received',
      value: formatPrice(received.count),
      ...changeNote(received.count, received.before, span),
    },
    {
      name: 'brokerage_due',
      value: formatPrice(due.amount),
      note: plural(due.count, { one: `${due.count} commission`, other: `${due.count} commissions` }),
      to: duesPath(asked),
    },
    {
      name: 'certificates',
      value: formatNumber(certificates_pending),
      ...(certificates_pending > 0 && { tone: 'bad' as const }),
      to: certificatesPath(asked),
    },
    {
      name: 'loans_sanctioned',
      value: formatPrice(loans.sanctioned.amount),
      note: plural(loans.sanctioned.count, {
        one: `${loans.sanctioned.count} loan`,
        other: `${loans.sanctioned.count} loans`,
      }),
      to: loansPath(asked, 'sanctioned'),
    },
    {
      name: 'payout_due',
      value: formatPrice(loans.payout_due.amount),
      note: plural(loans.payout_due.count, {
        one: `${loans.payout_due.count} loan`,
        other: `${loans.payout_due.count} loans`,
      }),
      to: loansPath(asked, 'payout'),
    },
  ];
};

/** The figures that one looks at first, each with what it is on hover, and its list behind it. */
export const Tiles = ({ dashboard }: { dashboard: Dashboard }) => {
  const tiles = [...inquiryTiles(dashboard), ...stockTiles(dashboard), ...moneyTiles(dashboard)];
  return (
    <ul className={`list-unstyled ${styles.tiles}`} aria-label={t`Figures`}>
      {tiles.map((tile) => (
        <li key={tile.name}>
          <TileView {...tile} />
        </li>
      ))}
    </ul>
  );
};

const TileView = ({ name, value, note, tone, to }: Tile) => {
  const { label, definition } = figureTexts[name];
  const inside = (
    <>
      <b className={styles.tileValue}>{value}</b>
      <span>{word(label)}</span>
      {note !== undefined && (
        <span className={styles.tileNote} data-tone={tone}>
          {note}
        </span>
      )}
    </>
  );
  return (
    <Tooltip label={word(definition)} multiline w={280} events={{ hover: true, focus: true, touch: false }}>
      {to ? (
        <Link className={styles.tile} to={to} aria-description={word(definition)}>
          {inside}
        </Link>
      ) : (
        <span
          className={styles.tile}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what it is shows on focus too
          tabIndex={0}
          role="note"
          aria-description={word(definition)}
        >
          {inside}
        </span>
      )}
    </Tooltip>
  );
};
