import { type DealOffer, offerSides } from '@angan/contract/deals/deal-parts.ts';
import { dealWorkCalls } from '@angan/contract/deals/deal-work.ts';
import type { Deal } from '@angan/contract/deals/deals.ts';
import { isOpenDeal } from '@angan/domain/deals/index.ts';
import type { offerStatuses } from '@angan/domain/lookups/deals.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '../../core/api/index.ts';
import { formatDateTime, formatRupees, word } from '../../core/language/index.ts';
import { QueryView } from '../../ui/query-view.tsx';
import { StatusBadge, type Tone } from '../../ui/status-badge.tsx';
import styles from './deal-record.module.css';
import { AnswerDialog, OfferDialog } from './offer-dialogs.tsx';

const tones: Record<(typeof offerStatuses)[number], Tone> = {
  Made: 'warn',
  Countered: 'info',
  Accepted: 'ok',
  Rejected: 'off',
};

/** The negotiation: what each side named and when, and the answers. */
export const Offers = ({ deal }: { deal: Deal }) => {
  const offers = useQuery(query(dealWorkCalls.offers, { params: { id: deal.id } }, { quiet: true }));
  const [adding, setAdding] = useState(false);
  const [answering, setAnswering] = useState<{ offer: DealOffer; status: DealOffer['status'] }>();
  const isOpen = isOpenDeal(deal.stage);
  return (
    <section className={styles.part} aria-label={t`Offers`}>
      <QueryView query={offers} failed={t`The offers did not load.`} loading={t`Loading the offers`} rows={3}>
        {({ results }) => (
          <>
            <div className={styles.head}>
              <span>{results.length === 0 && t`No offers yet. Write down what each side names.`}</span>
              {isOpen && results[0]?.status !== 'Made' && (
                <Button size="xs" leftSection={<IconPlus size={14} aria-hidden />} onClick={() => setAdding(true)}>
                  {t`Add offer`}
                </Button>
              )}
            </div>
            <ol className="list-unstyled">
              {results.map((offer) => (
                <li key={offer.id} className={styles.row}>
                  <span>
                    <span className={styles.amount}>{formatRupees(offer.amount)}</span> {word(offer.by_side)}
                  </span>
                  <StatusBadge tone={tones[offer.status]}>{word(offer.status)}</StatusBadge>
                  {offer.note && <p className={styles.said}>{offer.note}</p>}
                  <span className={styles.quiet}>
                    {[offer.by, formatDateTime(offer.created_date)].filter(Boolean).join(', ')}
                  </span>
                  {isOpen && offer.status === 'Made' && (
                    <span className={styles.tools}>
                      {(['Accepted', 'Countered', 'Rejected'] as const).map((status) => (
                        <Button
                          key={status}
                          size="xs"
                          variant={status === 'Accepted' ? 'filled' : 'default'}
                          onClick={() => setAnswering({ offer, status })}
                        >
                          {status === 'Accepted' ? t`Accept` : status === 'Countered' ? t`Counter` : t`Reject`}
                        </Button>
                      ))}
                    </span>
                  )}
                </li>
              ))}
            </ol>
            {adding && (
              <OfferDialog
                deal={deal}
                by={results[0]?.by_side === offerSides[0] ? offerSides[1] : offerSides[0]}
                onClose={() => setAdding(false)}
              />
            )}
            {answering && <AnswerDialog deal={deal} {...answering} onClose={() => setAnswering(undefined)} />}
          </>
        )}
      </QueryView>
    </section>
  );
};
