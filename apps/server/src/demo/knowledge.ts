import { consentText } from '@angan/contract/contacts/consent.ts';
import {
  type ConsentStatus,
  type ConsentWay,
  type ContactKind,
  type ContactWay,
  consentWays,
  contactKinds,
} from '@angan/domain/lookups/index.ts';
import type { DemoContact } from './contact.ts';
import { adder, type DemoOffice, officeMinutes } from './offices.ts';
import { newRandom, type Random } from './random.ts';

/** What an office came to know of somebody beyond name and number. Ages in minutes of office time before now. */
export interface Knowledge {
  readonly contact_kind: readonly ContactKind[];
  readonly is_nri: boolean;
  readonly language: string;
  readonly city: string;
  readonly rera_no: string;
  readonly date_of_birth: string | null;
  readonly anniversary: string | null;
  readonly consent_status: ConsentStatus;
  readonly consent_how: ConsentWay | '';
  readonly consent_text_version: string;
  readonly consentAge: number | null;
  readonly marketing_opt_out: boolean;
  readonly do_not_contact: boolean;
  /** The last time somebody of the office spoke with them, if ever. */
  readonly last: { readonly age: number; readonly how: ContactWay; readonly by: string } | null;
}

const languageOf = (name: string) =>
  /\p{Script=Gujarati}/u.test(name) ? 'Gujarati' : /\p{Script=Devanagari}/u.test(name) ? 'Hindi' : 'English';
/** Of some the office has no more than a number. */
const isNamed = ({ name }: DemoContact) => /\p{L}/u.test(name);
const ways: readonly (readonly [ContactWay, number])[] = [
  ['Call', 58],
  ['WhatsApp', 27],
  ['Met', 13],
  ['E-mail', 2],
];
/** People of the tour whom nobody is to call, and who agreed to be written to. */
const leftAlone = ['Yusuf Memon'];
const agreed = ['Mehul Trivedi', 'हरप्रीत कौर विर्क', 'Farida Lokhandwala'];

/** What is known of each contact, in their order; the same at every run, and no other part of the demo hangs on it. */
export const knowledgeOf = (office: DemoOffice, contacts: readonly DemoContact[]): Knowledge[] => {
  const random = newRandom(`knowledge of ${office.company}`);
  return contacts.map((contact) => ({
    ...factsOf(contact, random),
    ...wishesOf(contact, random),
    last: lastContact(office, contact, random),
  }));
};

const factsOf = (contact: DemoContact, random: Random) => {
  const { name, kind, groups, address, facts } = contact;
  const isKnown = isNamed(contact);
  const grown = () => `${random.int(1955, 1999)}-${twoDigits(random.int(1, 12))}-${twoDigits(random.int(1, 28))}`;
  const married = () => `${random.int(1980, 2024)}-${twoDigits(random.int(1, 12))}-${twoDigits(random.int(1, 28))}`;
  return {
    contact_kind: contactKinds.filter((one) => groups.includes(one)),
    is_nri: kind === 'nri',
    language: isKnown && random.chance(0.35) ? languageOf(name) : '',
    city: isKnown && random.chance(0.5) ? (/Sector|Gurgaon/.test(address || facts.area) ? 'Gurgaon' : 'Ahmedabad') : '',
    rera_no: kind === 'broker' && random.chance(0.5) ? `AG/GJ/AHMEDABAD/AA${random.int(10_000, 49_999)}` : '',
    date_of_birth: isKnown && random.chance(0.12) ? grown() : null,
    anniversary: isKnown && random.chance(0.08) ? married() : null,
  };
};

const wishesOf = (contact: DemoContact, random: Random) => {
  const { name, age, kind } = contact;
  const isAsked = isNamed(contact) && kind !== 'caretaker';
  const drawn: ConsentStatus = isAsked
    ? random.weighted([
        ['Not asked', 58],
        ['Given', 38],
        ['Withdrawn', 4],
      ])
    : 'Not asked';
  const consent_status = agreed.includes(name) ? 'Given' : drawn;
  const consentAge = consent_status === 'Not asked' ? null : age * (0.2 + random.next() * 0.7);
  return {
    consent_status,
    consentAge,
    consent_how: consentAge === null ? ('' as const) : agreed.includes(name) ? 'WhatsApp' : random.pick(consentWays),
    consent_text_version: consentAge === null ? '' : consentText.version,
    marketing_opt_out: consent_status === 'Withdrawn' || (!agreed.includes(name) && random.chance(0.02)),
    do_not_contact: leftAlone.includes(name) || (isAsked && !agreed.includes(name) && random.chance(0.012)),
  };
};

/** What notes of the tour tell of somebody having been spoken with. */
const toldWays: readonly (readonly [RegExp, ContactWay])[] = [
  [/^Called/, 'Call'],
  [/on WhatsApp/, 'WhatsApp'],
  [/^Sat with us|seen with owner/, 'Met'],
];

/** Some were never called back; of the others most were spoken with in the last weeks. */
const lastContact = (office: DemoOffice, contact: DemoContact, random: Random): Knowledge['last'] => {
  const told = contact.story?.flatMap(({ since, by, text }) =>
    toldWays.filter(([pattern]) => pattern.test(text)).map(([, how]) => ({ age: contact.age * (1 - since), how, by })),
  );
  if (told?.length) return told.at(-1)!;
  if (!isNamed(contact) || random.chance(0.22)) return null;
  const latest = Math.min(contact.age * 0.9, officeMinutes(120)) * random.next() ** 1.8;
  return { age: latest, how: random.weighted(ways), by: adder(office.team, latest, random) };
};

const twoDigits = (part: number) => String(part).padStart(2, '0');
