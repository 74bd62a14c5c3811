import type { Message } from './message.ts';
import type { Found } from './types.ts';

const name =
  '(\\p{Lu}[\\p{L}\\p{M}.]+(?:[ \\t]+\\p{Lu}[\\p{L}\\p{M}.]*){0,2}|[\\p{Lo}\\p{M}]{2,}(?:[ \\t]+[\\p{Lo}\\p{M}]{2,}){0,2})';
const led = new RegExp(
  `(?:^|[\\s,(])(?:[Cc]ontact|[Cc]all|CALL|CONTACT|[Rr]egards|[Tt]hanks|[Nn]ame|[Oo]wner|[Pp]arty|સંપર્ક|संपर्क)(?: (?:person|me|to|name))?\\s?[:.,-]?\\s*${name}`,
  'gu',
);
/** Right before a number, or on its own line above it. */
const beforePhone = new RegExp(`${name}(?:\\s?(?:ji|bhai|ben))?\\s*[:,.\\n(-]*\\s*$`, 'u');
/** Capitalised words that are no names. */
const noName =
  /^(?:Call|Contact|Please|Pls|Regards|Thanks|Whatsapp|Mobile|Mob|Ph|Phone|No|Number|Flat|Shop|Office|Rent|Sale|Budget|Only|Family|Urgent|Direct|Ready|Price|Serious|Broker|Brokers|Owner|Agent|Available|Required|Req|Interested|Genuine|Negotiable|Final|Immediate|Details|Deposit|Bhk|BHK|Sqft|Possession|Furnished|For|On|Me|Us|At|In|New|Old|Near|Sector|Road)\b/;

/** Whom to call, by the words that lead to a name or by standing before the number. Names keep the sender's spelling. */
export const readName = (message: Message, firstPhone: number | undefined): Found<string> | undefined => {
  for (const match of message.original.matchAll(led)) {
    const start = match.index + match[0].length - match[1]!.length;
    const span = { start, end: start + match[1]!.length };
    if (message.isFree(span) && !noName.test(match[1]!)) return message.found(match[1]!.trim(), span);
  }
  if (firstPhone === undefined) return undefined;
  const before = message.original
    .slice(0, firstPhone)
    .replace(/(?:mob(?:ile)?|ph(?:one)?|call|contact|whatsapp|m|no)\s?[:.-]*\s*$/i, '');
  const match = beforePhone.exec(before.slice(-48));
  if (!match || noName.test(match[1]!)) return undefined;
  const start = before.length - Math.min(48, before.length) + match.index;
  const span = { start, end: start + match[1]!.length };
  return message.isFree(span) ? message.found(match[1]!.trim(), span, 'Medium') : undefined;
};
