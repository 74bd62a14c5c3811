import type { Deal } from '@angan/contract/deals/deals.ts';
import { dealTexts } from '@angan/contract/deals/texts.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { word } from '../../core/language/index.ts';
import { NoRecords } from '../../records/index.ts';
import type { Column } from '../../ui/data-list/index.ts';
import type { DealList } from './use-deal-list.ts';

interface Props {
  list: DealList;
  /** The heads that stay over an empty table. */
  columns?: readonly Column<Deal>[] | undefined;
  /** Said in the place of the usual title, where the filters hide nothing. */
  title?: string;
  add: ReactNode;
}

/** Why no deal is shown: the filters let none through, or none has begun, and from where one does. */
export const NoDeals = ({ list, columns, title = word(dealTexts.none), add }: Props) => (
  <NoRecords
    list={list}
    title={list.isFiltered ? t`No deals match` : title}
    one={t`deal`}
    columns={columns}
    why={t`A deal begins with the first offer: from an inquiry or one of its matches, from a visit, from a project's lead, or here.`}
    action={
      <>
        {add}
        <Button component={Link} to="/searchInquiry">{t`See inquiries`}</Button>
      </>
    }
  />
);
