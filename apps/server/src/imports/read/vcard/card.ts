import { asLandline } from '@angan/domain/mobile.ts';
import { listOf, type Property, partsOf, unescaped } from './property.ts';

/** What a card says of a person, as far as it is brought in. */
export interface Card {
  readonly Name: string;
  readonly Phone: string;
  readonly 'E-mail': string;
  readonly Organization: string;
  readonly Title: string;
  readonly Address: string;
  readonly City: string;
  readonly State: string;
  readonly Country: string;
  readonly 'Other addresses': string;
  readonly Groups: string;
  readonly Birthday: string;
  readonly Anniversary: string;
  readonly Notes: string;
  readonly Nickname: string;
  readonly Website: string;
}

/** A card's properties as the columns of a list. Several values of one stand on lines of their own. */
export const cardOf = (properties: readonly Property[]): Card => {
  const all = (...names: string[]) =>
    properties.filter(({ name, value }) => names.includes(name) && value.trim() !== '');
  const texts = (...names: string[]) => all(...names).map(({ value }) => unescaped(value));
  const addresses = all('ADR').map(({ value }) => addressOf(value));
  const first = addresses[0];
  return {
    Name: texts('FN')[0] || nameOf(all('N')[0]?.value ?? ''),
    Phone: all('TEL')
      .toSorted(bestFirst)
      .map(({ value, types }) => (isOfAPlace(types) ? asLandline(numberOf(value)) : numberOf(value)))
      .join('\n'),
    'E-mail': texts('EMAIL').join('\n'),
    Organization: partsOf(all('ORG')[0]?.value ?? '')[0] ?? '',
    Title: texts('TITLE', 'ROLE').join(', '),
    Address: first?.lines ?? '',
    City: first?.city ?? '',
    State: first?.state ?? '',
    Country: first?.country ?? '',
    'Other addresses': addresses
      .slice(1)
      .map(({ lines, city, state, country }) => joined([lines, city, state, country]))
      .join('\n'),
    Groups: all('CATEGORIES')
      .flatMap(({ value }) => listOf(value))
      .join('\n'),
    Birthday: dayOf(texts('BDAY')[0] ?? ''),
    Anniversary: dayOf(
      texts('ANNIVERSARY', 'X-ANNIVERSARY', 'X-EVOLUTION-ANNIVERSARY')[0] ?? labelledDay(properties) ?? '',
    ),
    Notes: texts('NOTE').join('\n'),
    Nickname: texts('NICKNAME').join(', '),
    Website: texts('URL').join('\n'),
  };
};

/** Of a home or an office, and no mobile of it. */
const isOfAPlace = (types: Property['types']) =>
  types.some((type) => type === 'HOME' || type === 'WORK') &&
  !types.some((type) => type === 'CELL' || type === 'IPHONE');

/** The number that is preferred, then mobiles, then the others, and a fax at the end. */
const bestFirst = (a: Property, b: Property) => rank(a) - rank(b);
const rank = ({ types }: Property) =>
  types.includes('FAX')
    ? 3
    : types.includes('PREF')
      ? 0
      : types.some((type) => type === 'CELL' || type === 'IPHONE')
        ? 1
        : 2;

/** Version 4 writes 'tel:+91-98240-11768;ext=5'. */
const numberOf = (value: string) => unescaped(value).replace(/^tel:/i, '').replace(/;.*$/s, '');

/** 'Patel;Ramesh;Kantilal;;' as it is spoken. */
const nameOf = (value: string) => {
  const [family = '', given = '', middle = ''] = partsOf(value);
  return [given, middle, family].filter(Boolean).join(' ');
};

const addressOf = (value: string) => {
  const [box = '', extended = '', street = '', city = '', state = '', code = '', country = ''] = partsOf(value).map(
    (part) =>
      part
        .split('\n')
        .map((line) => line.trim())
        .join(', '),
  );
  return { lines: joined([box, extended, street, code]), city, state, country };
};

const joined = (parts: readonly string[]) => parts.filter(Boolean).join(', ');

/** Apple writes the year 1604 where nobody knows it. */
const dayOf = (text: string) => {
  const [, month, date] = /^(?:1604-?|--)(\d\d)-?(\d\d)/.exec(text) ?? [];
  return month ? `${date}/${month} (no year)` : text;
};

/** An anniversary as Apple ('item2.X-ABDATE' with a label of the same group) and Android write it. */
const labelledDay = (properties: readonly Property[]): string | undefined => {
  const label = properties.find(({ name, value }) => name === 'X-ABLABEL' && /anniversary/i.test(value));
  const dated = label && properties.find(({ name, group }) => name === 'X-ABDATE' && group === label.group);
  if (dated) return unescaped(dated.value);
  const custom = properties.find(
    ({ name, value }) => name === 'X-ANDROID-CUSTOM' && /\/contact_event;[^;]+;1(;|$)/.test(value),
  );
  return custom?.value.split(';')[1];
};

/** The columns of every card, in order. */
export const cardColumns = Object.keys(cardOf([])) as (keyof Card)[];
