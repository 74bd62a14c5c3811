/** Features with amenities, and the measures commercial people ask for. */
import { formatNumber } from '../money.ts';
import { type Criterion, type Draft, known, notKnown } from './draft.ts';
import { lower } from './words.ts';

export const features: Criterion = ({ inquiry, property }) => {
  const wanted = [...new Set([...inquiry.amenities, ...inquiry.features])];
  if (wanted.length === 0) return undefined;
  const own = new Set([...property.amenities, ...property.features].map((one) => one.toLowerCase()));
  if (own.size === 0) return notKnown('features', wanted.map(lower).join(', '));
  const has = wanted.filter((one) => own.has(one.toLowerCase()));
  const lacks = wanted.filter((one) => !own.has(one.toLowerCase()));
  const parts = [
    has.length > 0 && `has ${has.map(lower).join(', ')}`,
    lacks.length > 0 && `no ${lacks.map(lower).join(', ')}`,
  ].filter(Boolean);
  const text = parts.join('; ');
  return known(has.length / wanted.length, text[0]!.toUpperCase() + text.slice(1));
};

interface Measure {
  minimum: number | null;
  own: number | null;
  /** '45 workstations', with the number put in front. */
  words: string;
  ask: string;
}

export const specs: Criterion = ({ inquiry, property }) => {
  const measures: Measure[] = [
    { minimum: inquiry.workstations_min, own: property.workstations, words: 'workstations', ask: 'workstations' },
    { minimum: inquiry.power_kw_min, own: property.power_load_kw, words: 'kW', ask: 'power load' },
    { minimum: inquiry.frontage_min, own: property.frontage_ft, words: 'ft frontage', ask: 'frontage' },
    { minimum: inquiry.ceiling_min, own: property.ceiling_height_ft, words: 'ft ceiling', ask: 'ceiling height' },
  ];
  const asked = measures.filter((one): one is Measure & { minimum: number } => one.minimum !== null);
  if (asked.length === 0) return undefined;
  const open = asked.filter((one) => one.own === null);
  const met = asked.filter((one) => one.own !== null && one.own >= one.minimum).length;
  const words = asked.map(({ own, minimum, words: unit, ask }) => {
    if (own === null) return `${ask} not known`;
    return own >= minimum ? `${formatNumber(own)} ${unit}` : `${formatNumber(own)} of ${formatNumber(minimum)} ${unit}`;
  });
  if (open.length === asked.length) {
    const draft = notKnown('', asked.map((one) => `${formatNumber(one.minimum)} ${one.words}`).join(', '));
    return { ...draft, ask: open.map((one) => one.ask) };
  }
  const draft: Draft = {
    s: (met + open.length / 2) / asked.length,
    low: met / asked.length,
    high: (met + open.length) / asked.length,
    known: true,
    text: words.join(', '),
    ask: open.map((one) => one.ask),
  };
  return draft;
};
