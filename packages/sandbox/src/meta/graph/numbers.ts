import { randomInt } from 'node:crypto';
import { coded, GraphError, invalid } from '../errors.ts';
import type { PhoneNumber } from '../state.ts';
import { allowed, type GraphCall, json, MANAGE, ok, picked, SEND, text } from './call.ts';
import { paged } from './paging.ts';

const TYPE = 'WhatsAppBusinessPhoneNumber';
const USUAL = [
  'verified_name',
  'code_verification_status',
  'display_phone_number',
  'quality_rating',
  'platform_type',
  'throughput',
];
/** Above this many messages a second a number counts as upgraded. */
const STANDARD_THROUGHPUT = 80;
const DAY = 86_400_000;
const REGISTRATIONS = { most: 10, days: 3 };
const WRONG_PINS = 5;

/** A number's fields; the newer name of the messaging limit exists from v24. */
export function nodeOf(call: GraphCall, number: PhoneNumber): Record<string, unknown> {
  const tier = call.meta.wabas.get(number.waba)!.tier;
  return {
    id: number.id,
    display_phone_number: number.display,
    verified_name: number.verified_name,
    quality_rating: number.quality,
    code_verification_status: number.verified ? 'VERIFIED' : 'NOT_VERIFIED',
    name_status: number.name_status,
    platform_type: number.registered ? 'CLOUD_API' : 'NOT_APPLICABLE',
    throughput: { level: number.throughput > STANDARD_THROUGHPUT ? 'HIGH' : 'STANDARD' },
    status: number.registered ? 'CONNECTED' : 'DISCONNECTED',
    account_mode: 'LIVE',
    is_official_business_account: false,
    is_pin_enabled: number.pin !== null,
    messaging_limit_tier: tier,
    ...(call.version >= 24 && { whatsapp_business_manager_messaging_limit: tier }),
  };
}

export function readNumber(call: GraphCall, number: PhoneNumber): unknown {
  allowed(call, number.waba, MANAGE);
  return picked(call, nodeOf(call, number), USUAL, TYPE);
}

export function listNumbers(call: GraphCall, waba: string): unknown {
  allowed(call, waba, MANAGE);
  const numbers = [...call.meta.numbers.values()].filter((one) => one.waba === waba);
  return paged(call, numbers, (number) => picked(call, nodeOf(call, number), USUAL, TYPE));
}

/** Sets the PIN of two-step verification. */
export function writeNumber(call: GraphCall, number: PhoneNumber): unknown {
  allowed(call, number.waba, MANAGE);
  number.pin = pinOf(call);
  return ok;
}

function pinOf(call: GraphCall): string {
  const pin = text(call.params.pin);
  if (pin === undefined) throw invalid('The parameter pin is required.');
  if (!/^\d{6}$/.test(pin)) throw invalid('Param pin must be 6 digits.');
  return pin;
}

/** Counts towards 10 registrations and deregistrations in 72 hours. */
function countRegistration(call: GraphCall, number: PhoneNumber): void {
  const now = call.meta.clock.now();
  number.registrations = number.registrations.filter((at) => at > now - REGISTRATIONS.days * DAY);
  if (number.registrations.length >= REGISTRATIONS.most) throw coded(133016);
  number.registrations.push(now);
}

export function register(call: GraphCall, number: PhoneNumber): unknown {
  allowed(call, number.waba, MANAGE);
  if (call.params.messaging_product !== 'whatsapp') throw invalid('The parameter messaging_product is required.');
  const pin = pinOf(call);
  if (!number.verified) throw coded(133006);
  if (number.wrong_pins >= WRONG_PINS) throw coded(133008, 'Wait before you try another PIN.');
  if (number.pin !== null && number.pin !== pin) {
    number.wrong_pins++;
    throw coded(133005);
  }
  countRegistration(call, number);
  Object.assign(number, { pin, registered: true, wrong_pins: 0 });
  return ok;
}

export function deregister(call: GraphCall, number: PhoneNumber): unknown {
  allowed(call, number.waba, MANAGE);
  countRegistration(call, number);
  number.registered = false;
  return ok;
}

/** Sends a code to the number; the control API tells which. */
export function requestCode(call: GraphCall, number: PhoneNumber): unknown {
  allowed(call, number.waba, MANAGE);
  if (!['SMS', 'VOICE'].includes(text(call.params.code_method) ?? ''))
    throw invalid('Param code_method must be one of {SMS, VOICE}.');
  number.code = String(randomInt(100_000, 1_000_000));
  return ok;
}

export function verifyCode(call: GraphCall, number: PhoneNumber): unknown {
  allowed(call, number.waba, MANAGE);
  const code = text(call.params.code)?.replace('-', '');
  if (!code || !/^\d{6}$/.test(code)) throw invalid('Param code must be 6 digits.');
  if (code !== number.code)
    throw new GraphError({ code: 100, message: '(#100) The code is not right or has expired.' });
  Object.assign(number, { code: null, verified: true });
  return { ...ok, id: number.id };
}

/** What a profile can say, with the longest text of each. */
const PROFILE: Record<string, number> = { about: 139, address: 256, description: 512, email: 128, vertical: 60 };
const WEBSITES = { most: 2, length: 256 };
const PROFILE_FIELDS = [...Object.keys(PROFILE), 'websites', 'profile_picture_url', 'messaging_product'];

export function readProfile(call: GraphCall, number: PhoneNumber): unknown {
  allowed(call, number.waba, MANAGE);
  const asked = text(call.params.fields)?.split(',') ?? ['messaging_product'];
  const unknown = asked.find((field) => !PROFILE_FIELDS.includes(field));
  if (unknown) throw invalid(`Tried accessing nonexistent field (${unknown}) on node type (WhatsAppBusinessProfile)`);
  const known = Object.entries(number.profile).filter(([name, value]) => asked.includes(name) && value !== '');
  return { data: [{ ...Object.fromEntries(known), messaging_product: 'whatsapp' }] };
}

export function writeProfile(call: GraphCall, number: PhoneNumber): unknown {
  allowed(call, number.waba, MANAGE);
  const { params } = call;
  if (params.messaging_product !== 'whatsapp') throw invalid('The parameter messaging_product is required.');
  const changed: Record<string, unknown> = {};
  for (const [name, longest] of Object.entries(PROFILE)) {
    const value = text(params[name]);
    if (value === undefined) continue;
    if (value.length > longest) throw invalid(`Param ${name} must be at most ${longest} characters long.`);
    changed[name] = value;
  }
  if (params.websites !== undefined) changed.websites = websitesOf(json(params.websites));
  const handle = text(params.profile_picture_handle);
  if (handle) {
    const uploaded = call.meta.handles.get(handle);
    if (!uploaded) throw invalid('Param profile_picture_handle is not a valid handle.');
    changed.profile_picture_url = `${call.meta.origin}/_meta/media/${uploaded.media}`;
  }
  Object.assign(number.profile, changed);
  return ok;
}

function websitesOf(given: unknown): string[] {
  if (!Array.isArray(given) || given.length > WEBSITES.most)
    throw invalid(`Param websites can have at most ${WEBSITES.most} addresses.`);
  for (const one of given)
    if (typeof one !== 'string' || one.length > WEBSITES.length || !/^https?:\/\//.test(one))
      throw invalid('Param websites must be addresses with http:// or https://.');
  return given;
}

/** Only a registered number sends. */
export function sendingNumber(call: GraphCall, number: PhoneNumber): PhoneNumber {
  allowed(call, number.waba, SEND);
  if (!number.registered) throw coded(133010);
  return number;
}
