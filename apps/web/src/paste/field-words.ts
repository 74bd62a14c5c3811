import { dealTypes } from '@angan/domain/lookups/deal-types.ts';
import { possessions } from '@angan/domain/lookups/possessions.ts';
import { propertySubtypes } from '@angan/domain/lookups/property-types.ts';
import { formatMobile } from '@angan/domain/mobile.ts';
import { t } from '@lingui/core/macro';
import { formatPrice, perLanguage, word } from '../core/language/index.ts';
import { nameOf } from '../core/names/index.ts';
import { areaName, bhkChoices, namesIn } from '../records/index.ts';
import { rupeesIn } from '../ui/form/index.ts';
import { isMasked } from '../ui/person.tsx';
import type { PasteForm, PasteKey } from './paste-form.ts';

/** Every field with a value of its own; the unit and basis belong to the size. */
export const labels = perLanguage(
  () =>
    ({
      contact: t`Contact`,
      deal_type: t`Deal type`,
      property_subtype: t`Property`,
      bhk: 'BHK',
      area: t`Area`,
      society_name: t`Society`,
      budget_min: t`Budget from`,
      budget_max: t`Budget to`,
      price: t`Price`,
      rent: t`Rent`,
      deposit: t`Deposit`,
      size: t`Size`,
      size_max: t`Size to`,
      size_basis: t`Size basis`,
      furniture: t`Furnishing`,
      possession: t`Possession`,
      possession_date: t`Date of possession`,
      tenants: t`Tenant type`,
      food: t`Food`,
      features: t`Features`,
      facing: t`Facing`,
      floor: t`Floor`,
      total_floors: t`Floors in all`,
      parking: t`Car parking`,
      comment: t`Comment`,
    }) as const satisfies Partial<Record<PasteKey, string>>,
);
export type ShownKey = keyof ReturnType<typeof labels>;

const money = (text: string): string => {
  const rupees = rupeesIn(text);
  return typeof rupees === 'number' ? formatPrice(rupees) : text;
};
const named = <R extends { id: number }, K extends keyof R>(rows: readonly R[], field: K, ids: readonly number[]) =>
  rows.filter(({ id }) => ids.includes(id)).map((row) => String(row[field]));

/** Names a society by its id; they are in no list of the names store. */
export type SocietyName = (id: number) => string;

/** A field's value in words, one for each of a list. */
export const wordsOf = (field: ShownKey, form: Partial<PasteForm>, societyName: SocietyName): string[] => {
  const value = form[field];
  if (value === undefined || value === null || value === '') return [];
  const ids = value as number[];
  switch (field) {
    case 'contact': {
      const { contact } = form;
      if (!contact || contact.kind === 'none') return [];
      return [
        [contact.name, isMasked(contact.number) ? contact.number : formatMobile(contact.number)]
          .filter(Boolean)
          .join(', '),
      ];
    }
    case 'deal_type':
      return named(dealTypes, 'deal_type', ids);
    case 'property_subtype':
      return named(propertySubtypes, 'short', ids);
    case 'bhk':
      return namesIn(bhkChoices, ids);
    case 'area':
      return ids.map(areaName);
    case 'society_name':
      return ids.map(societyName);
    case 'features':
      return ids.map((id) => nameOf('features', id));
    case 'possession':
      return named(possessions, 'possession', [value as number]);
    case 'size':
    case 'size_max':
      return [[value, form.size_unit].filter(Boolean).join(' ')];
    case 'budget_min':
    case 'budget_max':
    case 'price':
    case 'rent':
    case 'deposit':
      return [money(value as string)];
    case 'floor':
      return [value === '0' ? t`Ground` : (value as string)];
    case 'tenants':
      return (form.tenants ?? []).map((one) => word(one));
    case 'food':
      return [word(value as string)];
    default:
      return [String(value)];
  }
};
