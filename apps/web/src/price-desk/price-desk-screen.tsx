import {
  type DeskRate,
  type DeskRates,
  type PlaceRate,
  priceDeskCalls,
  rateDeals,
} from '@angan/contract/price-desk/price-desk.ts';
import { priceDeskTexts } from '@angan/contract/price-desk/texts.ts';
import { propertySubtypes, type SubtypeGroup, subtypeGroups } from '@angan/domain/lookups/property-types.ts';
import { plural, t } from '@lingui/core/macro';
import { SegmentedControl } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { query } from '../core/api/index.ts';
import { perLanguage, word } from '../core/language/index.ts';
import { AreaFilter, useMyTypes } from '../records/index.ts';
import { FilterBar } from '../ui/filter-bar.tsx';
import { SelectField } from '../ui/form/index.ts';
import { PageFrame } from '../ui/page-frame.tsx';
import { QueryView } from '../ui/query-view.tsx';
import { EmptyState } from '../ui/states.tsx';
import { type UrlState, useUrlState } from '../ui/use-url-state.ts';
import styles from './price-desk.module.css';
import { bhkName, rateText } from './rate-words.ts';

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
      <div className={styles.scroll}>
        <QueryView query={rates} failed={t`The price desk did not load.`} loading={t`Loading the price desk`} rows={8}>
          {(data) => <Rates rates={data} {...asked} />}
        </QueryView>
      </div>
    </PageFrame>
  );
};

interface RatesProps {
  rates: DeskRates;
  deal: DeskRateDeal;
  group: SubtypeGroup;
}
type DeskRateDeal = (typeof rateDeals)[number];

const Rates = ({ rates, deal, group }: RatesProps) => {
  if (!rates.all) return <EmptyState title={t`No medians yet`}>{word(priceDeskTexts.none)}</EmptyState>;
  const all: PlaceRate = { ...rates.all, id: 0, name: t`All`, by_bhk: rates.by_bhk };
  const bhks = rates.by_bhk.map(({ bhk }) => bhk);
  const shared = { deal, group, bhks };
  return (
    <>
      <p className={styles.note}>{word(priceDeskTexts.note)}</p>
      <Table {...shared} title={t`All`} rows={[all]} pathOf={() => undefined} />
      <Table {...shared} title={t`Societies`} rows={rates.by_society} pathOf={({ id }) => `society_name=${id}`} />
      <Table {...shared} title={t`Areas`} rows={rates.by_area} pathOf={({ id }) => `area=${id}`} />
    </>
  );
};

interface TableProps {
  title: string;
  rows: readonly PlaceRate[];
  deal: DeskRateDeal;
  group: SubtypeGroup;
  bhks: readonly number[];
  /** The filter of the properties behind a row. */
  pathOf: (row: PlaceRate) => string | undefined;
}

const Table = ({ title, rows, deal, group, bhks, pathOf }: TableProps) => {
  if (rows.length === 0) return null;
  const subtypes = propertySubtypes.flatMap((row) => (row.group === group ? [`property_subtype=${row.id}`] : []));
  const listOf = (filter: string) => `/searchProperty?${[filter, ...subtypes, 'status=any'].join('&')}`;
  return (
    <table className={styles.table}>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{title}</th>
          <th scope="col">{t`Median per sqft carpet`}</th>
          <th scope="col">{t`From and to`}</th>
          {bhks.map((bhk) => (
            <th key={bhk} scope="col">
              {bhkName(bhk)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const filter = pathOf(row);
          return (
            <tr key={row.id}>
              <th scope="row">{filter ? <Link to={listOf(filter)}>{row.name}</Link> : row.name}</th>
              <td>
                <b>{rateText(row.median, deal)}</b> <Samples rate={row} />
              </td>
              <td className={styles.quiet}>{`${rateText(row.low, deal)} - ${rateText(row.high, deal)}`}</td>
              {bhks.map((bhk) => {
                const rate = row.by_bhk.find((one) => one.bhk === bhk);
                return (
                  <td key={bhk}>
                    {rate ? (
                      <>
                        {rateText(rate.median, deal)} <Samples rate={rate} />
                      </>
                    ) : (
                      <span className={styles.quiet}>-</span>
                    )}
                  </td>
                );
              })}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};

/** Of how many prices a median is, and how many of them were paid. */
const Samples = ({ rate }: { rate: DeskRate }) => (
  <span className={styles.samples}>
    {plural(rate.samples, { one: `${rate.samples} sample`, other: `${rate.samples} samples` })}
    {rate.closed > 0 && t`, ${rate.closed} closed`}
  </span>
);
