import { dealFields } from '@angan/contract/deals/deal-fields.ts';
import type { Deal } from '@angan/contract/deals/deals.ts';
import { t } from '@lingui/core/macro';
import { formatDate, perLanguage, word } from '../../core/language/index.ts';
import { furtherColumns } from '../../records/index.ts';
import type { Column } from '../../ui/data-list/index.ts';
import { PersonSquare } from '../../ui/person.tsx';
import { personLabel, personName } from '../../ui/person-name.ts';
import { priceOf, subjectOf, typeOf } from '../deal-words.ts';
import { NextLine } from '../next-line.tsx';
import { DealStageBadge } from '../stage-badge.tsx';

/** The columns of the table of deals. */
export const dealColumns = perLanguage<readonly Column<Deal>[]>(() => [
  {
    key: 'buyer',
    label: t`Buyer or tenant`,
    width: 12,
    kind: 'name',
    cell: ({ buyer }) => (
      <>
        <PersonSquare name={buyer.name} />
        <span>{personName(buyer.name)}</span>
      </>
    ),
  },
  { key: 'subject', label: t`Property`, width: 18, cell: subjectOf },
  { key: 'stage', label: t`Stage`, width: 10.5, cell: ({ stage }) => <DealStageBadge stage={stage} /> },
  { key: 'price', label: t`Agreed`, width: 10, kind: 'number', sort: 'agreed_price', sortFirst: 'down', cell: priceOf },
  { key: 'next', label: t`Next`, width: 15, cell: (deal) => <NextLine deal={deal} /> },
  {
    key: 'close',
    label: t`Expected close`,
    width: 7.5,
    kind: 'quiet',
    sort: 'expected_close',
    cell: ({ expected_close }) => formatDate(expected_close),
  },
  {
    key: 'probability',
    label: t`Probability`,
    width: 6,
    kind: 'number',
    cell: ({ probability }) => `${probability} %`,
  },
  {
    key: 'seller',
    label: t`Seller or landlord`,
    width: 10,
    kind: 'quiet',
    cell: ({ seller }) => personName(seller.name),
  },
  {
    key: 'staff',
    label: t`Closed by`,
    width: 9,
    kind: 'quiet',
    cell: ({ closing_users }) => closing_users.map(({ user }) => personLabel(user)).join(', '),
  },
  { key: 'type', label: t`Deal`, width: 7, kind: 'quiet', cell: (deal) => word(typeOf(deal)) },
  { key: 'code', label: t`Code`, width: 6.5, kind: 'quiet', cell: ({ deal_code }) => deal_code },
  ...furtherColumns(dealFields, ['agreed_price', 'agreed_rent', 'comment']),
]);
