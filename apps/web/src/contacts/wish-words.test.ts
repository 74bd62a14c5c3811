import { expect, test } from 'vitest';
import { wishLine } from './wish-words.ts';

const given = { status: 'Given', at: '2026-11-21T10:00:00+05:30', how: 'WhatsApp', text_version: '2026-11' } as const;
const willing = { consent: given, marketing_opt_out: false, do_not_contact: false, mobile_number_1: '9824011768' };
const nobodyAsked = { status: 'Not asked', at: null, how: '', text_version: '' } as const;

test.each([
  [{}, 'yes', 'Can message: consent given on 21/11/2026, by WhatsApp'],
  [{ do_not_contact: true }, 'no', 'Do not contact'],
  [{ marketing_opt_out: true }, 'no', 'No marketing: opted out of it'],
  [{ consent: { ...given, status: 'Withdrawn' } }, 'no', 'No marketing: consent withdrawn on 21/11/2026, by WhatsApp'],
  [{ consent: { ...given, status: 'Withdrawn', how: '' } }, 'no', 'No marketing: consent withdrawn on 21/11/2026'],
  [{ consent: nobodyAsked }, 'unknown', 'No marketing: no consent yet'],
  [{ mobile_number_1: '' }, 'no', 'No marketing: no number'],
] as [Partial<Parameters<typeof wishLine>[0]>, string, string][])('%j reads', (known, state, text) => {
  expect(wishLine({ ...willing, ...known })).toEqual({ state, text });
});
