import type { Home } from '@angan/contract/home/home.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import { daysLeft } from '@angan/domain/subscription.ts';
import { plural, t } from '@lingui/core/macro';
import { Link } from 'react-router';
import { formatNumber } from '../../core/language/index.ts';
import { useAuth } from '../../core/session/index.ts';
import styles from './home.module.css';
import { matchesText } from './new-matches.tsx';
import { hotPath, newInquiriesPath, stalePath } from './paths.ts';

type Tone = 'ok' | 'warn' | 'bad' | 'brand';
interface Cell {
  label: string;
  count: number | string | undefined;
  /** What of it matters most. */
  note?: string | false | undefined;
  tone?: Tone;
  /** The list of so many. */
  to?: string | undefined;
}

/** The numbers of the day, each leading to what it counts. */
export const Strip = ({ home }: { home: Home | undefined }) => {
  const company = useAuth(({ userCompanyInfo }) => userCompanyInfo);
  const tasks = home?.tasks;
  const fresh = home?.new_inquiries;
  const matches = home?.new_matches;
  const round = home?.to_verify;
  const cells: Cell[] = [
    {
      label: t`Tasks today`,
      count: tasks?.today,
      note: tasks && tasks.overdue > 0 && t`${formatNumber(tasks.overdue)} overdue`,
      tone: 'bad',
      to: '/tasks?due=today',
    },
    {
      label: t`New inquiries`,
      count: fresh?.count,
      note: fresh && fresh.late > 0 && t`${formatNumber(fresh.late)} past 15 min`,
      tone: 'bad',
      to: newInquiriesPath,
    },
  ];
  if (home?.entered)
    cells.push({
      label: t`Entered today`,
      count: home.entered.properties + home.entered.inquiries,
      note: plural(home.entered.inquiries, { one: '# inquiry', other: '# inquiries' }),
    });
  else
    cells.push({
      label: t`New matches since yesterday`,
      count: matches && matchesText(matches.count),
      note: matches && matches.best > 0 && t`${formatNumber(matches.best)} above 90`,
      tone: 'ok',
    });
  if (round !== null)
    cells.push({
      label: t`To verify today`,
      count: round?.results.length,
      note: round && round.stale > 0 && t`${formatNumber(round.stale)} stale`,
      tone: 'warn',
      to: stalePath,
    });
  const endsOn = company?.subscription_kind === 'Trial' ? company.subscription_ends_on : null;
  cells.push(
    endsOn
      ? { label: t`Days left in trial`, count: daysLeft(endsOn, dayInIndia()) }
      : { label: t`Hot, without next step`, count: home?.hot.count, to: hotPath },
  );
  return (
    <ul className={`list-unstyled ${styles.counts}`} aria-label={t`Counts`}>
      {cells.map(({ label, count, note, tone, to }) => {
        const inside = (
          <>
            <span className={styles.countHead}>
              <strong>{typeof count === 'number' ? formatNumber(count) : (count ?? '\u2013')}</strong>
              {note && (
                <span className={styles.countNote} data-tone={tone}>
                  {note}
                </span>
              )}
            </span>
            <span className={styles.countLabel}>{label}</span>
          </>
        );
        return <li key={label}>{to ? <Link to={to}>{inside}</Link> : <span>{inside}</span>}</li>;
      })}
    </ul>
  );
};
