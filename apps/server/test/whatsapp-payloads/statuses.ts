import { expect } from 'vitest';
import { seconds } from '../whatsapp-office.ts';

type Json = Record<string, unknown>;

/** What Meta told of one message of ours, as it happened; and what its chat has to show in the end. */
export interface History {
  readonly told: readonly Json[];
  readonly shown: Json;
  /** What Meta charges it as. */
  readonly pricing?: readonly [string, string];
  /** Meta's answer to the sending was never stored: a status is the first that is heard. */
  readonly unanswered?: true;
  /** Not told with the statuses, so that the message is found by its wamid. */
  readonly withoutCallback?: true;
}

const at = (after: number) => String(seconds + after);
const time = (after: number) => new Date((seconds + after) * 1000).toISOString();
const pmp = (type: string, category: string) => ({
  pricing: { billable: type === 'regular', pricing_model: 'PMP', type, category },
});
const conversation = {
  conversation: { id: '7e2f0c', expiration_timestamp: at(86_400), origin: { type: 'marketing' } },
};
const failure = (code: number, title: string, details: string) => ({
  errors: [{ code, title, message: title, error_data: { details }, href: 'https://developers.example/codes/' }],
});
const notDelivered = 'The message could not be delivered. The number may not be on WhatsApp, or its app is too old.';
const none = { sent_at: null, delivered_at: null, read_at: null, failure: '' };

/** Every shape in which a status comes, and every history that people's phones make of them. */
export const histories: Readonly<Record<string, History>> = {
  'sent, delivered, read': {
    told: [
      { status: 'sent', timestamp: at(0), ...pmp('regular', 'marketing') },
      { status: 'delivered', timestamp: at(2), ...pmp('regular', 'marketing') },
      { status: 'read', timestamp: at(9) },
    ],
    shown: { ...none, status: 'read', sent_at: time(0), delivered_at: time(2), read_at: time(9) },
    pricing: ['marketing', 'regular'],
  },
  'as versions before 24 tell it': {
    told: [
      {
        status: 'sent',
        timestamp: at(0),
        ...conversation,
        pricing: { billable: true, pricing_model: 'CBP', category: 'service' },
      },
      { status: 'delivered', timestamp: at(1), ...conversation },
    ],
    shown: { ...none, status: 'delivered', sent_at: time(0), delivered_at: time(1) },
    pricing: ['service', ''],
  },
  'free within the window': {
    told: [{ status: 'delivered', timestamp: at(1), ...pmp('free_customer_service', 'utility') }],
    shown: { ...none, status: 'delivered', delivered_at: time(1) },
    pricing: ['utility', 'free_customer_service'],
  },
  'free after an advertisement': {
    told: [
      {
        status: 'sent',
        timestamp: at(0),
        conversation: { id: 'fep', origin: { type: 'referral_conversion' } },
        ...pmp('free_entry_point', 'referral_conversion'),
      },
    ],
    shown: { ...none, status: 'sent', sent_at: time(0) },
    pricing: ['referral_conversion', 'free_entry_point'],
  },
  'read in an open chat, never delivered': {
    told: [
      { status: 'sent', timestamp: at(0) },
      { status: 'read', timestamp: at(1) },
    ],
    shown: { ...none, status: 'read', sent_at: time(0), read_at: time(1) },
  },
  'a voice message that was played': {
    told: [
      { status: 'sent', timestamp: at(0) },
      { status: 'delivered', timestamp: at(1) },
      { status: 'read', timestamp: at(2) },
      { status: 'played', timestamp: at(5) },
    ],
    shown: { ...none, status: 'played', sent_at: time(0), delivered_at: time(1), read_at: time(2) },
  },
  failed: {
    told: [{ status: 'failed', timestamp: at(3), ...failure(131026, 'Message undeliverable', 'Not delivered.') }],
    shown: { ...none, status: 'failed', failure: notDelivered },
  },
  'failed after it was sent': {
    told: [
      { status: 'sent', timestamp: at(0), ...pmp('regular', 'utility') },
      { status: 'failed', timestamp: at(60), ...failure(131026, 'Message undeliverable', 'Not delivered.') },
    ],
    shown: { ...none, status: 'failed', sent_at: time(0), failure: notDelivered },
    pricing: ['utility', 'regular'],
  },
  'failed for a reason that nobody knows': {
    told: [{ status: 'failed', timestamp: at(3), errors: [{ code: 139999, title: 'Something quite new' }] }],
    shown: { ...none, status: 'failed', failure: expect.stringMatching(/\w+/) },
  },
  'failed with its details beside the title': {
    told: [{ status: 'failed', timestamp: at(3), errors: [{ code: 131026, title: 'Lost', details: 'Old' }] }],
    shown: { ...none, status: 'failed', failure: notDelivered },
  },
  'failed without a word why': {
    told: [{ status: 'failed', timestamp: at(3) }],
    shown: { ...none, status: 'failed', failure: 'Failed to send message' },
  },
  'words that tell of no progress': {
    told: [
      { status: 'sent', timestamp: at(0) },
      { status: 'warning', timestamp: at(1), ...failure(131000, 'Something', '') },
      { status: 'deleted', timestamp: at(2) },
    ],
    shown: { ...none, status: 'sent', sent_at: time(0) },
  },
  'time as a number, and in milliseconds': {
    told: [
      { status: 'sent', timestamp: seconds },
      { status: 'delivered', timestamp: `${seconds + 4}000` },
    ],
    shown: { ...none, status: 'delivered', sent_at: time(0), delivered_at: time(4) },
  },
  'told before the sending was answered': {
    told: [
      { status: 'sent', timestamp: at(0) },
      { status: 'delivered', timestamp: at(1) },
    ],
    shown: { ...none, status: 'delivered', sent_at: time(0), delivered_at: time(1) },
    unanswered: true,
  },
  'found by its id alone': {
    told: [
      { status: 'sent', timestamp: at(0) },
      { status: 'delivered', timestamp: at(1) },
    ],
    shown: { ...none, status: 'delivered', sent_at: time(0), delivered_at: time(1) },
    withoutCallback: true,
  },
};
