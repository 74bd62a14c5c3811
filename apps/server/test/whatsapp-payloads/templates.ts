import { expect } from 'vitest';

type Json = Record<string, unknown>;

/** What Meta told of one template, seconds apart, and how its call has to show it in the end. */
export interface TemplateHistory {
  readonly told: readonly (readonly [field: string, value: Json])[];
  readonly shown: Json;
}

const status = (event: string, more: Json = {}) =>
  ['message_template_status_update', { event, reason: 'NONE', message_template_category: 'UTILITY', ...more }] as const;
const quality = (before: string, now: string, field = 'message_template_quality_update', more: Json = {}) =>
  [field, { previous_quality_score: before, new_quality_score: now, ...more }] as const;
const category = (value: Json) => ['template_category_update', value] as const;

const becomes = (event: string, shown: string, more: Json = {}): TemplateHistory => ({
  told: [status(event, more)],
  shown: { status: shown, rejected_reason: '', rejected_what: '' },
});
const rejected = (reason: string, words: RegExp): TemplateHistory => ({
  told: [status('REJECTED', { reason })],
  shown: {
    status: 'REJECTED',
    rejected_reason: reason,
    rejected_what: expect.stringMatching(words),
    rejected_change: expect.stringMatching(/\.$/),
  },
});

/** Every event of a template in every form that Meta's pages, traffic or libraries know. All begin as PENDING, UTILITY. */
export const templateHistories: Readonly<Record<string, TemplateHistory>> = {
  approved: becomes('APPROVED', 'APPROVED'),
  'approved, in small letters': becomes('approved', 'APPROVED'),
  reinstated: becomes('REINSTATED', 'APPROVED'),
  unarchived: becomes('UNARCHIVED', 'APPROVED'),
  flagged: becomes('FLAGGED', 'APPROVED'),
  'in appeal': becomes('IN_APPEAL', 'PENDING'),
  pending: becomes('PENDING', 'PENDING'),
  'to be deleted': becomes('PENDING_DELETION', 'PENDING'),
  archived: becomes('ARCHIVED', 'DISABLED'),
  'over the limit': becomes('LIMIT_EXCEEDED', 'TEMPORARILY_BLOCKED'),
  locked: becomes('LOCKED', 'TEMPORARILY_BLOCKED'),
  disabled: becomes('DISABLED', 'DISABLED', { disable_info: { disable_date: 'December 4, 2026' } }),
  'an event that nobody knows': becomes('POLISHED', 'PENDING'),
  deleted: {
    told: [status('DELETED', { reason: null })],
    shown: { status: 'DISABLED', rejected_change: 'WhatsApp no longer has this template.' },
  },
  'rejected for its words': rejected('ABUSIVE_CONTENT', /abusive/),
  'rejected for its account': rejected('CATEGORY_NOT_AVAILABLE', /not open/),
  'rejected for its category': rejected('INCORRECT_CATEGORY', /category/),
  'rejected for its form': rejected('INVALID_FORMAT', /format/),
  'rejected for an offer': rejected('PROMOTIONAL', /promotes/),
  'rejected as a fraud': rejected('SCAM', /fraud/),
  'rejected for its language': rejected('TAG_CONTENT_MISMATCH', /language/),
  'rejected for a new reason': rejected('TOO_LOUD', /TOO_LOUD/),
  'rejected with advice': {
    told: [
      status('REJECTED', {
        reason: 'INVALID_FORMAT',
        rejection_info: { reason: 'Two variables touch.', recommendation: 'Put a word between them.' },
      }),
    ],
    shown: {
      status: 'REJECTED',
      rejected_reason: 'INVALID_FORMAT',
      rejected_change: 'Two variables touch. Put a word between them.',
    },
  },
  'rejected, then approved': {
    told: [status('REJECTED', { reason: 'SCAM', rejection_info: { reason: 'No.' } }), status('APPROVED')],
    shown: { status: 'APPROVED', rejected_reason: '', rejected_what: '', rejected_change: '' },
  },
  paused: {
    told: [
      status('APPROVED'),
      status('PAUSED', { other_info: { title: 'FIRST_PAUSE', description: 'People report it. It rests 3 hours.' } }),
    ],
    shown: { status: 'PAUSED', rejected_change: 'People report it. It rests 3 hours.' },
  },
  'paused and let go on': {
    told: [
      status('APPROVED'),
      status('PAUSED', { other_info: { title: 'SECOND_PAUSE', description: 'It rests 6 hours.' } }),
      status('APPROVED', { other_info: { title: 'UNPAUSE', description: 'It goes on.' } }),
    ],
    shown: { status: 'APPROVED', rejected_change: '' },
  },
  'of low quality': {
    told: [status('APPROVED'), quality('GREEN', 'YELLOW'), quality('YELLOW', 'RED')],
    shown: { status: 'APPROVED', quality: 'LOW' },
  },
  'of high quality, as Meta’s own example names the field': {
    told: [quality('YELLOW', 'GREEN', 'message_template_status_update', { message_template_language: 'en-US' })],
    shown: { status: 'PENDING', quality: 'HIGH' },
  },
  'of unknown quality': { told: [quality('GREEN', 'YELLOW'), quality('YELLOW', 'UNKNOWN')], shown: { quality: null } },
  'another category in a day': {
    told: [
      category({ new_category: 'UTILITY', correct_category: 'MARKETING', category_update_timestamp: 1_795_086_400 }),
    ],
    shown: { category: 'UTILITY', previous_category: '', correct_category: 'MARKETING' },
  },
  'another category now': {
    told: [
      category({ new_category: 'UTILITY', correct_category: 'MARKETING' }),
      category({ previous_category: 'UTILITY', new_category: 'MARKETING', correct_category: 'MARKETING' }),
    ],
    shown: { category: 'MARKETING', previous_category: 'UTILITY' },
  },
};
