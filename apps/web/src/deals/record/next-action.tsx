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

interface Props {
  deal: Deal;
  /** There is room for one button only. */
  isOne: boolean;
  onMove: (to: DealStage | undefined) => void;
  onReceipt: () => void;
}

interface Action {
  label: string;
  Icon: typeof IconReceipt;
  /** Where it leads, or what it does. */
  to?: string;
  run?: () => void;
}

/** What comes next on a deal, the first of it as the main button: money that was asked for, the next stage, the renewal. */
export const NextAction = ({ deal, isOne, onMove, onReceipt }: Props) => {
  const type = typeOf(deal);
  const next = stageAfter(deal, (stage) => isOptionalStage(type, stage));
  const owes = deal.brokerage_asked > 0 || (deal.stage === 'Closed' && deal.brokerage_due > 0);
  const mayRenew = !isSold(deal) && deal.stage === 'Closed' && deal.lease_end !== null && deal.renewed_by === null;
  const all: (Action | false | undefined)[] = [
    owes && { label: t`Record receipt`, Icon: IconReceipt, run: onReceipt },
    isOpenDeal(deal.stage) &&
      next && { label: t`Move to ${word(next)}`, Icon: IconArrowsExchange, run: () => onMove(next) },
    mayRenew && { label: t`Renew lease`, Icon: IconRefresh, to: addDealPath({ renews: deal.id }) },
  ];
  const actions = all.filter((one) => one !== false && one !== undefined);
  const shown = isOne ? actions.slice(0, 1) : actions.toReversed();
  return shown.map(({ label, Icon, to, run }) => {
    const look = {
      variant: label === actions[0]?.label ? 'filled' : 'default',
      leftSection: <Icon size={16} aria-hidden />,
    };
    return to ? (
      <Button key={label} {...look} component={Link} to={to}>
        {label}
      </Button>
    ) : (
      <Button key={label} {...look} onClick={run}>
        {label}
      </Button>
    );
  });
};
