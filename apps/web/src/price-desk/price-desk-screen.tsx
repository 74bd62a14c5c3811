import {
  type DeskRate,
  type DeskRates,
  priceDeskCalls,
  type RateDeal,
  rateDeals,
} from '@angan/contract/price-desk/price-desk.ts';
import { priceDeskTexts } from '@angan/contract/price-desk/texts.ts';
import { propertySubtypes, type SubtypeGroup, subtypeGroups } from '@angan/domain/lookups/property-types.ts';
import { t } from '@lingui/core/macro';
import { SegmentedControl } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { query } from '../core/api/index.ts';
import { perLanguage, word } from '../core/language/index.ts';
import { AreaFilter, useMyTypes } from '../records/index.ts';
import { FilterBar } from '../ui/filter-bar.tsx';
import { SelectField } from '../ui/form/index.ts';
import { PageFrame } from '../ui/page-frame.tsx';
import { QueryView } from '../ui/query-view.tsx';
import { EmptyState } from '../ui/states.tsx';
import { type UrlState, useUrlState } from '../ui/use-url-state.ts';
import { PlaceTable } from './place-table.tsx';
import styles from './price-desk.module.css';
import { bhkName, rateText, samplesText } from './rate-words.ts';

const dealWords = perLanguage(() => ({ Sale: t`Sale`, Rent: t`Rent` }));

/** Kinds of homes and premises of the types that the reader works in. */
const useMyGroups = (): SubtypeGroup[] => {
  const types = useMyTypes().map(({ id }) => id as number);
  return subtypeGroups.filter((group) =>
    propertySubtypes.some((row) => row.group === group && types.includes(row.property_type)),
  );
};

const chosenIn = (url: UrlState, groups: readonly SubtypeGroup[]) => ({
  deal: rateDeals.find((one) => one === url.get('deal')) ?? rateDeals[0],
  group: groups.find((one) => one === url.get('group')) ?? groups[0] ?? 'Apartment',
});

/** What places and sizes cost in this office: medians on carpet from own stock and closed deals, with their samples. */
export const PriceDeskScreen = () => {
  const url = useUrlState();
  const groups = useMyGroups();
  const asked = chosenIn(url, groups);
  const area = url.ids('area');
  const rates = useQuery({
    ...query(priceDeskCalls.rates, { query: { ...asked, ...(area.length > 0 && { area }) } }, { quiet: true }),
    placeholderData: keepPreviousData,
  });
  return (
    <PageFrame
      title={word(priceDeskTexts.title)}
      count={rates.data?.all?.samples}
      filters={
        <FilterBar>
          <SegmentedControl
            size="xs"
            aria-label={t`Deal`}
            data={rateDeals.map((value) => ({ value, label: dealWords()[value] }))}
            value={asked.deal}
            onChange={(deal) => url.patch({ deal: deal === rateDeals[0] ? null : deal }, { replace: true })}
          />
          <span className={styles.group}>
            <SelectField
              label={t`Kind`}
              words={groups}
              value={asked.group}
              none=""
              onChange={(group) => group && url.patch({ group }, { replace: true })}
            />
          </span>
          <AreaFilter url={url} />
        </FilterBar>
      }
    >
      <div className={`scrolls ${styles.scroll}`}>
        <QueryView query={rates} failed={t`The price desk did not load.`} loading={t`Loading the price desk`} rows={8}>
          {(data) => <Rates rates={data} {...asked} />}
        </QueryView>
      </div>
    </PageFrame>
  );
};

interface RatesProps {
  rates: DeskRates;
  deal: RateDeal;
  group: SubtypeGroup;
}

const Rates = ({ rates, deal, group }: RatesProps) => {
  if (!rates.all) return <EmptyState title={t`No medians yet`}>{word(priceDeskTexts.none)}</EmptyState>;
  const { low, high } = rates.all;
  const shared = { deal, group, low, high };
  return (
    <>
      <ul className={`list-unstyled ${styles.tiles}`} aria-label={t`Medians`}>
        <Tile label={t`All, per sqft carpet`} rate={rates.all} deal={deal} />
        {rates.by_bhk.map((rate) => (
          <Tile key={rate.bhk} label={bhkName(rate.bhk)} rate={rate} deal={deal} />
        ))}
      </ul>
      <p className={styles.note}>{word(priceDeskTexts.note)}</p>
      <div className={styles.boxes}>
        <PlaceTable {...shared} title={t`Societies`} rows={rates.by_society} filter="society_name" />
        <PlaceTable {...shared} title={t`Areas`} rows={rates.by_area} filter="area" />
      </div>
    </>
  );
};

/** A median with how far apart its prices lie and how many they are. */
const Tile = ({ label, rate, deal }: { label: string; rate: DeskRate; deal: RateDeal }) => (
  <li>
    <b className={styles.tileValue}>{rateText(rate.median, deal)}</b>
    <span>{label}</span>
    <span className={styles.samples}>{samplesText(rate)}</span>
  </li>
);
