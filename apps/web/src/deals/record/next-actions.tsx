import type { Deal } from '@angan/contract/deals/deals.ts';
import { isOpenDeal, isOptionalStage } from '@angan/domain/deals/index.ts';
import type { DealStage } from '@angan/domain/lookups/deals.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { IconArrowsExchange, IconReceipt, IconRefresh } from '@tabler/icons-react';
import { Link } from 'react-router';
import { word } from '../../core/language/index.ts';
import { addDealPath } from '../../records/index.ts';
import { stageAfter } from '../deal-days.ts';
import { isSold, typeOf } from '../deal-words.ts';

export interface NextAction {
  label: string;
  Icon: typeof IconReceipt;
  /** Where it leads, or what it does. */
  to?: string;
  run?: () => void;
}

interface Ways {
  onMove: (to: DealStage) => void;
  onReceipt: () => void;
}

/** What comes next on a deal, the first of all first: money that was asked for, the next stage, the renewal. */
export const nextActions = (deal: Deal, { onMove, onReceipt }: Ways): NextAction[] => {
  const type = typeOf(deal);
  const next = isOpenDeal(deal.stage) ? stageAfter(deal, (stage) => isOptionalStage(type, stage)) : undefined;
  const owes = deal.brokerage_asked > 0 || (deal.stage === 'Closed' && deal.brokerage_due > 0);
  const mayRenew = !isSold(deal) && deal.stage === 'Closed' && deal.lease_end !== null && deal.renewed_by === null;
  return [
    ...(owes ? [{ label: t`Record receipt`, Icon: IconReceipt, run: onReceipt }] : []),
    ...(next ? [{ label: t`Move to ${word(next)}`, Icon: IconArrowsExchange, run: () => onMove(next) }] : []),
    ...(mayRenew ? [{ label: t`Renew lease`, Icon: IconRefresh, to: addDealPath({ renews: deal.id }) }] : []),
  ];
};

/** What comes next as a button. */
export const NextButton = ({ action, isMain }: { action: NextAction; isMain: boolean }) => {
  const { label, Icon, to, run } = action;
  const look = { variant: isMain ? 'filled' : 'default', leftSection: <Icon size={16} aria-hidden /> };
  return to ? (
    <Button {...look} component={Link} to={to}>
      {label}
    </Button>
  ) : (
    <Button {...look} onClick={run}>
      {label}
    </Button>
  );
};
