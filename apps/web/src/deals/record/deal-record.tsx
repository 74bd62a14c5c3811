import { type Deal, dealCalls } from '@angan/contract/deals/deals.ts';
import { dealTexts } from '@angan/contract/deals/texts.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import { isOpenDeal } from '@angan/domain/deals/index.ts';
import type { DealStage } from '@angan/domain/lookups/deals.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { DealBrokerage, EvidencePart, ReceiptOfDeal } from '../../commissions/light.tsx';
import { query } from '../../core/api/index.ts';
import { formatDate, formatNumber, word } from '../../core/language/index.ts';
import { LoansOf } from '../../loans/light.tsx';
import { NotesOf } from '../../notes/index.ts';
import { dealPath, editDealPath, useWayBack } from '../../records/index.ts';
import { DatesOf } from '../../tasks/index.ts';
import { CallLinks } from '../../ui/person.tsx';
import { personName } from '../../ui/person-name.ts';
import { QueryView } from '../../ui/query-view.tsx';
import { RecordView } from '../../ui/record-view.tsx';
import { usePhone } from '../../ui/screen.ts';
import { useArrived } from '../../ui/use-arrived.ts';
import { isSold, subjectOf } from '../deal-words.ts';
import { DealStages } from '../moves/deal-stages.tsx';
import { MoveDialog } from '../moves/move-dialog.tsx';
import { DealStageBadge } from '../stage-badge.tsx';
import { datesOfDeal } from './dates-of-deal.ts';
import { DealFacts } from './deal-facts.tsx';
import { DealMenu } from './deal-menu.tsx';
import styles from './deal-record.module.css';
import { DealSummary } from './deal-summary.tsx';
import { DealTimeline } from './deal-timeline.tsx';
import { LeasePart } from './lease-part.tsx';
import { NextButton, nextActions } from './next-actions.tsx';
import { Offers } from './offers.tsx';
import { Papers } from './papers.tsx';
import { Receipts } from './receipts.tsx';
import { useDeleteDeal } from './use-delete-deal.ts';
import { useRenew } from './use-renew.ts';

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
  const [doing, setDoing] = useState<{ what: 'move'; to?: DealStage | undefined } | { what: 'receipt' }>();
  const remove = useDeleteDeal(onClose);
  const renew = useRenew(id);
  const shared = {
    ...way,
    onPrevious,
    onNext,
    label: t`Deal`,
    sideLabel: t`Dates and documents`,
    sideTab: t`Dates`,
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
  const isOpen = isOpenDeal(deal.stage);
  const papers = <Papers deal={deal} />;
  const filed = `${formatNumber(deal.papers.done)}/${formatNumber(deal.papers.all)}`;
  const dates = <DatesOf of="deal" id={id} dates={datesOfDeal(deal, dayInIndia())} />;
  const [first, ...others] = nextActions(deal, {
    onMove: (to) => setDoing({ what: 'move', to }),
    onReceipt: () => setDoing({ what: 'receipt' }),
    onRenew: () => renew.mutate(),
    isRenewing: renew.isPending,
  });
  const menu = (
    <DealMenu
      id={id}
      onMove={isOpen ? () => setDoing({ what: 'move' }) : undefined}
      onDelete={() => remove.mutate(deal)}
      withEdit={phone}
      others={phone ? others : []}
    />
  );
  const brokerage = { tab: t`Brokerage`, content: <DealBrokerage deal={id} /> };
  return (
    <>
      <RecordView
        {...shared}
        code={deal.deal_code}
        phoneName={{ name: personName(deal.buyer.name), about: subjectOf(deal) }}
        badges={
          <>
            <DealStageBadge stage={deal.stage} />
            {isOpen && (
              <span className={styles.beside}>
                {t`${deal.probability} %, close by ${formatDate(deal.expected_close)}`}
              </span>
            )}
          </>
        }
        actions={
          <>
            <Button component={Link} to={editDealPath(id)} leftSection={<IconPencil size={16} aria-hidden />}>
              {t`Edit`}
            </Button>
            {others.map((action) => (
              <NextButton key={action.label} action={action} isMain={false} />
            ))}
            {first && <NextButton action={first} isMain />}
            {menu}
          </>
        }
        phoneActions={menu}
        summary={
          <>
            <DealSummary deal={deal} />
            <DealStages deal={deal} onMove={(to) => setDoing({ what: 'move', to })} />
          </>
        }
        lead={
          isLease && deal.lease_start ? [{ tab: t`Lease`, content: <LeasePart deal={deal} /> }, brokerage] : [brokerage]
        }
        facts={<DealFacts deal={deal} />}
        // What other nouns have of a deal stands here too, each behind its own tab.
        more={[
          ...(phone ? [{ tab: t`Dates`, content: dates }] : []),
          { tab: t`Offers`, count: deal.offers || undefined, content: <Offers deal={deal} /> },
          { tab: t`Token`, content: <Receipts deal={deal} /> },
          ...(isLease ? [] : [{ tab: t`Loans`, content: <LoansOf of="deal" id={id} origin={origin} /> }]),
          { tab: t`Notes`, content: <NotesOf of="deal" id={id} /> },
          { tab: t`Timeline`, content: <DealTimeline id={id} /> },
        ]}
        sideTab={phone ? t`Documents` : t`Dates`}
        sideCount={phone ? filed : undefined}
        side={
          phone ? (
            <>
              {papers}
              <EvidencePart deal={id} />
            </>
          ) : (
            <div className={styles.side}>
              {dates}
              <section className={styles.papers} aria-label={t`Documents`}>
                <h3>
                  {t`Documents`} <span>{t`${formatNumber(deal.papers.done)} of ${formatNumber(deal.papers.all)}`}</span>
                </h3>
                {papers}
              </section>
              <EvidencePart deal={id} />
            </div>
          )
        }
        footer={
          phone && (
            <>
              <CallLinks name={deal.buyer.name} number={deal.buyer.mobile_number_1} contact={deal.buyer.id} />
              {first && <NextButton action={first} isMain />}
            </>
          )
        }
      />
      {doing?.what === 'move' && <MoveDialog deal={deal} to={doing.to} onClose={() => setDoing(undefined)} />}
      {doing?.what === 'receipt' && <ReceiptOfDeal deal={id} onClose={() => setDoing(undefined)} />}
    </>
  );
};
