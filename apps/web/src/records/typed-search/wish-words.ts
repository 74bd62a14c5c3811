import { bhkLabel } from '@angan/domain/lookups/bhk.ts';
import { shortSubtype } from '@angan/domain/lookups/property-types.ts';
import type { Range, SearchWish } from '@angan/domain/paste/search.ts';
import { t } from '@lingui/core/macro';
import { queryClient } from '../../core/api/index.ts';
import { formatNumber, joined, moneyInWords, word } from '../../core/language/index.ts';
import { useNames } from '../../core/names/index.ts';
import { allSocieties } from '../use-societies.ts';

const rangeText = ({ min, max }: Range, shown: (value: number) => string): string => {
  if (min !== undefined && max !== undefined) return t`${shown(min)} to ${shown(max)}`;
  return min !== undefined ? t`from ${shown(min)}` : t`up to ${shown(max ?? 0)}`;
};

/** '3 BHK, Bopal, up to 80 Lakhs, East': what a search was read as. */
export const wishWords = (wish: SearchWish): string => {
  const { areas } = useNames.getState();
  const societies = queryClient.getQueryData(allSocieties.queryKey) ?? [];
  const named = [
    ...(wish.areas ?? []).map((id) => areas.find((one) => one.id === id)?.area ?? ''),
    ...(wish.societies ?? []).map((id) => societies.find((one) => one.id === id)?.society_name ?? ''),
  ];
  const sqft = (value: number) => t`${formatNumber(value)} sqft`;
  return [
    wish.bhk &&
      joined(
        wish.bhk.map((value) => word(bhkLabel(value))),
        'or',
      ),
    wish.subtypes &&
      joined(
        wish.subtypes.map((one) => word(shortSubtype(one))),
        'or',
      ),
    joined(named.filter(Boolean), 'or'),
    wish.deal_type && word(wish.deal_type),
    wish.price && rangeText(wish.price, moneyInWords),
    wish.rent && t`${rangeText(wish.rent, moneyInWords)} a month`,
    wish.size && rangeText(wish.size, sqft),
    wish.furniture && word(wish.furniture),
    wish.facing && word(wish.facing),
    wish.possession && word(wish.possession),
    wish.floor !== undefined && `${t`Floor`} ${formatNumber(wish.floor)}`,
    wish.parking !== undefined && `${t`Parking`} ${formatNumber(wish.parking)}+`,
    ...(wish.choices ?? []).map(({ label }) => word(label)),
  ]
    .filter(Boolean)
    .join(', ');
};
