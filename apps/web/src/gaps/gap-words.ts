import type { Gap } from '@angan/contract/matches/gaps.ts';
import { bhkRows } from '@angan/domain/lookups/bhk.ts';
import { dealTypes, dealUnit } from '@angan/domain/lookups/deal-types.ts';
import { propertySubtypes, propertyTypes } from '@angan/domain/lookups/property-types.ts';
import { askCoBrokersText, type GapDeal, gapTitle } from '@angan/domain/matching/gaps.ts';
import { t } from '@lingui/core/macro';
import { word } from '../core/language/index.ts';

/** As brokers read it, whose language nobody knows. */
const englishTitleOf = ({ bhk, property_subtype, property_type }: Gap): string =>
  gapTitle(
    bhkRows.find((row) => row.id === bhk)?.value ?? null,
    propertySubtypes.find((row) => row.id === property_subtype)?.property_subtype ?? null,
    propertyTypes.find((row) => row.id === property_type)?.property_type === 'Residential',
  );

export const titleOf = (gap: Gap): string => word(englishTitleOf(gap));

export const messageOf = (gap: Gap): string =>
  askCoBrokersText({ ...gap, title: englishTitleOf(gap), area: gap.area?.area ?? null });

/** The deal types of those who buy, or who rent. */
export const dealIds = (deal: GapDeal): number[] =>
  dealTypes.filter((row) => (dealUnit(row.deal_type) === 'total') === (deal === 'Buy')).map((row) => row.id);

/** The list of the inquiries that a group counts. */
export const inquiriesOf = ({ area, bhk, property_type, deal, band }: Gap): string => {
  const query = new URLSearchParams({ unmatched: 'true', property_type: String(property_type) });
  for (const id of dealIds(deal)) query.append('deal_type', String(id));
  if (area) query.set('area', String(area.id));
  if (bhk !== null) query.set('bhk', String(bhk));
  if (band.from !== null) query.set('budget__gte', String(band.from));
  if (band.to !== null) query.set('budget_max__lt', String(band.to));
  return `/searchInquiry?${query}`;
};

export interface AreaGaps {
  /** 'Anywhere' for those who named none. */
  area: string;
  inquiries: number;
  gaps: Gap[];
}

/** By area, those where most people ask for something first. */
export const byArea = (gaps: readonly Gap[]): AreaGaps[] => {
  const areas = new Map<string, AreaGaps>();
  for (const gap of gaps) {
    const area = gap.area?.area ?? t`Anywhere`;
    const group = areas.get(area) ?? { area, inquiries: 0, gaps: [] };
    group.inquiries += gap.count;
    group.gaps.push(gap);
    areas.set(area, group);
  }
  return [...areas.values()].sort((a, b) => b.inquiries - a.inquiries || a.area.localeCompare(b.area));
};
