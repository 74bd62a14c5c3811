import type { LeadInquiry } from '@angan/contract/lead-events/lead-event.ts';
import { type InquiryMatch, matchCalls } from '@angan/contract/matches/matches.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { query } from '../../core/api/index.ts';
import { lazyPart } from '../../core/screen.ts';
import { useMay } from '../../core/session/index.ts';
import { homeName, inquiryPath, placeOf, priceText, propertyPath } from '../../records/light.ts';
import { Picture } from '../../ui/picture.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { ScoreSquare } from '../../ui/score-square.tsx';
import styles from './panel.module.css';

const share = lazyPart(() => import('../../shares/index.ts'), 'ShareDialog');
/** Rows beside a lead; the rest stands at its inquiry. */
const shown = 3;

/** What fits best of what is on offer, each ready to be sent. */
export const BestMatches = ({ inquiry }: { inquiry: LeadInquiry }) => {
  const { id, contact } = inquiry;
  const matches = useQuery(
    query(matchCalls.ofInquiry, { params: { id: String(id) }, query: { page_size: String(shown) } }, { quiet: true }),
  );
  const [sending, setSending] = useState<number>();
  const mayShare = useMay('property:share');
  return (
    <section className={styles.part} aria-label={t`Best matches`}>
      <div className={styles.head}>
        <h3 className={styles.title}>{t`Best matches`}</h3>
        {(matches.data?.count ?? 0) > shown && <Link to={inquiryPath(id)}>{t`All ${matches.data?.count ?? 0}`}</Link>}
      </div>
      <QueryView query={matches} failed={t`The matches did not load.`} loading={t`Loading the matches`} rows={shown}>
        {({ results }) =>
          results.length === 0 ? (
            <p className={styles.quiet}>{t`Nothing on offer fits this yet.`}</p>
          ) : (
            <ul className="list-unstyled">
              {results.map((match) => (
                <Match
                  key={match.property.id}
                  match={match}
                  onSend={mayShare ? () => setSending(match.property.id) : undefined}
                />
              ))}
            </ul>
          )
        }
      </QueryView>
      {sending !== undefined && (
        <Suspense fallback={null}>
          <share.Component
            properties={[sending]}
            to={{ inquiry: id, name: contact.name, number: contact.mobile_number_1 }}
            onClose={() => setSending(undefined)}
          />
        </Suspense>
      )}
    </section>
  );
};

const Match = ({ match, onSend }: { match: InquiryMatch; onSend: (() => void) | undefined }) => {
  const { property } = match;
  return (
    <li className={styles.match}>
      <ScoreSquare score={match.score} label={match.label} />
      <span className={styles.picture}>
        <Picture size="row" src={property.cover} />
      </span>
      <Link to={propertyPath(property.id)} className={styles.matchText}>
        <span className={`truncate ${styles.price}`}>{priceText(property)}</span>
        <span className={`truncate ${styles.quiet}`}>
          {homeName(property)}, {placeOf(property)}
        </span>
      </Link>
      {onSend && (
        <Button
          size="xs"
          aria-label={t`Send ${property.property_code}`}
          leftSection={<IconSend size={16} aria-hidden />}
          onClick={onSend}
        >
          {t`Send`}
        </Button>
      )}
    </li>
  );
};
