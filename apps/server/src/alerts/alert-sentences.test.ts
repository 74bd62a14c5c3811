import { type AlertSentence, alertSentences } from '@angan/contract/alerts/alert-sentences.ts';
import { movePart } from '@angan/contract/properties/move-parts.ts';
import { expect, test } from 'vitest';
import { acrossMigration } from '../../test/at-migration.ts';
import { inEnglish } from '../core/english.ts';

const { of } = alertSentences;
const match = { inquiry: 'Q-000124', property: 'P-000031', score: 92 };
const asks = { who: 'Asha Patel', code: 'P-000031', status: 'Sold' };

/** Every sentence as it was stored whole; those below the line can no longer be taken apart. */
const takenApart: Readonly<Record<string, AlertSentence>> = {
  'Q-000124 was given to you.': of.inquiryAssigned({ code: 'Q-000124' }),
  'Q-000124 was given to you, from leads (2).csv.': of.inquiryAssignedFromFile({
    code: 'Q-000124',
    file: 'leads (2).csv',
  }),
  '12 inquiries assigned to you.': of.inquiriesAssigned({ count: 12 }),
  '12 inquiries assigned to you, from leads.csv.': of.inquiriesAssignedFromFile({ count: 12, file: 'leads.csv' }),
  'Q-000124 is back from On Hold, at Options Sent.': of.inquiryResumed({ code: 'Q-000124', stage: 'Options Sent' }),
  'P-000031 fits Q-000124: 92.': of.match(match),
  '3 properties fit Q-000124, best P-000031: 92.': of.matchesOfInquiry({ count: 3, ...match }),
  '3 inquiries ask for P-000031, best Q-000124: 92.': of.matchesOfProperty({ count: 3, ...match }),
  '3 new matches of 85 or above, best P-000031 for Q-000124: 92.': of.matches({ count: 3, least: 85, ...match }),
  'The lead lock with Aarambh Skyline ends on 05/12/2026.': of.leadLockEnds({
    project: 'Aarambh Skyline',
    day: '2026-12-05',
  }),
  'The lead lock with a project ends on 05/12/2026.': of.leadLockEndsUnnamed({ day: '2026-12-05' }),
  'P-000031 is off hold and Available again.': of.propertyOffHold({ code: 'P-000031' }),
  'P-000031 is Available from 31/08/2098, when its lease ends.': of.leaseEnds({ code: 'P-000031', day: '2098-08-31' }),
  'P-000031 was last confirmed 113 days ago.': of.propertyUnconfirmed({ code: 'P-000031', days: 113 }),
  'P-000031 came down from 1.25 Cr to 95.50 Lakhs.': of.priceDropped({
    code: 'P-000031',
    before: 12_500_000,
    now: 9_550_000,
  }),
  'P-000031 came down from 45,000.00 to 42,500.50.': of.priceDropped({
    code: 'P-000031',
    before: 45_000,
    now: 42_500.5,
  }),
  'Site Visit of Nov 21, 2026, 5:45 PM: nobody said how it went.': of.taskMissed({
    type: 'Site Visit',
    at: '2026-11-21T17:45:00+05:30',
  }),
  'Asha Patel has revealed 1 number today and asked for more.': of.revealLimitReached({ name: 'Asha Patel', limit: 1 }),
  'Asha Patel has revealed 40 numbers today and asked for more.': of.revealLimitReached({
    name: 'Asha Patel',
    limit: 40,
  }),
  'Asha Patel has revealed 40 numbers today, more than three times as many as usual.': of.revealsUnusual({
    name: 'Asha Patel',
    count: 40,
  }),
};
const keptWhole: Readonly<Record<string, AlertSentence>> = {
  'Asha Patel asks to make P-000031 Sold.': of.moveAsked(asks),
  'Asha Patel asks to make P-000031 Rented: at 5.40 Cr, closed by Us, lease to 31/08/2098, Repair.': of.moveAskedWith({
    ...asks,
    status: 'Rented',
    parts: [
      movePart.price({ price: 54_000_000 }),
      movePart.closedBy({ who: 'Us' }),
      movePart.lease({ day: '2098-08-31' }),
      movePart.reason({ reason: 'Repair' }),
    ],
  }),
  'Nothing has left Angan for five minutes, and one message waits. WhatsApp was busy.': of.numberStandsStill({
    name: 'Angan',
    waiting: 1,
    reason: 1,
  }),
  'Nothing has left your WhatsApp number for five minutes, and 1,23,456 messages wait. See WhatsApp numbers.':
    of.numberStandsStill({ name: '', waiting: 123_456, reason: null }),
};
/** Sentences that were never stored whole. */
const since: Readonly<Record<string, AlertSentence>> = {
  'Harshad Bhatt booked a demo: Nov 21, 2026, 11:30 AM.': of.demoBooked({
    who: 'Harshad Bhatt',
    at: '2026-11-21T06:00:00Z',
  }),
  'Harshad Bhatt moved the demo to Nov 21, 2026, 11:30 AM.': of.demoMoved({
    who: 'Harshad Bhatt',
    at: '2026-11-21T06:00:00Z',
  }),
  'Harshad Bhatt cancelled the demo of Nov 21, 2026, 11:30 AM.': of.demoCalledOff({
    who: 'Harshad Bhatt',
    at: '2026-11-21T06:00:00Z',
  }),
  'Ravi Shah likes P-000031.': of.shareLiked({ who: 'Ravi Shah', code: 'P-000031' }),
  'Call: Nov 21, 2026, 11:30 AM.': of.taskDue({ type: 'Call', at: '2026-11-21T06:00:00Z' }),
  'Call: Nov 21, 2026, 11:30 AM. This reminder is late.': of.taskDueLate({ type: 'Call', at: '2026-11-21T06:00:00Z' }),
  'P-000031: lease ends on 31/08/2098.': of.leaseEndsSoon({ code: 'P-000031', day: '2098-08-31' }),
  'P-000031: lock-in ends on 31/08/2098.': of.lockInEnds({ code: 'P-000031', day: '2098-08-31' }),
  'P-000031: rent goes up on 31/08/2098.': of.escalationDue({ code: 'P-000031', day: '2098-08-31' }),
  'P-000031: mandate ends on 31/08/2098.': of.mandateEnds({ code: 'P-000031', day: '2098-08-31' }),
  'Nirvi Pharma owes 1.42 Lakhs, due on 31/08/2098.': of.commissionOverdue({
    who: 'Nirvi Pharma',
    amount: 141_600,
    day: '2098-08-31',
  }),
  'Nirvi Pharma has not sent Form 131 for TDS of 1,800.00 deducted on 31/08/2098.': of.certificatePending({
    who: 'Nirvi Pharma',
    form: 'Form 131',
    amount: 1800,
    day: '2098-08-31',
  }),
  'P-000031: notice for the end of the lease can be given until 31/08/2098.': of.noticeWindow({
    code: 'P-000031',
    day: '2098-08-31',
  }),
  'Asha Patel proposes a deal from Q-000124.': of.dealProposed({ who: 'Asha Patel', code: 'Q-000124' }),
  'The deal that you proposed from Q-000124 is approved.': of.dealApproved({ code: 'Q-000124' }),
  'The deal that you proposed from Q-000124 is declined.': of.dealDeclined({ code: 'Q-000124' }),
  'L-000012 is at Sanctioned.': of.loanMoved({ code: 'L-000012', stage: 'Sanctioned' }),
  'Your subscription ends on 31/08/2098.': of.subscriptionEnds({ day: '2098-08-31' }),
  'Your trial ends on 31/08/2098.': of.trialEnds({ day: '2098-08-31' }),
  'leads.csv: 120 added, 3 updated, 2 failed.': of.importFinished({
    file: 'leads.csv',
    created: 120,
    updated: 3,
    failed: 2,
  }),
  'WhatsApp refuses Angan: its token is no longer good. Connect the number again.': of.integrationRefused({
    name: 'Angan',
  }),
  'New on 99acres: Q-000124.': of.portalInquiry({ source: '99acres', code: 'Q-000124' }),
  'Asked again on Housing: Q-000124.': of.portalInquiryAgain({ source: 'Housing', code: 'Q-000124' }),
  '12 new inquiries from portals.': of.portalInquiries({ count: 12 }),
  'Not answered for 30 min: Q-000124, Housing.': of.leadLate({ minutes: 30, source: 'Housing', code: 'Q-000124' }),
  'Not answered for 15 min: an enquiry of 99acres that could not be read whole.': of.unreadLeadLate({
    ...{ minutes: 15, source: '99acres' },
  }),
  '12 leads wait for an answer.': of.leadsLate({ count: 12 }),
  'Kaveri Homes: ₹ 17,998.00 came for ORD-2026-000001 and waits for you. The amount differs.': of.paymentHeld({
    ...{ office: 'Kaveri Homes', amount: 17_998, order: 'ORD-2026-000001', reason: 'The amount differs.' },
  }),
  'Kaveri Homes: ORD-2026-000001 was paid twice. ₹ 21,239.00 goes back by itself.': of.paidTwice({
    ...{ office: 'Kaveri Homes', order: 'ORD-2026-000001', amount: 21_239 },
  }),
  'Kaveri Homes: ₹ 21,239.00 of ORD-2026-000001 went back at the gateway.': of.refundedAtGateway({
    ...{ office: 'Kaveri Homes', order: 'ORD-2026-000001', amount: 21_239 },
  }),
  'Kaveri Homes: ₹ 21,239.00 of ORD-2026-000001 could not be given back. The gateway said: Too late': of.refundRefused({
    ...{ office: 'Kaveri Homes', order: 'ORD-2026-000001', amount: 21_239, why: 'Too late' },
  }),
  'Your payment for ORD-2026-000001 is accepted: Team is on until 25/11/2027.': of.paymentAccepted({
    ...{ order: 'ORD-2026-000001', plan: 'Team', day: '2027-11-25' },
  }),
  '₹ 21,239.00 of ORD-2026-000001 went back to where it came from.': of.paymentReturned({
    ...{ amount: 21_239, order: 'ORD-2026-000001' },
  }),
  'Facebook does not let us read the leads of Shree Ganesh Estates. Connect the page again; what came meanwhile is brought in then.':
    of.facebookShut({ page: 'Shree Ganesh Estates' }),
  '99acres has not answered three times in a row. New leads may come late.': of.portalFails({ source: '99acres' }),
  '12 properties to verify.': of.propertiesUnconfirmed({ count: 12 }),
  '12 new alerts of this kind.': of.several({ count: 12 }),
  'Ask for the NOC': of.noteDue({ text: 'Ask for the NOC' }),
  'Ask for the NOC. This reminder is late.': of.noteDueLate({ text: 'Ask for the NOC' }),
  '12 notes are due.': of.notesDue({ count: 12 }),
  '12 tasks are due.': of.tasksDue({ count: 12 }),
  '12 tasks were missed: nobody said how they went.': of.tasksMissed({ count: 12 }),
  'Letter 2 went to Nirvi Pharma: 1.42 Lakhs, due on 31/08/2098.': of.letterWent({
    ...{ letter: 2, who: 'Nirvi Pharma', amount: 141_600, day: '2098-08-31' },
  }),
  'Letter 2 to Nirvi Pharma waits for you: no e-mail address is known.': of.letterWaits({
    letter: 2,
    who: 'Nirvi Pharma',
  }),
  'All your data is in one file, kept until 31/08/2098.': of.exportReady({ day: '2098-08-31' }),
  'The file of all your data could not be written. Ask for it again.': of.exportNotWritten,
  'Asha Menon of Angan’s support is looking into your office, until Nov 21, 2026, 11:30 AM at most. They change nothing.':
    of.supportEntered({ who: 'Asha Menon', at: '2026-11-21T06:00:00Z' }),
  'A client likes 2 properties.': of.shareLikedSeveral({ who: '', count: 2 }),
};

/** What reads otherwise today, and how. */
const reworded: Readonly<Record<string, string>> = {
  'Asha Patel asks to make P-000031 Sold.': 'Asha Patel asks to set P-000031 to Sold.',
  'Asha Patel asks to make P-000031 Rented: at 5.40 Cr, closed by Us, lease to 31/08/2098, Repair.':
    'Asha Patel asks to set P-000031 to Rented: at 5.40 Cr, closed by Us, lease to 31/08/2098, Repair.',
  'Q-000124 was given to you.': 'Given to you: Q-000124.',
  'Q-000124 was given to you, from leads (2).csv.': 'Given to you, from leads (2).csv: Q-000124.',
  'P-000031 fits Q-000124: 92.': 'Q-000124: P-000031, fits 92 %.',
  '3 properties fit Q-000124, best P-000031: 92.': 'Q-000124: 3 properties fit, best P-000031, fits 92 %.',
  '3 inquiries ask for P-000031, best Q-000124: 92.': 'P-000031: fits 3 inquiries, best Q-000124, 92 %.',
  '3 new matches of 85 or above, best P-000031 for Q-000124: 92.':
    '3 new matches of 85 % or above, best P-000031 for Q-000124, fits 92 %.',
  'P-000031 was last confirmed 113 days ago.': 'P-000031: not confirmed for 113 days.',
  'P-000031 came down from 1.25 Cr to 95.50 Lakhs.': 'P-000031: price down from 1.25 Cr to 95.50 Lakhs.',
  'P-000031 came down from 45,000.00 to 42,500.50.': 'P-000031: price down from 45,000.00 to 42,500.50.',
};

test('every alert reads in English as it did when its sentence was stored, or as it is said better since', () => {
  const all = { ...takenApart, ...keptWhole, ...since };
  for (const [english, sentence] of Object.entries(all))
    expect(inEnglish(alertSentences, sentence)).toBe(reworded[english] ?? english);
  const keys = new Set(Object.values(all).map(({ key }) => key));
  expect([...keys].sort()).toEqual(Object.keys(alertSentences.definitions).sort());
});

test('alerts that an older version stored whole become sentences, and what fits none reads as it did', () =>
  acrossMigration(
    '0097',
    async (client) => {
      await client.query(`
        insert into company (company_name) values ('A');
        insert into app_user (company_id, usertype, username, email, password_hash)
          select id, 'Owner', 'a', 'a@a.test', 'x' from company where not is_platform`);
      for (const message of [...Object.keys(takenApart), ...Object.keys(keptWhole)])
        await client.query(
          `insert into user_alert (company_id, user_id, kind, message, key, last_updated)
            select company_id, id, 'New match', $1, $1, '2026-01-01' from app_user`,
          [message],
        );
    },
    async (client) => {
      const { rows } = await client.query<{ key: string; sentence: AlertSentence; at: string }>(
        'select key, sentence, last_updated::date::text as at from user_alert',
      );
      for (const { key, sentence, at } of rows) {
        expect(inEnglish(alertSentences, sentence)).toBe((key in takenApart && reworded[key]) || key);
        expect(at).toBe('2026-01-01');
        if (key in takenApart) expect(sentence).toEqual(takenApart[key]);
      }
      expect(rows).toHaveLength(Object.keys(takenApart).length + Object.keys(keptWhole).length);
    },
  ));
