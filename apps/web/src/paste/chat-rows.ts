import { dealTypes } from '@angan/domain/lookups/deal-types.ts';
import { type Candidate, type PasteLists, parseMessage } from '@angan/domain/paste/index.ts';
import { t } from '@lingui/core/macro';
import { type Given, typeOf } from './bodies.ts';
import { type ShownKey, type SocietyName, wordsOf } from './field-words.ts';
import { mistakesOf } from './mistakes.ts';
import type { PasteForm, Target } from './paste-form.ts';
import { type FeatureName, readForm } from './read-form.ts';

/** What a person did to a row of a chat, and what came of it. Kept across a reload. */
export interface RowState {
  chosen?: Target | null;
  edits?: Partial<PasteForm>;
  /** Whether it is to be added; undefined: as the row itself suggests. */
  isPicked?: boolean;
  /** The record's address once it is saved. */
  saved?: string;
  /** Why the server refused it. */
  error?: string;
}
export type RowStates = Readonly<Record<number, RowState>>;

/** A candidate with what a person changed, ready to be shown and saved. */
export interface ChatRow {
  readonly id: number;
  readonly candidate: Candidate;
  readonly state: RowState;
  /** null: a person has to say whether it is wanted or offered. */
  readonly target: Target | null;
  readonly given: Given;
  /** What has to be mended before it can be saved, by field. */
  readonly mistakes: Record<string, string>;
  readonly phone: string;
}

type Office = Pick<Given, 'source' | 'types'> & { readonly features: readonly FeatureName[] };

const made = new WeakMap<Candidate, { state: RowState; office: Office; row: ChatRow }>();

/** The row of a candidate; the same one again while nothing of it has changed. */
export const rowOf = (candidate: Candidate, state: RowState, office: Office, places: PasteLists): ChatRow => {
  const before = made.get(candidate);
  if (before && before.state === state && before.office === office) return before.row;
  const read = state.chosen ? parseMessage(candidate.text, places, state.chosen) : candidate.read;
  const target = read.kind === 'Requirement' || read.kind === 'Listing' ? read.kind : null;
  const { form: filled } = readForm(candidate.text, read, target ?? 'Requirement', office.features);
  const form: PasteForm = { ...filled, ...state.edits };
  const given: Given = { form, text: candidate.text, fields: read.fields, ...office };
  const { contact } = form;
  const row: ChatRow = {
    id: candidate.id,
    candidate,
    state,
    target,
    given,
    mistakes: target ? mistakesOf(given, target) : { kind: t`Say whether it is wanted or offered.` },
    phone: contact.kind === 'none' ? '' : contact.number,
  };
  made.set(candidate, { state, office, row });
  return row;
};

export const needsLook = ({ mistakes, state }: ChatRow): boolean =>
  !state.saved && (Object.keys(mistakes).length > 0 || state.error !== undefined);

/** Chosen by a person, or by itself where it is nothing that is there already. */
export const isPicked = ({ state, candidate }: ChatRow, isHere: boolean): boolean =>
  !state.saved && (state.isPicked ?? (candidate.same_as === undefined && !isHere));

const lineFields: readonly ShownKey[] = [
  'bhk',
  'property_subtype',
  'area',
  'society_name',
  'budget_max',
  'price',
  'rent',
  'deposit',
  'size',
];

/** '3 BHK, Flat, Bopal, 95.00 Lakhs' */
export const lineOf = ({ given }: ChatRow, societyName: SocietyName): string => {
  const words = lineFields.map((field) => wordsOf(field, given.form, societyName).join(' / ')).filter(Boolean);
  return words.join(', ') || given.text.slice(0, 80);
};

export const dealOf = ({ given }: ChatRow): string =>
  dealTypes
    .filter(({ id }) => given.form.deal_type.includes(id))
    .map((row) => row.deal_type)
    .join(', ');

interface Kind {
  property_type: number;
  deal_type: readonly number[];
  bhk: readonly number[];
}
/** What is the same in two records that are one: a broker has many, of other kinds. */
export const keyIn = (phone: string, target: Target, { property_type, deal_type, bhk }: Kind): string =>
  [phone, target, property_type, [...deal_type].sort().join('+'), [...bhk].sort().join('+')].join(' ');
export const keyOfRow = (row: ChatRow): string | undefined =>
  row.target && row.phone
    ? keyIn(row.phone, row.target, { ...row.given.form, property_type: typeOf(row.given) })
    : undefined;
