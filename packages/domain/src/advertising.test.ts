import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { advertisingRefusals, mayAdvertiseTo, type Wishes } from './advertising.ts';
import { consentStatuses } from './lookups/contact-kinds.ts';

const willing: Wishes = {
  consent: { status: 'Given' },
  marketing_opt_out: false,
  do_not_contact: false,
  mobile_number_1: '9824011768',
};
const anyone = fc.record({
  consent: fc.record({ status: fc.constantFrom(...consentStatuses) }),
  marketing_opt_out: fc.boolean(),
  do_not_contact: fc.boolean(),
  mobile_number_1: fc.constantFrom('', ' ', '9824011768', '*******768'),
});

describe('advertising', () => {
  test('may go to who agreed', () => {
    expect(mayAdvertiseTo(willing)).toEqual({ may: true });
    expect(mayAdvertiseTo({ ...willing, mobile_number_1: '*******768' })).toEqual({ may: true });
  });

  test.each([
    [{ do_not_contact: true }, 'doNotContact', 'Do not contact'],
    [{ marketing_opt_out: true }, 'optedOut', 'Opted out of advertising'],
    [{ consent: { status: 'Withdrawn' } }, 'withdrawn', 'Consent was withdrawn'],
    [{ consent: { status: 'Not asked' } }, 'notAsked', 'Consent was not asked for'],
    [{ mobile_number_1: '' }, 'noNumber', 'There is no number'],
    // What weighs most is said, not all of it.
    [{ do_not_contact: true, consent: { status: 'Not asked' } }, 'doNotContact', 'Do not contact'],
    [{ marketing_opt_out: true, consent: { status: 'Withdrawn' } }, 'withdrawn', 'Consent was withdrawn'],
    [{ marketing_opt_out: true, consent: { status: 'Not asked' } }, 'optedOut', 'Opted out of advertising'],
  ] as [Partial<Wishes>, string, string][])('with %j may not, and says why', (known, why, reason) => {
    expect(mayAdvertiseTo({ ...willing, ...known })).toEqual({ may: false, why, reason });
  });

  test('needs each of the four, and every refusal has its words', () => {
    fc.assert(
      fc.property(anyone, (person) => {
        const answer = mayAdvertiseTo(person);
        expect(answer.may).toBe(
          person.consent.status === 'Given' &&
            !person.marketing_opt_out &&
            !person.do_not_contact &&
            person.mobile_number_1.trim() !== '',
        );
        if (!answer.may) expect(answer.reason).toBe(advertisingRefusals[answer.why]);
      }),
    );
  });
});
