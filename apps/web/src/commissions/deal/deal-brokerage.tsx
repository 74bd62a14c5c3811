import { t } from '@lingui/core/macro';
import { AddCommission } from './add-commission.tsx';
import { ofDeal } from './of-record.ts';
import { Payers } from './payers.tsx';

/** What a deal earns, and what is done with each payer. */
export const DealBrokerage = ({ deal }: { deal: number }) => (
  <Payers
    title={t`Brokerage`}
    asked={ofDeal(deal)}
    failed={t`The brokerage did not load.`}
    loading={t`Loading the brokerage`}
    none={t`Nobody pays brokerage on this deal.`}
    tools={<AddCommission deal={deal} />}
  />
);
