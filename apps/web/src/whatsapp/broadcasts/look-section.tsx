import { leftOutTexts } from '@angan/contract/whatsapp/broadcast-texts.ts';
import { type BroadcastLook, broadcastCalls } from '@angan/contract/whatsapp/broadcasts.ts';
import { priceTexts } from '@angan/contract/whatsapp/prices.ts';
import { type LeftOutReason, leftOutReasons } from '@angan/domain/whatsapp/broadcasts.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { type UseQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { infiniteList } from '../../core/api/index.ts';
import { formatNumber, word } from '../../core/language/index.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { FormSection } from '../../ui/form/index.ts';
import { inPlace } from '../../ui/in-place.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { SkeletonBar } from '../../ui/states.tsx';
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
    <FormSection title={t`What it comes to`}>
      <QueryView query={look} failed={t`The audience was not counted.`} loading={<SkeletonBar width="14rem" />}>
        {(data) => <Figures look={data} onShow={setShown} />}
      </QueryView>
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
        {people === 1 ? (
          <Trans>
            <strong>1</strong> person get it
          </Trans>
        ) : (
          <Trans>
            <strong>{formatNumber(people)}</strong> people get it
          </Trans>
        )}
        {people > 0 && <span className={styles.quiet}>{t`, in ${timeWords(seconds)}`}</span>}
      </p>
      {out > 0 && (
        <section aria-label={t`Left out`}>
          <p className={styles.quiet}>{t`${peopleWords(out)} left out`}</p>
          <ul className="list-unstyled">
            {leftOutReasons
              .filter((reason) => left_out[reason])
              .map((reason) => (
                <li key={reason}>
                  <button type="button" className={styles.reason} onClick={() => onShow(reason)}>
                    <span>{word(leftOutTexts[reason])}</span>
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
    <dl className={styles.cost} aria-label={t`Cost`}>
      {cost.lines.map(({ country, charged, people, rate, amount }) => (
        <div key={country}>
          <dt>
            {t`${formatNumber(charged)} to +${country}`}
            {rate === null ? t`, no price known` : t`, ₹${rate} each`}
            {charged < people && t`, ${formatNumber(people - charged)} free`}
          </dt>
          <dd>{costWords(amount)}</dd>
        </div>
      ))}
      <div>
        <dt>{t`GST 18%`}</dt>
        <dd>{costWords(cost.gst)}</dd>
      </div>
      <div className={styles.total}>
        <dt>{t`At most`}</dt>
        <dd>{costWords(cost.total)}</dd>
      </div>
    </dl>
    {cost.thirdParty && <p className={styles.quiet}>{word(priceTexts.thirdParty)}</p>}
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
      title={word(leftOutTexts[reason])}
      footer={
        <>
          {reason === 'Opted out' && (
            <Button component={Link} to="/whatsappOptOuts" variant="subtle">
              {t`All opt-outs`}
            </Button>
          )}
          <Button onClick={onClose}>{t`Close`}</Button>
        </>
      }
    >
      <QueryView query={list} failed={t`The list did not load.`} loading={t`Loading who is left out`} rows={4} />
      <ul className="list-unstyled" aria-label={t`Left out`}>
        {inPlace(rows, ({ name, number }) => (
          <li className={styles.person}>
            <span>{name || t`Unknown`}</span>
            <span className={styles.quiet}>{numberWords(number)}</span>
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <Button loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t`Show more`}
        </Button>
      )}
    </Dialog>
  );
};
