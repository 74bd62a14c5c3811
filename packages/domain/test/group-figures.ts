import { type PastedMessage, type PasteLists, readCandidates } from '../src/paste/index.ts';
import { fromSqft, type SizeUnit, toSqft } from '../src/units.ts';
import { type GroupMessage, groupAreas, groupSocieties, type LabelledRecord } from './messages/groups/index.ts';
import { knownAreas, knownSocieties } from './messages/index.ts';

/** The labelled places as an office's lists. */
export const groupLists: PasteLists = {
  areas: [...knownAreas, ...groupAreas].map(({ area, aliases }, id) => ({ id, name: area, aliases: [...aliases] })),
  societies: [...knownSocieties, ...groupSocieties].map((name, id) => ({ id, name })),
};
const nameOf = (field: string, value: unknown): unknown => {
  if (field === 'areas') return groupLists.areas[value as number]!.name;
  return field === 'societies' ? groupLists.societies[value as number]!.name : value;
};

/** Fields that no label has, since no record of the office has them, or that are only suggested. */
const unlabelled = ['frontage', 'unknown_places', 'lock_in_months', 'escalation_percent', 'escalation_months'];
const renamed: Record<string, string> = { deal_type: 'deals', deal_types: 'deals' };

type Values = ReadonlyMap<string, readonly string[]>;
const listOf = (value: unknown): string[] => (Array.isArray(value) ? value : [value]).map(String);

const labelled = ({ kind: _, ...fields }: LabelledRecord): Values =>
  new Map(Object.entries(fields).map(([field, value]) => [field, listOf(value)]));

/** What is sure enough to be filled in. */
const filledIn = ({ fields }: PastedMessage): Values =>
  new Map(
    Object.entries(fields)
      .filter(([field, found]) => found.confidence !== 'Low' && !unlabelled.includes(field))
      .map(([field, { value }]) => [
        renamed[field] ?? field,
        listOf(Array.isArray(value) ? value.map((one) => nameOf(field, one)) : value),
      ]),
  );

/** A total that follows from the labelled rate is no error, though no label has it. */
const followsFromRate = ({ rate, rate_unit, size, size_unit, seats }: LabelledRecord, value: number): boolean => {
  if (rate === undefined || rate_unit === undefined) return false;
  if (rate_unit === 'Seat') return seats !== undefined && value === rate * seats;
  if (size === undefined || size_unit === undefined) return false;
  return Math.abs(value - rate * fromSqft(toSqft(size, size_unit), rate_unit as SizeUnit)) < 1;
};
const totals = ['price', 'rent'];

interface Comparison {
  readonly field: string;
  readonly read: readonly string[];
  readonly label: readonly string[];
}

const compare = (record: LabelledRecord | undefined, offer: PastedMessage | undefined): Comparison[] => {
  const [labels, reads] = [record ? labelled(record) : new Map(), offer ? filledIn(offer) : new Map()];
  return [...new Set([...labels.keys(), ...reads.keys()])].flatMap((field) => {
    const [read, label] = [reads.get(field) ?? [], labels.get(field) ?? []];
    const isWorkedOut = record && label.length === 0 && totals.includes(field) && followsFromRate(record, +read[0]!);
    return isWorkedOut ? [] : [{ field, read, label }];
  });
};
const rightOf = ({ read, label }: Comparison) => read.filter((value) => label.includes(value)).length;

/** Labels and readings in their order, paired so that most values agree; either may stay alone. */
const pairs = (records: readonly LabelledRecord[], offers: readonly PastedMessage[]) => {
  type Way = { score: number; pairs: [LabelledRecord | undefined, PastedMessage | undefined][] };
  const best: Way[][] = [];
  for (let i = 0; i <= records.length; i += 1)
    for (let j = 0; j <= offers.length; j += 1) {
      const ways: Way[] = i === 0 && j === 0 ? [{ score: 0, pairs: [] }] : [];
      const from = (way: Way, record: LabelledRecord | undefined, offer: PastedMessage | undefined) => {
        const gained = record && offer ? compare(record, offer).reduce((sum, one) => sum + rightOf(one), 0.1) : 0;
        ways.push({ score: way.score + gained, pairs: [...way.pairs, [record, offer]] });
      };
      if (i > 0 && j > 0) from(best[i - 1]![j - 1]!, records[i - 1], offers[j - 1]);
      if (i > 0) from(best[i - 1]![j]!, records[i - 1], undefined);
      if (j > 0) from(best[i]![j - 1]!, undefined, offers[j - 1]);
      best[i] ??= [];
      best[i]![j] = ways.reduce((a, b) => (b.score > a.score ? b : a));
    }
  return best[records.length]![offers.length]!.pairs;
};

const amounts = ['price', 'rent', 'deposit', 'budget_min', 'budget_max', 'rate', 'size'];
const isTenfold = ({ field, read, label }: Comparison): boolean => {
  const [is, should] = [Number(read[0]), Number(label[0])];
  return amounts.includes(field) && (is >= should * 10 || is * 10 <= should);
};

/** How well messages are taken apart and read, in totals; `wrong` says what was read otherwise. */
export const groupFiguresOf = (messages: readonly GroupMessage[]) => {
  const sums = { right: 0, read: 0, label: 0, records: 0, whole: 0, counts: 0, kinds: 0, phones: 0, tenfold: 0 };
  const wrong: string[] = [];
  for (const { id, text, records } of messages) {
    const offers = [...readCandidates(text, groupLists)].flatMap(({ found }) => found.map(({ read }) => read));
    sums.counts += Number(offers.length === records.length);
    if (offers.length !== records.length) wrong.push(`${id}: ${offers.length} records, not ${records.length}`);
    for (const [record, offer] of pairs(records, offers)) {
      const compared = compare(record, offer);
      for (const one of compared) {
        sums.right += rightOf(one);
        sums.read += one.read.length;
        sums.label += one.label.length;
        if (one.field === 'phones') sums.phones += one.read.length - rightOf(one);
        if (isTenfold(one)) sums.tenfold += 1;
        if (rightOf(one) !== one.read.length || rightOf(one) !== one.label.length)
          wrong.push(`${id}: ${one.field} ${one.read.join(', ') || '-'}, not ${one.label.join(', ') || '-'}`);
      }
      if (!record) continue;
      const isKind = offer?.kind === record.kind;
      if (offer && !isKind) wrong.push(`${id}: kind ${offer.kind}`);
      sums.records += 1;
      sums.kinds += Number(isKind);
      sums.whole += Number(
        isKind && compared.every((one) => rightOf(one) === Math.max(one.read.length, one.label.length)),
      );
    }
  }
  return {
    wrong,
    messages: messages.length,
    records: sums.records,
    values: sums.label,
    precision: sums.right / sums.read,
    recall: sums.right / sums.label,
    /** Messages of which as many records were made as there are. */
    counts: sums.counts,
    kinds: sums.kinds,
    /** Records of which everything is right. */
    whole: sums.whole,
    wrongPhones: sums.phones,
    tenfold: sums.tenfold,
  };
};
