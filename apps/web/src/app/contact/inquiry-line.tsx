import type { Inquiry } from '@angan/contract/inquiries/inquiries.ts';
import { matchCalls, matchCountCap } from '@angan/contract/matches/matches.ts';
import { plural, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { query } from '../../core/api/index.ts';
import { formatDateTime } from '../../core/language/index.ts';
import { useMay } from '../../core/session/index.ts';
import { inquiryPath, requirementText, StageBadge } from '../../records/index.ts';
import { ScoreSquare } from '../../ui/score-square.tsx';
import styles from './dealings.module.css';

/** '7 properties match, best 91.' */
const matchText = (count: number, best: number | undefined): string => {
  if (count === 0 || best === undefined) return t`Nothing matches yet.`;
  const shown = count > matchCountCap ? `${matchCountCap}+` : String(count);
  return plural(count, {
    one: `${shown} property matches, ${best}.`,
    other: `${shown} properties match, best ${best}.`,
  });
};

/** One inquiry: how far, what is wanted, how well the best match fits, what is next. */
export const InquiryLine = ({ inquiry, isOpen }: { inquiry: Inquiry; isOpen: boolean }) => {
  const mayMatch = useMay('inquiry:matches');
  const { data } = useQuery({
    ...query(matchCalls.ofInquiry, { params: { id: inquiry.id }, query: { page_size: '1' } }, { quiet: true }),
    enabled: isOpen && mayMatch,
  });
  const best = data && data.count > 0 ? data.results[0] : undefined;
  const next = isOpen && inquiry.next_follow_up ? t`Next step ${formatDateTime(inquiry.next_follow_up)}.` : '';
  return (
    <li className={styles.row}>
      <Link className={styles.line} to={inquiryPath(inquiry.id)}>
        <span className={styles.words}>
          <span className={styles.first}>{requirementText(inquiry)}</span>
          <span className={styles.second}>
            {[data && matchText(data.count, best?.score), next].filter(Boolean).join(' ') || inquiry.inquiry_code}
          </span>
        </span>
        <StageBadge stage={inquiry.stage} />
        {best && <ScoreSquare score={best.score} label={best.label} />}
      </Link>
    </li>
  );
};
