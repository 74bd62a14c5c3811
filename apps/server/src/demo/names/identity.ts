import type { Random } from '../random.ts';
import { communities, type Respect } from './communities.ts';
import { type Script, type Word, wordOf } from './scripts.ts';

/** Who somebody is, whatever the script and the form in which the office wrote it down. */
export interface Identity {
  readonly first: Word;
  readonly last: Word;
  readonly woman: boolean;
  readonly respect: Respect;
  /** Of a community that has Jains, or eats no meat. */
  readonly mayBeJain: boolean;
  readonly script: Script;
}

/** `guard`: somebody who watches over houses, a villager of Gujarat or Rajasthan as a rule. */
export const newIdentity = (random: Random, guard = false): Identity => {
  const community = random.weighted(guard ? communities.slice(0, 2) : communities);
  // Men's names are two in three of an office's list, since it is they who ring the broker up.
  const woman = random.chance(guard ? 0.05 : 0.34);
  return {
    first: random.pick(woman ? community.women : community.men),
    last: random.pick(community.surnames),
    woman,
    respect: community.respect,
    mayBeJain: communities.slice(0, 2).some(([one]) => one === community),
    script: random.weighted(community.scripts),
  };
};

const bhai = wordOf('bhai भाई');
const ben = wordOf('ben बेन');
const ji = wordOf('_ji _जी');
const nothing: Word = { latin: '', gujarati: '', devanagari: '' };

const added: Record<Respect, (who: Identity) => Word> = {
  bhai: ({ woman }) => (woman ? ben : bhai),
  ji: () => ji,
  none: () => nothing,
};
const respectful = (who: Identity, script: Script) => who.first[script] + added[who.respect](who)[script];

/** First and last name, as on an identity card. */
export const plainName = (who: Identity, script: Script = who.script) => `${who.first[script]} ${who.last[script]}`;

const titles = ['Dr.', 'Dr.', 'CA', 'Adv.', 'Prof.'];

/** The name as the office has it; `about` is what sets namesakes apart: an area, a project. */
export const savedName = (who: Identity, random: Random, about: string): string => {
  const { script, first, last } = who;
  if (script !== 'latin') return random.chance(0.36) ? `${respectful(who, script)} ${last[script]}` : plainName(who);
  const form = random.weighted(forms);
  return form({ who, first: first.latin, last: last.latin, about, random });
};

/** The name of somebody known by what he does: watchman, broker, a firm. */
export const nameByTrade = (who: Identity, random: Random, trade: string): string =>
  who.script === 'latin' && random.chance(0.6)
    ? random.pick([`${plainName(who)} (${trade})`, `${respectful(who, 'latin')} ${trade}`])
    : plainName(who);

type Form = (given: { who: Identity; first: string; last: string; about: string; random: Random }) => string;
const forms: readonly (readonly [Form, number])[] = [
  [({ first, last }) => `${first} ${last}`, 66],
  [({ who, last }) => `${respectful(who, 'latin')} ${last}`, 15],
  [({ first, last }) => `${last} ${first}`, 4],
  [({ first, last, random }) => `${first} ${random.pick([...'BCDHJKMNPRSV'])} ${last}`, 4],
  [({ first, last, random }) => `${random.pick(titles)} ${first} ${last}`, 4],
  [({ first, last, about }) => `${first} ${last} (${about})`, 3],
  [({ who, about }) => `${respectful(who, 'latin')} ${about}`, 2],
  [({ who }) => respectful(who, 'latin'), 1],
];

/** How somebody else of the office saved the same person without looking first. */
export const nickname = (who: Identity, random: Random, about: string): string =>
  random.pick([
    `${respectful(who, 'latin')} ${about}`,
    `${who.first.latin.slice(0, 1)}. ${who.last.latin}`,
    `${who.last.latin} ${who.woman ? 'Madam' : 'Saheb'}`,
    `${respectful(who, 'latin')} ${who.last.latin.slice(0, 1)}`,
    `${who.first.latin.toLowerCase()} ${about.toLowerCase()}`,
    respectful(who, 'latin'),
  ]);

/** The script that this person was not written in the first time. */
export const otherScript = (who: Identity): Script => (who.script === 'latin' ? 'gujarati' : 'latin');
