/** Features with amenities, and the measures commercial people ask for. */
import type { Ask } from './asks.ts';
import { type Criterion, type Draft, known, notKnown } from './draft.ts';
import { askedFor, measureOf } from './reason-parts.ts';
import { matchReasons } from './reasons.ts';
import { lower } from './words.ts';

const { of } = matchReasons;

export const features: Criterion = ({ inquiry, property }) => {
  const wanted = [...new Set([...inquiry.amenities, ...inquiry.features])];
  if (wanted.length === 0) return undefined;
  const own = new Set([...property.amenities, ...property.features].map((one) => one.toLowerCase()));
  if (own.size === 0) return notKnown(askedFor.list({ all: wanted.map(lower) }), 'features');
  const has = wanted.filter((one) => own.has(one.toLowerCase())).map(lower);
  const lacks = wanted.filter((one) => !own.has(one.toLowerCase())).map(lower);
  const all = has.length === 0 ? of.lacks({ lacks }) : of.hasAndLacks({ has, lacks });
  return known(has.length / wanted.length, lacks.length === 0 ? of.has({ has }) : all);
};

interface Measure {
  minimum: number | null;
  own: number | null;
  key: 'workstations' | 'power' | 'frontage' | 'ceiling';
  ask: Ask;
}

export const specs: Criterion = ({ inquiry, property }) => {
  const measures: Measure[] = [
    { minimum: inquiry.workstations_min, own: property.workstations, key: 'workstations', ask: 'workstations' },
    { minimum: inquiry.power_kw_min, own: property.power_load_kw, key: 'power', ask: 'power load' },
    { minimum: inquiry.frontage_min, own: property.frontage_ft, key: 'frontage', ask: 'frontage' },
    { minimum: inquiry.ceiling_min, own: property.ceiling_height_ft, key: 'ceiling', ask: 'ceiling height' },
  ];
  const asked = measures.filter((one): one is Measure & { minimum: number } => one.minimum !== null);
  if (asked.length === 0) return undefined;
  const open = asked.filter((one) => one.own === null);
  const met = asked.filter((one) => one.own !== null && one.own >= one.minimum).length;
  const asks = open.map((one) => one.ask);
  if (open.length === asked.length) {
    const all = asked.map(({ key, minimum }) => measureOf[key]({ own: minimum }));
    return notKnown(askedFor.measures({ all }), ...asks);
  }
  const all = asked.map(({ own, minimum, key, ask }) => {
    if (own === null) return measureOf.unknown({ what: ask });
    return own >= minimum ? measureOf[key]({ own }) : measureOf[`${key}Of`]({ own, least: minimum });
  });
  const draft: Draft = {
    s: (met + open.length / 2) / asked.length,
    low: met / asked.length,
    high: (met + open.length) / asked.length,
    known: true,
    says: of.measures({ all }),
    ask: asks,
  };
  return draft;
};
