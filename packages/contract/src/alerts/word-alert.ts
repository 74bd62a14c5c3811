import { dealTypes } from '@angan/domain/lookups/deal-types.ts';
import { homeTitle } from '@angan/domain/requirement.ts';
import { places, says, sentences, type Words } from '../kit/sentence.ts';
import { type AlertSentence, alertSentences } from './alert-sentences.ts';
import type { AlertRecords, UserAlert } from './alerts.ts';

const { text, price, word, moment } = places;
const names = sentences({
  unit: says('{society} {unit}', { society: text, unit: text }),
  home: says('{home} in {place}', { home: text, place: text }),
  priced: says('{name}, {price}', { name: text, price }),
  rented: says('{name}, {price} per month', { name: text, price }),
  onDeposit: says('{name}, {price} deposit', { name: text, price }),
  wish: says('{who}, {home}', { who: text, home: text }),
  dueWith: says('{type} with {who}: {at}.', { type: word, at: moment, who: text }),
  dueLateWith: says('{type} with {who}: {at}. This reminder is late.', { type: word, at: moment, who: text }),
  missedWith: says('{type} of {at} with {who}: nobody said how it went.', { type: word, at: moment, who: text }),
});

type Property = AlertRecords['property'];
type Inquiry = AlertRecords['inquiry'];

/** 'Orchid Heights B-402', '3 BHK flat in Bopal'. */
const propertyName = (property: Property, words: Words): string => {
  const society = property.society_name?.society_name ?? '';
  if (society && property.unit_no) return words.sentence(names, names.of.unit({ society, unit: property.unit_no }));
  const home = homeTitle({ ...property, deal_type: [] }, words.word);
  const place = society || property.area[0]?.area;
  return place ? words.sentence(names, names.of.home({ home, place })) : home;
};

const sides = {
  sale_price: { of: names.of.priced, amount: ({ sale_price_total }: Property) => sale_price_total },
  rent: { of: names.of.rented, amount: ({ rent_total }: Property) => rent_total },
  deposit: { of: names.of.onDeposit, amount: ({ deposit }: Property) => deposit },
} as const;

/** The name with the first of its prices, where one is known. */
const pricedName = (property: Property, words: Words): string => {
  const name = propertyName(property, words);
  for (const { id, price_field } of dealTypes) {
    const { of, amount } = sides[price_field];
    const rupees = property.deal_type.includes(id) ? amount(property) : null;
    if (rupees !== null) return words.sentence(names, of({ name, price: rupees }));
  }
  return name;
};

/** 'Mehul Trivedi'; the code where the person has no name, or none that the reader may see. */
const personName = ({ contact, inquiry_code }: Inquiry): string => contact.name || inquiry_code;

/** 'Mehul Trivedi, 3 BHK flat in Bopal' */
const wishName = (inquiry: Inquiry, words: Words): string => {
  const [subtype] = inquiry.property_subtype;
  if (subtype === undefined) return personName(inquiry);
  const [bhk = null] = inquiry.bhk;
  const kind = homeTitle({ property_subtype: subtype, bhk, deal_type: [] }, words.word);
  const [area] = inquiry.area;
  const home = area ? words.sentence(names, names.of.home({ home: kind, place: area.area })) : kind;
  return words.sentence(names, names.of.wish({ who: personName(inquiry), home }));
};

/** How a record is named in each place of a sentence that stores its code. */
const inPlaces: Readonly<Record<string, (alert: Worded, code: unknown, words: Words) => string | undefined>> = {
  code: ({ property, inquiry }, code, words) => {
    const home = property.find(({ property_code }) => property_code === code);
    const wish = inquiry.find(({ inquiry_code }) => inquiry_code === code);
    return home ? propertyName(home, words) : wish && wishName(wish, words);
  },
  property: ({ property }, code, words) => {
    const home = property.find(({ property_code }) => property_code === code);
    return home && pricedName(home, words);
  },
  inquiry: ({ inquiry }, code) => {
    const wish = inquiry.find(({ inquiry_code }) => inquiry_code === code);
    return wish && personName(wish);
  },
};

type Worded = Pick<UserAlert['alert'], 'task' | 'inquiry' | 'property'> & { sentence: AlertSentence };

/** 'Mehul Trivedi' of a task whose alert tells neither for whom nor where; undefined where nobody is named. */
const whoOf = ({ task: [task] }: Worded) =>
  task?.contact?.name || task?.inquiry?.contact.name || task?.property?.contact?.name;

/** What is said of a task whose person is known. */
const withWho = {
  taskDue: names.of.dueWith,
  taskDueLate: names.of.dueLateWith,
  taskMissed: names.of.missedWith,
} as const;

/**
 * What an alert says, with the names of its records where its stored sentence has codes: names are as the reader may see
 * them, and as they are today. '' where this version does not know the sentence.
 */
export const wordAlert = (alert: Worded, words: Words): string => {
  const { sentence } = alert;
  const who = whoOf(alert);
  if (who && (sentence.key === 'taskDue' || sentence.key === 'taskDueLate' || sentence.key === 'taskMissed'))
    return words.sentence(names, withWho[sentence.key]({ ...sentence.values, who }));
  const named = Object.entries(sentence.values).map(([place, value]) => [
    place,
    inPlaces[place]?.(alert, value, words) ?? value,
  ]);
  return words.sentence(alertSentences, { ...sentence, values: Object.fromEntries(named) });
};
