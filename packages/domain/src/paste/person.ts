import { withoutEnd } from '../ends.ts';
import { isFamilyName, isGivenName } from './given-names.ts';
import type { Message } from './message.ts';
import type { Confidence, Found } from './types.ts';

const title = '(?:mrs?|ms|dr|ca|adv|capt|col|shri|smt)\\.?';
/** Words after which a name comes. */
const lead =
  /(?:^|[^\p{L}\p{M}])(?:contact|call|regards|thanks|name|owner|agent|party|malik|ask for|speak to|talk to|revert to|from|msg|dm|whatsapp|સંપર્ક|संपर्क)(?: (?:person|to|name|no|me|us|owner|on|bhai))?\s?[:.,-]*\s*$/iu;
/** '[20/11/26, 7:42:10 pm] Name: ' */
const sender =
  /^\u200e?\[?\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4},?\s{1,3}\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:[\s\u202f]?[ap]\.?m\.?)?\]?\s{0,3}(?:-\s{0,3})?([^:\n]{1,60}):\s?/i;
/** What a number is called, at the end of the words before it. */
const phoneWord =
  /(?:^|[^\p{L}\p{M}])(?:mob(?:ile)?|ph(?:one)?|cell|call(?:\/wa)?|contact|whatsapp|wa|fon|mo|m|no|number|on|at|use|ફોન|फोन|मो|મો|સંપર્ક|संपर्क)\s?[:./-]*\s*$/iu;
/** A firm, a post, a person's side of the deal: no name. */
const firm =
  /(?:^|[^\p{L}])(?:real\s?estate|realt(?:y|ors?)|reality|propert(?:y|ies)|estates?|homes?|housing|infra\p{L}*|develop\p{L}+|build\p{L}*|consult\p{L}+|associates?|group|corp\p{L}*|enterprises?|ventures?|invest\p{L}*|brokers?|agency|advis\p{L}+|dealers?|spaces?|lands?|hub|llp|ltd|pvt|team|admin|office|desk|solutions?|services?|industries|finance|company|bank|flats?|towers?|heights?|residency|society|park|road|club|world)(?![\p{L}])/iu;
/** The same in other scripts. */
const firmInScripts = /प्रॉपर्टी|प्रोपर्टी|एस्टेट|ब्रोकर|रियल्टी|પ્રોપર્ટી|એસ્ટેટ|રિયલ્ટી|બ્રોકર/u;
const endings = /(?:bhai|ben|bhen|behn|kumar|sinh|singh|ભાઈ|બેન|भाई|जी)$/u;
const address = /^(?:bhai|ben|ji|sir|madam|saab|sahab)$/;

interface Candidate {
  readonly text: string;
  readonly start: number;
  readonly isLed: boolean;
  /** Nothing else stands on its line, or in its sentence, but the number. */
  readonly isAlone: boolean;
}

/** Takes the head that an export puts before a message; its sender is whom to call, unless it is a number or a firm. */
export const takeSender = (message: Message): Found<string> | undefined => {
  const head = sender.exec(message.original);
  if (!head) return undefined;
  const start = head[0].lastIndexOf(head[1]!);
  const span = { start, end: start + head[1]!.length };
  message.take({ start: 0, end: start });
  if (/\d{5}/.test(head[1]!)) return undefined;
  return message.found(head[1]!.trim(), span, firm.test(head[1]!) ? 'Low' : 'High');
};

/**
 * Whom to call: the name that stands before a number, or right after it. Filled in only with a clear sign: a word that
 * leads to a name or a word that is one; else it is a suggestion. Shouted names are set in small letters.
 */
export const readName = (message: Message, phones: Found<string[]> | undefined): Found<string> | undefined => {
  if (!phones) return undefined;
  const found = [...candidatesBefore(message, phones.start), ...candidatesAfter(message, phones.end)].flatMap(
    (candidate) => named(message, candidate) ?? [],
  );
  return found.find(({ confidence }) => confidence !== 'Low') ?? found[0];
};

const named = (message: Message, { text, start, isLed, isAlone }: Candidate): Found<string> | undefined => {
  const given = text
    .trim()
    .replace(new RegExp(`^${title}\\s`, 'iu'), '')
    .replace(/\s?(?:ji|sir|madam)\.?$/iu, '');
  const words = given.split(/\s+/);
  const isWord = words.every((word) => /^[\p{L}\p{M}]{2,}$/u.test(word));
  if (!given || words.length > 3 || !isWord || firm.test(given) || firmInScripts.test(given) || noName.test(given))
    return undefined;
  const lower = words.map((word) => word.toLowerCase());
  const known = lower.filter((word) => isGivenName(word) || isFamilyName(word) || endings.test(word));
  const isProper = words.every((word) => /^[\p{Lu}\p{Lo}]/u.test(word) || address.test(word.toLowerCase()));
  const at = start + text.indexOf(given);
  const span = { start: at, end: at + given.length };
  if (!message.isFree(span) || (!isProper && known.length < lower.filter((word) => !address.test(word)).length))
    return undefined;
  if (!isProper && known.length === 0) return undefined;
  const isSure = known.length > 0 && known.length >= words.length - 1;
  const isTitled = words.every((word) => /^\p{Lu}[\p{Ll}]{2,}$|^\p{Lo}[\p{Lo}\p{M}]+$/u.test(word));
  const isLikely = isSure || (isTitled && words.length < 3 && (isLed || isAlone));
  const confidence: Confidence = isSure && isLed ? 'High' : isLikely ? 'Medium' : 'Low';
  const value = words.map((word, i) =>
    /^\p{Lu}+$|^\p{Ll}/u.test(word) && !(i > 0 && address.test(word)) ? titled(word) : word,
  );
  const reading = { value: value.join(' '), ...span, confidence };
  return confidence === 'Low' ? reading : message.found(reading.value, span, confidence);
};

const separators = /[|,()\n;:–—।]|\ufe0f|\s-|-\s|\.\s|[^\p{L}\p{M}\p{N}\s.'’+-]/u;

/** Halves of an emoji too: '📞' stands before a number as a word does. */
const betweenWords = /[\s(:.,|–—☎✆-]|[\ud83c-\udfff]|\ufe0f/;
const beforePhone = /[\s+(:.,–—☎✆-]|[\ud83c-\udfff]|\ufe0f/;
/** With one space in the place of the signs at its end. */
const ended = (text: string, sign: RegExp): string => {
  const left = withoutEnd(text, sign);
  return left === text ? text : `${left} `;
};

/** Pieces before the first number, the nearest first; a firm between a person and the number is stepped over. */
const candidatesBefore = (message: Message, phone: number): Candidate[] => {
  const from = Math.max(0, phone - 80);
  let text = ended(message.original.slice(from, phone), beforePhone);
  for (let again = 0; again < 3; again += 1) text = ended(text.replace(phoneWord, ' '), betweenWords);
  const pieces: Candidate[] = [];
  let end = text.length;
  for (let count = 0; count < 3 && end > 0; count += 1) {
    const cut = lastCut(text.slice(0, end));
    const piece = text.slice(cut, end);
    const led = ledPart(piece);
    const isLed = led !== undefined || lead.test(text.slice(0, cut));
    const isAlone = led === undefined && count === 0 && endsBefore.test(text.slice(0, cut));
    pieces.push({ text: led ?? piece, start: from + end - (led ?? piece).length, isLed, isAlone });
    if (piece.trim() !== '' && !firm.test(piece)) break;
    end = withoutEnd(text.slice(0, cut), betweenWords).length;
  }
  return pieces;
};

/** A line, a sentence, or a sign that is no comma ends before a name. */
const endsBefore = /(?:^|[\n.;।|!?)–—]|\ufe0f|\s-|-\s)\s{0,3}$/u;

const lastCut = (text: string): number => {
  let cut = 0;
  for (const match of text.matchAll(new RegExp(separators, 'gu')))
    if (text.slice(match.index + match[0].length).trim() !== '') cut = match.index + match[0].length;
  return cut;
};

/** 'Serious buyers call Tejas Patel': what follows the leading word. */
const ledPart = (piece: string): string | undefined => {
  const words = [...piece.matchAll(/\S+/g)];
  for (const word of words.slice(1, 6).concat(words.slice(-3)))
    if (lead.test(piece.slice(0, word.index))) return piece.slice(word.index);
  return undefined;
};

/** '98240 11768 (Jignesh)', '98240 11768 Hemant' where the message, or its line, ends. */
const candidatesAfter = (message: Message, phone: number): Candidate[] => {
  const after = message.original.slice(phone, phone + 40);
  const match =
    /^[ \t]{0,4}[-,:]?[ \t]{0,4}\(?([\p{L}\p{M}]+(?:[ \t][\p{L}\p{M}]+){0,2})\)?[ \t]{0,8}(?:[.\n]|$)/u.exec(after);
  if (!match) return [];
  return [
    { text: match[1]!, start: phone + match[0].indexOf(match[1]!), isLed: match[0].includes('('), isAlone: false },
  ];
};

/** Words that begin or end a message with a capital, and are no names. */
const noName =
  /(?<![\p{L}])(?:call|contact|please|pls|plz|regards|thanks|thank|whatsapp|mobile|mob|ph|phone|no|number|flat|shop|office|rent|sale|budget|only|family|urgent|direct|ready|price|serious|genuine|broker|owner|agent|available|required|req|interested|negotiable|nego|final|immediate|details|deposit|bhk|sqft|possession|furnished|for|on|me|us|at|in|new|old|near|sector|visit|site|now|today|anytime|more|info|inquiry|enquiry|client|buyers?|tenants?|party|hai|che|chhe|ok|allowed|wanted|maintenance|facing|east|west|north|south|cal|call us|hi|hello|dm|inbox|photos?|video|booking|owner(?:ship)?|vastu|nego|slightly|society|gated|lift|pool|gym|club|title|clear|loan|landmark|location|brokers?|builder|regd|land(?:line)?|off|local|admin|team|sir|madam|good|morning|only|offer|best|deal|hurry|limited|premium|luxury|prime|spacious|corner|main|floor|parking|rera|id|code|ref|phase|tower|block|wing|करें|करे|करो|कीजिए|करा|કરો|માટે)(?![\p{M}\p{L}])/iu;

const titled = (word: string) => word[0]!.toUpperCase() + word.slice(1).toLowerCase();
