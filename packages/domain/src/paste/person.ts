import type { Message } from './message.ts';
import type { Found } from './types.ts';

const one = '[\\p{Lu}\\p{Lo}][\\p{L}\\p{M}]+';
const name = `(${one}(?:[ \\t]+${one}){0,2})`;
const led =
  /(?<![\p{L}])(?:contact|call|regards|thanks|name|owner|party|સંપર્ક|संपर्क)(?: (?:person|to|name))?\s?[:.,-]?[ \t]*(?:mrs?\.?|ms\.?|shri)?[ \t]*$/iu;
/** Right before a number, on its line or alone on the one above. */
const beforePhone = new RegExp(`(?<![\\p{L}\\p{M}])${name}(?:[ \\t]?(?:ji|sir|madam))?[ \\t]*[:,.(-]*\\s*[+(]?$`, 'u');
const phoneWord =
  /(?:^|[^\p{L}])(?:mob(?:ile)?|ph(?:one)?|call(?:\/wa)?|contact|whatsapp|wa|fon|mo|m|no|ફોન|फोन|મો)\s?[:./-]*\s*$/iu;
/** '[20/11/26, 7:42:10 pm] Name: ' */
const sender =
  /^\u200e?\[?\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4},?\s+\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:[\s\u202f]?[ap]\.?m\.?)?\]?\s*(?:-\s*)?([^:\n]{1,60}):\s?/i;

/** Capitalised words that are no names. */
const noName =
  /^(?:Call|Contact|Please|Pls|Regards|Thanks|Whatsapp|Mobile|Mob|Ph|Phone|No|Number|Flat|Shop|Office|Rent|Sale|Budget|Only|Family|Urgent|Direct|Ready|Price|Serious|Broker|Brokers|Owner|Agent|Available|Required|Req|Interested|Genuine|Negotiable|Final|Immediate|Details|Deposit|Bhk|BHK|Sqft|Possession|Furnished|For|On|Me|Us|At|In|New|Old|Near|Sector|Road)\b/;

/** Takes the head that an export puts before a message; its sender is whom to call, unless it is a number. */
export const takeSender = (message: Message): Found<string> | undefined => {
  const head = sender.exec(message.original);
  if (!head) return undefined;
  const start = head[0].lastIndexOf(head[1]!);
  const span = { start, end: start + head[1]!.length };
  message.take({ start: 0, end: start });
  return /\d{5}/.test(head[1]!) ? undefined : message.found(head[1]!.trim(), span);
};

/** Whom to call: the name that stands before the first number. Shouted names are set in small letters. */
export const readName = (message: Message, firstPhone: number | undefined): Found<string> | undefined => {
  if (firstPhone === undefined) return undefined;
  const before = message.original.slice(Math.max(0, firstPhone - 48), firstPhone);
  const bare = before.replace(phoneWord, (found) => found.slice(0, /\p{L}/u.exec(found)?.index ?? 0));
  const match = beforePhone.exec(bare);
  if (!match) return undefined;
  const isShouted = !/[\p{Ll}\p{Lo}]/u.test(bare);
  const isLed = led.test(bare.slice(0, match.index));
  const words = match[1]!.split(/\s+/);
  const given = isLed || !isShouted ? words : words.slice(-1);
  const isOwn = match.index === 0 || /[\n.,:;|-]\s*$/.test(bare.slice(0, match.index)) || isLed;
  if (given.some((word) => noName.test(word)) || (!isLed && !isOwn)) return undefined;
  const start = Math.max(0, firstPhone - 48) + match.index + match[1]!.length - given.join(' ').length;
  const span = { start, end: start + given.join(' ').length };
  if (!message.isFree(span)) return undefined;
  return message.found(
    given.map((word) => (/^\p{Lu}+$/u.test(word) ? titled(word) : word)).join(' '),
    span,
    isLed ? 'High' : 'Medium',
  );
};

const titled = (word: string) => word[0] + word.slice(1).toLowerCase();
