import type { Category } from '../state.ts';
import { type Button, type Component, lengthOf, variablesOf } from './model.ts';
import { isRecord, refusal, textOf, upper, wrong } from './refuse.ts';
import { BUTTON_TYPES, EMOJI, LIMITS, NOT_PLAIN, PRODUCT_BUTTONS } from './rules.ts';

type Raw = Record<string, unknown>;

const MOST: [string, number][] = [
  ['URL', LIMITS.urlButtons],
  ['PHONE_NUMBER', LIMITS.phoneButtons],
  ['VOICE_CALL', LIMITS.callButtons],
  ['COPY_CODE', LIMITS.codeButtons],
];

export function checkButtons(part: Raw, category: Category): Component {
  const given = part.buttons;
  if (!Array.isArray(given) || given.length === 0) throw wrong("Param buttons['buttons'] must be a non-empty array.");
  if (given.length > LIMITS.buttons)
    throw wrong(`Param buttons['buttons'] can have at most ${LIMITS.buttons} buttons.`);
  const buttons = given.map((one: unknown, index) => {
    if (!isRecord(one)) throw wrong(`Param buttons[${index}] must be a JSON object.`);
    return button(one, `buttons[${index}]`, category);
  });
  for (const [type, most] of MOST)
    if (buttons.filter((one) => one.type === type).length > most)
      throw wrong(`Param buttons['buttons'] can have at most ${most} of type ${type}.`);
  const labels = buttons.map(({ text }) => (text ?? '').trim());
  if (new Set(labels).size < labels.length) throw wrong("Param buttons: two buttons can't have the same text.");
  if (repliesApart(buttons))
    throw wrong('Param buttons: quick replies must stand together, before or after the others.');
  return { type: 'BUTTONS', buttons };
}

/** Quick replies in more than one group: QR, URL, QR is refused, QR, QR, URL and URL, QR, QR are not. */
function repliesApart(buttons: Button[]): boolean {
  const kinds = buttons.map(({ type }) => type === 'QUICK_REPLY');
  return kinds.filter((reply, index) => reply && kinds[index - 1] !== true).length > 1;
}

function button(one: Raw, where: string, category: Category): Button {
  const type = BUTTON_TYPES.find((known) => known === upper(one.type));
  if (!type) throw wrong(`Param ${where}['type'] must be one of {${BUTTON_TYPES.join(', ')}}.`);
  if ((type === 'OTP') !== (category === 'AUTHENTICATION'))
    throw wrong(`Param ${where}: ${type} does not go with ${category}.`);
  if (type in PRODUCT_BUTTONS) return productButton(type as keyof typeof PRODUCT_BUTTONS, category, where);
  if (type === 'COPY_CODE') return copyCode(one, where);
  if (type === 'VOICE_CALL') return voiceCall(one, where);
  if (type === 'OTP') return otp(one, where);
  const text = label(one, where, LIMITS.buttonText);
  if (type === 'URL') return { type, text, ...link(one, where) };
  if (type === 'PHONE_NUMBER') return { type, text, phone_number: phone(one, where) };
  return { type, text };
}

/** Its label is Meta's own, whatever is given. */
function productButton(type: keyof typeof PRODUCT_BUTTONS, category: Category, where: string): Button {
  if (category !== 'MARKETING') throw wrong(`Param ${where}: ${type} does not go with ${category}.`);
  return { type, text: PRODUCT_BUTTONS[type] };
}

function label(one: Raw, where: string, limit: number): string {
  const text = textOf(one, 'text', where);
  if (lengthOf(text) > limit) throw refusal('TOO_LONG', { what: 'button label', limit }, 'buttons');
  if (variablesOf(text).length > 0 || NOT_PLAIN.test(text) || EMOJI.test(text))
    throw refusal('BUTTON_FORMAT', {}, 'buttons');
  return text;
}

function link(one: Raw, where: string): Pick<Button, 'url' | 'example'> {
  const url = textOf(one, 'url', where);
  if (lengthOf(url) > LIMITS.url) throw refusal('TOO_LONG', { what: 'button address', limit: LIMITS.url }, 'buttons');
  const variables = variablesOf(url);
  if (!URL.canParse(url.replaceAll(/\{\{|\}\}/g, '')) || !/^https?:\/\//i.test(url))
    throw wrong(`Param ${where}['url'] must be a valid http or https address.`);
  if (variables.length === 0) return { url };
  if (variables.length > 1 || variables[0] !== '1' || !url.endsWith('{{1}}'))
    throw wrong(`Param ${where}['url'] can have one variable, {{1}}, at its very end.`);
  const [example] = Array.isArray(one.example) ? one.example : [one.example];
  if (typeof example !== 'string' || example.trim() === '') throw refusal('NO_EXAMPLE', { what: 'button' }, 'buttons');
  return { url, example: [example] };
}

function phone(one: Raw, where: string): string {
  const number = textOf(one, 'phone_number', where);
  if (number.length > LIMITS.phoneNumber)
    throw refusal('TOO_LONG', { what: 'phone number', limit: LIMITS.phoneNumber }, 'buttons');
  if (!/^\+?\d{5,}$/.test(number)) throw wrong(`Param ${where}['phone_number'] must be a phone number in digits.`);
  return `+${number.replace('+', '')}`;
}

function voiceCall(one: Raw, where: string): Button {
  const text = one.text === undefined ? 'Call Now' : label(one, where, LIMITS.callText);
  const ttl = one.ttl_minutes === undefined ? 10_080 : Number(one.ttl_minutes);
  const [from, to] = LIMITS.callMinutes;
  if (!Number.isInteger(ttl) || ttl < from || ttl > to)
    throw wrong(`Param ${where}['ttl_minutes'] must be between ${from} and ${to}.`);
  return { type: 'VOICE_CALL', text, ttl_minutes: ttl };
}

function copyCode(one: Raw, where: string): Button {
  const [example] = Array.isArray(one.example) ? one.example : [one.example];
  if (typeof example !== 'string' || example.trim() === '') throw refusal('NO_EXAMPLE', { what: 'button' }, 'buttons');
  if (lengthOf(example) > LIMITS.couponCode)
    throw refusal('TOO_LONG', { what: 'code', limit: LIMITS.couponCode }, 'buttons');
  if (one.text !== undefined && typeof one.text !== 'string') throw wrong(`Param ${where}['text'] must be a string.`);
  return { type: 'COPY_CODE', text: 'Copy offer code', example: [example] };
}

/** Meta keeps a code button as an address with the code at its end. */
function otp(one: Raw, where: string): Button {
  if (upper(one.otp_type) !== 'COPY_CODE') throw wrong(`Param ${where}['otp_type'] must be one of {COPY_CODE}.`);
  const text = one.text === undefined ? 'Copy code' : label(one, where, LIMITS.buttonText);
  const url = 'https://www.whatsapp.com/otp/code/?otp_type=COPY_CODE&code=otp{{1}}';
  return { type: 'URL', text, url, example: ['https://www.whatsapp.com/otp/code/?otp_type=COPY_CODE&code=otp123456'] };
}
