import { type Deal, dealCalls } from '@angan/contract/deals/deals.ts';
import { dealTexts } from '@angan/contract/deals/texts.ts';
import { isOpenDeal } from '@angan/domain/deals/index.ts';
import type { DealStage } from '@angan/domain/lookups/deals.ts';
import { t } from '@lingui/core/macro';
import { ActionIcon, Button } from '@mantine/core';
import { IconArrowsExchange, IconPencil, IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { DealBrokerage } from '../../commissions/light.tsx';
import { query } from '../../core/api/index.ts';
import { formatDate, formatNumber, word } from '../../core/language/index.ts';
import { LoansOf } from '../../loans/light.tsx';
import { NotesOf } from '../../notes/index.ts';
import { addDealPath, dealPath, editDealPath, useWayBack } from '../../records/index.ts';
import { TasksOf } from '../../tasks/index.ts';
import { CallLinks } from '../../ui/person.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { RecordView } from '../../ui/record-view.tsx';
import { usePhone } from '../../ui/screen.ts';
import { useArrived } from '../../ui/use-arrived.ts';
import { isSold } from '../deal-words.ts';
import { MoveDialog } from '../moves/move-dialog.tsx';
import { StageStrip } from '../moves/stage-strip.tsx';
import { DealStageBadge } from '../stage-badge.tsx';
import { DealFacts } from './deal-facts.tsx';
import styles from './deal-record.module.css';
import { DealSummary } from './deal-summary.tsx';
import { DealTimeline } from './deal-timeline.tsx';
import { DeleteDeal } from './delete-deal.tsx';
import { LeasePart } from './lease-part.tsx';
import { Offers } from './offers.tsx';
import { Papers } from './papers.tsx';
import { Receipts } from './receipts.tsx';

interface Props {
  id: number;
  /** The deal as the list has it, shown until the record itself is there. */
  listed: Deal | undefined;
  onClose: () => void;
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
}

/** The open deal: what is agreed on by whom, how far it is, what it still waits for, and its papers. */
export const DealRecord = ({ id, listed, onClose, onPrevious, onNext }: Props) => {
  const record = useQuery({ ...query(dealCalls.get, { params: { id } }, { quiet: true }), placeholderData: listed });
  const deal = useArrived(record.data);
  const way = useWayBack(word(dealTexts.title), onClose);
  const phone = usePhone();
  const [moving, setMoving] = useState<{ to?: DealStage }>();
  const shared = {
    ...way,
    onPrevious,
    onNext,
    label: t`Deal`,
    sideLabel: t`Dates and documents`,
    sideTab: t`Dates`,
    firstTab: 'facts',
  } as const;

  if (!deal)
    return (
      <RecordView
        {...shared}
        code={t`Deal`}
        side={null}
        facts={null}
        summary={<QueryView query={record} failed={t`The deal did not load.`} loading={t`Loading the deal`} rows={8} />}
      />
    );

  const origin = { to: dealPath(id), label: deal.deal_code };
  const isLease = !isSold(deal);
  const mayRenew = isLease && deal.stage === 'Closed' && deal.lease_end !== null && deal.renewed_by === null;
  const move = isOpenDeal(deal.stage) && (
    <Button variant="filled" leftSection={<IconArrowsExchange size={16} aria-hidden />} onClick={() => setMoving({})}>
      {t`Move`}
    </Button>
  );
  const renew = mayRenew && (
    <Button
      component={Link}
      to={addDealPath({ renews: id })}
      variant="filled"
      leftSection={<IconRefresh size={16} aria-hidden />}
    >
      {t`Renew lease`}
    </Button>
  );
  const papers = <Papers deal={deal} />;
  return (
    <>
      <RecordView
        {...shared}
        code={deal.deal_code}
        badges={
          <>
            <DealStageBadge stage={deal.stage} />
            {isOpenDeal(deal.stage) && (
              <span className={styles.beside}>
                {t`${deal.probability} %, close by ${formatDate(deal.expected_close)}`}
              </span>
            )}
          </>
        }
        actions={
          <>
            <DeleteDeal deal={deal} onDeleted={onClose} />
            <Button component={Link} to={editDealPath(id)} leftSection={<IconPencil size={16} aria-hidden />}>
              {t`Edit`}
            </Button>
            {move}
            {renew}
          </>
        }
        phoneActions={
          <>
            <DeleteDeal deal={deal} onDeleted={onClose} />
            <ActionIcon component={Link} to={editDealPath(id)} aria-label={t`Edit`}>
              <IconPencil size={20} aria-hidden />
            </ActionIcon>
          </>
        }
        summary={
          <>
            <DealSummary deal={deal} />
            <StageStrip deal={deal} onMove={(to) => setMoving({ to })} />
          </>
        }
        facts={<DealFacts deal={deal} />}
        // What other nouns have of a deal stands here too, each behind its own tab.
        more={[
          ...(isLease && deal.lease_start ? [{ tab: t`Lease`, content: <LeasePart deal={deal} /> }] : []),
          { tab: t`Brokerage`, content: <DealBrokerage deal={id} /> },
          { tab: t`Offers`, count: deal.offers, content: <Offers deal={deal} /> },
          ...(phone ? [{ tab: t`Documents`, content: papers }] : []),
          { tab: t`Receipts`, content: <Receipts deal={deal} /> },
          ...(isLease ? [] : [{ tab: t`Loans`, content: <LoansOf of="deal" id={id} origin={origin} /> }]),
          { tab: t`Notes`, content: <NotesOf of="deal" id={id} /> },
          { tab: t`Timeline`, content: <DealTimeline id={id} /> },
        ]}
        side={
          <div className={styles.side}>
            <TasksOf of="deal" id={id} inside />
            {!phone && (
              <section className={styles.papers} aria-label={t`Documents`}>
                <h3>
                  {t`Documents`} <span>{t`${formatNumber(deal.papers.done)} of ${formatNumber(deal.papers.all)}`}</span>
                </h3>
                {papers}
              </section>
            )}
          </div>
        }
        footer={
          phone &&
          (move || renew) && (
            <>
              <CallLinks name={deal.buyer.name} number={deal.buyer.mobile_number_1} contact={deal.buyer.id} />
              {move}
              {renew}
            </>
          )
        }
      />
      {moving && <MoveDialog deal={deal} to={moving.to} onClose={() => setMoving(undefined)} />}
    </>
  );
};
