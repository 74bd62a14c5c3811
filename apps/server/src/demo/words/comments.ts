import type { Script } from '../names/scripts.ts';
import type { Random } from '../random.ts';
import { business, buyer, investor, nri } from './buyers.ts';
import { type Facts, fill } from './facts.ts';
import type { Kind, Sentences } from './kinds.ts';
import { broker, builder, caretaker, tenant } from './others.ts';
import { lockedOwner, owner } from './owners.ts';

type Topic = Kind | 'lockedOwner' | 'unknown';

const unknown: Sentences = {
  latin: [
    'Missed call twice, did not tell name',
    'From portal, number only. Asked for {bhk} in {area}',
    'Cut the call, try on WhatsApp',
    'Someone from {area}, will come to office on Sunday',
    'Number from watchman, owner of {society}?',
    'Speaks Hindi, wants {bhk}, name not given',
  ],
  gujarati: ['મિસ્ડ કૉલ, નામ ન કહ્યું'],
  devanagari: ['नाम नहीं बताया, {bhk} पूछ रहे थे'],
};

const all: Record<Topic, Sentences> = {
  buyer,
  nri,
  business,
  investor,
  owner,
  lockedOwner,
  tenant,
  broker,
  builder,
  caretaker,
  unknown,
};

/** How likely a comment on somebody written in this script is in it too; the office types Latin fastest. */
const inOwnScript: Record<Script, number> = { latin: 1, gujarati: 0.6, devanagari: 0.55 };
const endings = [
  'Call after 6',
  'Speaks Hindi',
  'WhatsApp only',
  'Sunday visits only',
  'Call before 11',
  'Very polite',
];

/** Writes comments; a sentence comes back only when all of its kind have been used. */
export const newComments = (random: Random) => {
  const decks = Object.fromEntries(
    Object.entries(all).map(([topic, sentences]) => [
      topic,
      {
        latin: random.deck(sentences.latin),
        gujarati: random.deck(sentences.gujarati),
        devanagari: random.deck(sentences.devanagari),
      },
    ]),
  ) as Record<Topic, Record<Script, () => string>>;
  return (topic: Topic, facts: Facts, nameScript: Script): string => {
    const script = random.chance(inOwnScript[nameScript]) ? nameScript : 'latin';
    const draw = (): string => {
      const sentence = decks[topic][script]();
      return facts.society || !sentence.includes('{society}') ? sentence : draw();
    };
    const text = fill(draw(), facts, script);
    const mayEnd = script === 'latin' && text.length < 46 && !['broker', 'caretaker', 'builder'].includes(topic);
    return mayEnd && random.chance(0.14) ? `${text}. ${random.pick(endings)}` : text;
  };
};
