import type { Deal } from '@angan/contract/deals/deals.ts';
import { isOpenDeal, isOptionalStage } from '@angan/domain/deals/index.ts';
import type { DealStage } from '@angan/domain/lookups/deals.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { IconArrowsExchange, IconReceipt, IconRefresh } from '@tabler/icons-react';
import { word } from '../../core/language/index.ts';
import { stageAfter } from '../deal-days.ts';
import { mayRenew, typeOf } from '../deal-words.ts';

export interface NextAction {
  label: string;
  Icon: typeof IconReceipt;
  run: () => void;
  isRunning?: boolean;
}

interface Ways {
  onMove: (to: DealStage) => void;
  onReceipt: () => void;
  onRenew: () => void;
  isRenewing: boolean;
}

/** What comes next on a deal, the first of all first: money that was asked for, the next stage, the renewal. */
export const nextActions = (deal: Deal, { onMove, onReceipt, onRenew, isRenewing }: Ways): NextAction[] => {
  const type = typeOf(deal);
  const next = isOpenDeal(deal.stage) ? stageAfter(deal, (stage) => isOptionalStage(type, stage)) : undefined;
  const owes = deal.brokerage_asked > 0 || (deal.stage === 'Closed' && deal.brokerage_due > 0);
  return [
    ...(owes ? [{ label: t`Record receipt`, Icon: IconReceipt, run: onReceipt }] : []),
    ...(next ? [{ label: t`Move to ${word(next)}`, Icon: IconArrowsExchange, run: () => onMove(next) }] : []),
    ...(mayRenew(deal) ? [{ label: t`Renew`, Icon: IconRefresh, run: onRenew, isRunning: isRenewing }] : []),
  ];
};

/** What comes next as a button. */
export const NextButton = ({ action, isMain }: { action: NextAction; isMain: boolean }) => {
  const { label, Icon, run, isRunning = false } = action;
  return (
    <Button
      variant={isMain ? 'filled' : 'default'}
      leftSection={<Icon size={16} aria-hidden />}
      loading={isRunning}
      onClick={run}
    >
      {label}
    </Button>
  );
};
