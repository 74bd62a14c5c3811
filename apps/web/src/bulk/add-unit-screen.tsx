import { bulkTexts } from '@angan/contract/bulk/texts.ts';
import { propertyTexts } from '@angan/contract/properties/texts.ts';
import { societyCalls } from '@angan/contract/societies/societies.ts';
import { dealTypes } from '@angan/domain/lookups/deal-types.ts';
import { propertySubtypes } from '@angan/domain/lookups/property-types.ts';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { query } from '../core/api/index.ts';
import { useDraft } from '../core/drafts/index.ts';
import { word } from '../core/language/index.ts';
import { nameOf } from '../core/names/index.ts';
import { joined } from '../ui/grid/index.ts';
import { QueryPage } from '../ui/query-page.tsx';
import styles from './bulk.module.css';
import { BulkPage } from './bulk-page.tsx';
import { type PropertyColumns, propertySheet } from './property-sheet.ts';
import { type Shared, SharedFields } from './shared-fields.tsx';
import { useBulkRows, useSheet } from './use-bulk-rows.ts';
import { usePropertyDoubles } from './use-doubles.ts';
import { type Lists, useLists } from './use-lists.ts';
import { useMakePlace } from './use-make-place.tsx';

/** Many units of one society at once: what they share stands over them. */
export const AddUnitScreen = () => {
  const { society } = useParams();
  const found = useQuery(query(societyCalls.get, { params: { id: Number(society) || 0 } }, { quiet: true }));
  return (
    <QueryPage
      title={word(bulkTexts.units)}
      query={found}
      failed={t`The society did not load.`}
      loading={t`Loading the society`}
    >
      {(data) => <Units key={data.id} society={data} />}
    </QueryPage>
  );
};

interface Place {
  id: number;
  society_name: string;
  area: number;
}

const priceFieldsOf = (deals: readonly number[]) => [
  ...new Set(dealTypes.filter(({ id }) => deals.includes(id)).map(({ price_field }) => price_field)),
];

/** What a unit is asked for: which one it is, its rooms, what it costs in these deals, and whose it is. */
const columnsFor = (deals: readonly number[]) => (all: PropertyColumns) => [
  { ...all.unit_no, required: true, missing: word(propertyTexts.unitNeeded) },
  all.wing,
  all.floor_no,
  all.bhk,
  all.size,
  all.furniture,
  ...priceFieldsOf(deals).map((field) => all[field]),
  all.contact_name,
  all.mobile_number_1,
];

const sharedAtFirst = (lists: Lists): Shared => ({
  deal_type: dealTypes.filter((row) => row.deal_type === 'Sale').map(({ id }) => id),
  property_subtype: propertySubtypes.find(({ property_type }) => lists.types.includes(property_type))!.id,
  sale_price_basis: 'Total',
  rent_basis: 'Per month',
  size_unit: lists.unit,
});

const Units = ({ society }: { society: Place }) => {
  const lists = useLists();
  const { make, dialog } = useMakePlace();
  const [first] = useState(() => sharedAtFirst(lists));
  const { draft: shared, change } = useDraft(`bulk:units:${society.id}:shared`, first);
  const { deal_type, property_subtype, sale_price_basis, rent_basis, size_unit } = shared;
  const sheet = useSheet(
    () =>
      propertySheet(lists, make, columnsFor(deal_type), {
        cells: {
          property_subtype: propertySubtypes.find(({ id }) => id === property_subtype)?.property_subtype ?? '',
          deal_type: joined(dealTypes.filter(({ id }) => deal_type.includes(id)).map((row) => row.deal_type)),
          size_unit,
        },
        fields: { area: [society.area], society_name: society.id, sale_price_basis, rent_basis },
      }),
    [lists, make, shared, society],
  );
  const bulk = useBulkRows(`bulk:units:${society.id}`, sheet);
  const doubles = usePropertyDoubles(bulk.filled);
  const [isAsked, setAsked] = useState(false);
  const isWhole = deal_type.length > 0 && property_subtype !== null;
  return (
    <>
      <BulkPage
        title={word(bulkTexts.units)}
        noun="property"
        sheet={sheet}
        bulk={bulk}
        doubles={doubles}
        table="/bulkPropertytable"
        head={
          <>
            <p className={styles.place}>
              {society.society_name}, {nameOf('areas', society.area)}
            </p>
            <SharedFields shared={shared} types={lists.types} isAsked={isAsked} onChange={change} />
          </>
        }
        check={() => {
          setAsked(!isWhole);
          return isWhole;
        }}
      />
      {dialog}
    </>
  );
};
