import { lengthInAnyMonth } from '../calendar.ts';
import type { Identity } from '../names/identity.ts';
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
  gujarati: ['મિસ્ડ કૉલ, નામ ન કહ્યું', 'ફોન કાપી નાખ્યો', '{area} માટે પૂછતા હતા, નામ બાકી'],
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
const ofJains = /Jain|derasar|દેરાસર|[Vv]eg|શાકાહારી/;
const ofTheTeam = /Ganesh|Kavita|ગણેશ/;
const endings = [
  'Call after 6',
  'Speaks Hindi',
  'WhatsApp only',
  'Sunday visits only',
  'Call before 11',
  'Very polite',
];

/**
 * Writes comments that are true of the person and, where they name the demo office's people, of the office. A sentence
 * comes back only when all of its kind have been used.
 */
export const newComments = (random: Random, inDemoOffice: boolean) => {
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
  return (topic: Topic, facts: Facts, who: Identity): string => {
    const script = random.chance(inOwnScript[who.script]) ? who.script : 'latin';
    const draw = (): string => {
      const sentence = decks[topic][script]();
      const isTrue =
        (facts.society || !sentence.includes('{society}')) &&
        (who.mayBeJain || !ofJains.test(sentence)) &&
        (inDemoOffice || !ofTheTeam.test(sentence));
      return isTrue ? sentence : draw();
    };
    const text = fill(draw(), facts, script);
    const mayEnd =
      script === 'latin' &&
      lengthInAnyMonth(text) < 46 &&
      !/call|after|visit|WhatsApp|speak/i.test(text) &&
      !['broker', 'caretaker', 'builder'].includes(topic);
    return mayEnd && random.chance(0.14) ? `${text}. ${random.pick(endings)}` : text;
  };
};
