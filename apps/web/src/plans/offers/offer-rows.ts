import { t } from '@lingui/core/macro';
import { formatNumber, perLanguage } from '../../core/language/index.ts';
import { devicesText } from './devices-text.ts';
import { monthsText, wholeRupees } from './durations.ts';
import type { Offer } from './use-offers.ts';

/** What a plan says in a row: in words, or whether it has it at all. */
export type Said = string | boolean;

export interface OfferRow {
  readonly key: string;
  readonly label: string;
  readonly said: (offer: Offer) => Said;
}

const unlimited = () => t`Unlimited`;
const limitText = (limit: number | null): string => (limit === null ? unlimited() : formatNumber(limit));

/** Limits and prices, told from where they stand; `sort` puts them among the features. */
const limitRows = (months: number, last: Offer | undefined): (OfferRow & { sort: number })[] => [
  {
    key: 'users',
    sort: 10,
    label: t`Users, Owner counts`,
    said: (offer) => {
      const count = formatNumber(offer.plan.users_included);
      return offer === last ? t`${count}, then quote` : count;
    },
  },
  {
    key: 'extra_user',
    sort: 20,
    label: t`One more user, ${monthsText(months)}`,
    said: ({ price }) => (price.extra_user_price === null ? t`not offered` : wholeRupees(price.extra_user_price)),
  },
  {
    key: 'records',
    sort: 30,
    label: t`Properties and open inquiries`,
    said: ({ plan: { max_properties, max_open_inquiries } }) =>
      max_properties === null && max_open_inquiries === null
        ? unlimited()
        : t`${limitText(max_properties)} and ${limitText(max_open_inquiries)}`,
  },
  {
    key: 'pictures',
    sort: 40,
    label: t`Picture storage`,
    said: ({ plan }) =>
      plan.picture_bytes === null ? unlimited() : t`${formatNumber(plan.picture_bytes / 1024 ** 3)} GB`,
  },
  {
    key: 'devices',
    sort: 50,
    label: t`Devices per user`,
    said: ({ plan }) => devicesText(plan.web_devices, plan.phone_devices),
  },
  {
    key: 'lead_sources',
    sort: 60,
    label: t`Portal and Facebook leads`,
    said: ({ plan: { lead_sources } }) =>
      lead_sources === null ? t`all` : lead_sources === 1 ? t`1 source` : t`${formatNumber(lead_sources)} sources`,
  },
  {
    key: 'import_rows',
    sort: 100,
    label: t`Import rows a month`,
    said: ({ plan }) => limitText(plan.import_rows_a_month),
  },
];

/** What the product words itself; a feature that the platform added is called as its row says. */
const labels = perLanguage<Readonly<Record<string, string>>>(() => ({
  everyday: t`Paste to form, matching, freshness, PDF`,
  roles: t`Roles, masking, viewed logs`,
  money: t`Commission desk, loans, lease clock`,
  whatsapp_number: t`Own WhatsApp number`,
  support: t`Support`,
}));
const values = perLanguage<Readonly<Record<string, string>>>(() => ({
  basic: t`basic`,
  'add-on': t`add-on`,
  included: t`included`,
  email: t`e-mail`,
  phone: t`phone`,
  phone_4h: t`phone, 4 h`,
  named_person: t`named person`,
  Unlimited: unlimited(),
}));
const saidOf = (value: string): Said => value === 'true' || (value !== 'false' && (values()[value] ?? value));

/** The rows of the comparison, in their order. */
export const offerRows = (offers: readonly Offer[], months: number): OfferRow[] => {
  const features = new Map(offers.flatMap((offer) => offer.features).map((row) => [row.key, row]));
  const featureRows = [...features.values()].map(({ key, label, sort }) => ({
    key,
    sort,
    label: labels()[key] ?? label,
    said: (offer: Offer) => saidOf(offer.features.find((row) => row.key === key)?.value ?? 'false'),
  }));
  return [...limitRows(months, offers.at(-1)), ...featureRows].toSorted((a, b) => a.sort - b.sort);
};
