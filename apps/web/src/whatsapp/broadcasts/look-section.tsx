import { leftOutTexts } from '@angan/contract/whatsapp/broadcast-texts.ts';
import { type BroadcastLook, broadcastCalls } from '@angan/contract/whatsapp/broadcasts.ts';
import { priceTexts } from '@angan/contract/whatsapp/prices.ts';
import { formatNumber } from '@angan/domain/money.ts';
import { type LeftOutReason, leftOutReasons } from '@angan/domain/whatsapp/broadcasts.ts';
import { Button } from '@mantine/core';
import { type UseQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { infiniteList } from '../../core/api/index.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { FormSection } from '../../ui/form/index.ts';
import { ErrorState, LoadingRows, SkeletonBar } from '../../ui/states.tsx';
import styles from './broadcasts.module.css';
import { costWords, numberWords, peopleWords, sumOf, timeWords } from './words.ts';

interface Props {
  id: number;
  look: UseQueryResult<BroadcastLook>;
}

/** What it comes to: whom it goes to, who is left out and why, and the cost. */
export const LookSection = ({ id, look }: Props) => {
  const [shown, setShown] = useState<LeftOutReason>();
  return (
    <FormSection title="What it comes to">
      {look.error && (
        <ErrorState title="The audience was not counted." retry={() => void look.refetch()}>
          {look.error.message}
        </ErrorState>
      )}
      {!look.data && !look.error && <SkeletonBar width="14rem" />}
      {look.data && <Figures look={look.data} onShow={setShown} />}
      {shown && <LeftOutDialog id={id} reason={shown} onClose={() => setShown(undefined)} />}
    </FormSection>
  );
};

const Figures = ({ look, onShow }: { look: BroadcastLook; onShow: (reason: LeftOutReason) => void }) => {
  const { people, left_out, cost, seconds, warnings } = look;
  const out = sumOf(left_out);
  return (
    <>
      <p className={styles.big} aria-live="polite">
        <strong>{formatNumber(people)}</strong> {people === 1 ? 'person' : 'people'} get it
        {people > 0 && <span className={styles.quiet}>, in {timeWords(seconds)}</span>}
      </p>
      {out > 0 && (
        <section aria-label="Left out">
          <p className={styles.quiet}>{peopleWords(out)} left out</p>
          <ul className={styles.reasons}>
            {leftOutReasons
              .filter((reason) => left_out[reason])
              .map((reason) => (
                <li key={reason}>
                  <button type="button" className={styles.reason} onClick={() => onShow(reason)}>
                    <span>{leftOutTexts[reason]}</span>
                    <strong>{formatNumber(left_out[reason] ?? 0)}</strong>
                  </button>
                </li>
              ))}
          </ul>
        </section>
      )}
      {warnings.map((warning) => (
        <p key={warning} className={styles.warning}>
          {warning}
        </p>
      ))}
      {people > 0 && <CostTable cost={cost} />}
    </>
  );
};

/** What WhatsApp asks for it at most: who is not reached is not charged. */
const CostTable = ({ cost }: { cost: BroadcastLook['cost'] }) => (
  <>
    <dl className={styles.cost} aria-label="Cost">
      {cost.lines.map(({ country, charged, people, rate, amount }) => (
        <div key={country}>
          <dt>
            {formatNumber(charged)} to +{country}
            {rate === null ? ', no price known' : `, ₹${rate} each`}
            {charged < people && `, ${formatNumber(people - charged)} free`}
          </dt>
          <dd>{costWords(amount)}</dd>
        </div>
      ))}
      <div>
        <dt>GST 18%</dt>
        <dd>{costWords(cost.gst)}</dd>
      </div>
      <div className={styles.total}>
        <dt>At most</dt>
        <dd>{costWords(cost.total)}</dd>
      </div>
    </dl>
    {cost.thirdParty && <p className={styles.quiet}>{priceTexts.thirdParty}</p>}
  </>
);

const LeftOutDialog = ({ id, reason, onClose }: { id: number; reason: LeftOutReason; onClose: () => void }) => {
  const list = useInfiniteQuery(
    infiniteList(broadcastCalls.leftOut, { params: { id }, query: { reason } }, { quiet: true }),
  );
  const rows = list.data?.pages.flatMap((page) => page.results) ?? [];
  return (
    <Dialog
      opened
      onClose={onClose}
      title={leftOutTexts[reason]}
      footer={
        <>
          {reason === 'Opted out' && (
            <Button component={Link} to="/whatsappOptOuts" variant="subtle">
              All opt-outs
            </Button>
          )}
          <Button onClick={onClose}>Close</Button>
        </>
      }
    >
      {list.error && (
        <ErrorState title="The list did not load." retry={() => void list.refetch()}>
          {list.error.message}
        </ErrorState>
      )}
      {list.isPending && <LoadingRows rows={4} label="Loading who is left out" />}
      <ul className={styles.plain} aria-label="Left out">
        {rows.map(({ name, number }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same person may stand here twice
          <li key={at} className={styles.person}>
            <span>{name || 'Unknown'}</span>
            <span className={styles.quiet}>{numberWords(number)}</span>
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <Button loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          Show more
        </Button>
      )}
    </Dialog>
  );
};
