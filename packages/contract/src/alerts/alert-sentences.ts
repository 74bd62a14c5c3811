import { formatRupees } from '@angan/domain/money.ts';
import { metaErrorOf } from '@angan/domain/whatsapp/errors.ts';
import { places, type Stored, says, sentences, type Words } from '../kit/sentence.ts';
import { partsIn } from '../properties/move-parts.ts';

const { text, count, figure, day, price, word } = places;
/** Rupees to the paisa, as papers have them. */
const money = (rupees: number, { word: shown }: Words) => shown(formatRupees(rupees));
const numberName = (name: string, words: Words) => name || words.word('your WhatsApp number');
/** Whose link it is; a link may go to nobody in particular. */
const clientName = (name: string, words: Words) => name || words.word('A client');
/** Why nothing leaves a number, by Meta's code; null where nothing is known. */
const standstillReason = (code: number | null | undefined, words: Words) =>
  words.word((code == null ? '' : metaErrorOf(code).meaning) || 'See WhatsApp numbers.');

/**
 * What an alert says. Who sees no numbers reads its values masked, but a name of a record stays: name none that they may
 * not see.
 */
export const alertSentences = sentences({
  /** In place of many that came at once. */
  several: says('{count} new alerts of this kind.', { count }),
  inquiryAssigned: says('Given to you: {code}.', { code: text }),
  inquiryAssignedFromFile: says('Given to you, from {file}: {code}.', { code: text, file: text }),
  inquiriesAssigned: says('{count} inquiries assigned to you.', { count }),
  inquiriesAssignedFromFile: says('{count} inquiries assigned to you, from {file}.', { count, file: text }),
  inquiryResumed: says('{code} is back from On Hold, at {stage}.', { code: text, stage: word }),
  match: says('{inquiry}: {property}, fits {score} %.', { property: text, inquiry: text, score: count }),
  matchesOfInquiry: says('{inquiry}: {count} properties fit, best {property}, fits {score} %.', {
    ...{ count, inquiry: text, property: text, score: count },
  }),
  matchesOfProperty: says('{property}: fits {count} inquiries, best {inquiry}, {score} %.', {
    ...{ count, inquiry: text, property: text, score: count },
  }),
  matches: says('{count} new matches of {least} % or above, best {property} for {inquiry}, fits {score} %.', {
    ...{ count, least: count, inquiry: text, property: text, score: count },
  }),
  leadLockEnds: says('The lead lock with {project} ends on {day}.', { project: text, day }),
  leadLockEndsUnnamed: says('The lead lock with a project ends on {day}.', { day }),
  propertyOffHold: says('{code} is off hold and Available again.', { code: text }),
  leaseEnds: says('{code} is Available from {day}, when its lease ends.', { code: text, day }),
  moveAsked: says('{who} asks to set {code} to {status}.', { who: text, code: text, status: word }),
  moveAskedWith: says('{who} asks to set {code} to {status}: {parts}.', {
    ...{ who: text, code: text, status: word, parts: partsIn },
  }),
  leaseEndsSoon: says('{code}: lease ends on {day}.', { code: text, day }),
  lockInEnds: says('{code}: lock-in ends on {day}.', { code: text, day }),
  escalationDue: says('{code}: rent goes up on {day}.', { code: text, day }),
  noticeWindow: says('{code}: notice for the end of the lease can be given until {day}.', { code: text, day }),
  dealProposed: says('{who} proposes a deal from {code}.', { who: text, code: text }),
  dealApproved: says('The deal that you proposed from {code} is approved.', { code: text }),
  dealDeclined: says('The deal that you proposed from {code} is declined.', { code: text }),
  mandateEnds: says('{code}: mandate ends on {day}.', { code: text, day }),
  commissionOverdue: says('{who} owes {amount}, due on {day}.', { who: text, amount: price, day }),
  letterWent: says('Letter {letter} went to {who}: {amount}, due on {day}.', {
    ...{ letter: count, who: text, amount: price, day },
  }),
  letterWaits: says('Letter {letter} to {who} waits for you: no e-mail address is known.', {
    letter: count,
    who: text,
  }),
  certificatePending: says('{who} has not sent {form} for TDS of {amount} deducted on {day}.', {
    ...{ who: text, form: text, amount: price, day },
  }),
  subscriptionEnds: says('Your subscription ends on {day}.', { day }),
  trialEnds: says('Your trial ends on {day}.', { day }),
  paymentHeld: says('{office}: {amount} came for {order} and waits for you. {reason}', {
    ...{ office: text, amount: money, order: text, reason: word },
  }),
  paidTwice: says('{office}: {order} was paid twice. {amount} goes back by itself.', {
    ...{ office: text, order: text, amount: money },
  }),
  refundedAtGateway: says('{office}: {amount} of {order} went back at the gateway.', {
    ...{ office: text, order: text, amount: money },
  }),
  refundRefused: says('{office}: {amount} of {order} could not be given back. The gateway said: {why}', {
    ...{ office: text, order: text, amount: money, why: text },
  }),
  paymentAccepted: says('Your payment for {order} is accepted: {plan} is on until {day}.', {
    ...{ order: text, plan: text, day },
  }),
  paymentReturned: says('{amount} of {order} went back to where it came from.', { amount: money, order: text }),
  importFinished: says('{file}: {created} added, {updated} updated, {failed} failed.', {
    ...{ file: text, created: figure, updated: figure, failed: figure },
  }),
  exportReady: says('All your data is in one file, kept until {day}.', { day }),
  exportNotWritten: says('The file of all your data could not be written. Ask for it again.'),
  supportEntered: says(
    '{who} of Angan’s support is looking into your office, until {at} at most. They change nothing.',
    {
      who: text,
      at: places.moment,
    },
  ),
  integrationRefused: says('WhatsApp refuses {name}: its token is no longer good. Connect the number again.', {
    name: numberName,
  }),
  portalInquiry: says('New on {source}: {code}.', { source: text, code: text }),
  portalInquiryAgain: says('Asked again on {source}: {code}.', { source: text, code: text }),
  portalInquiries: says('{count} new inquiries from portals.', { count }),
  leadLate: says('Not answered for {minutes} min: {code}, {source}.', { minutes: count, code: text, source: text }),
  unreadLeadLate: says('Not answered for {minutes} min: an enquiry of {source} that could not be read whole.', {
    ...{ minutes: count, source: text },
  }),
  leadsLate: says('{count} leads wait for an answer.', { count }),
  portalFails: says('{source} has not answered three times in a row. New leads may come late.', { source: text }),
  facebookShut: says(
    'Facebook does not let us read the leads of {page}. Connect the page again; what came meanwhile is brought in then.',
    { page: text },
  ),
  propertiesUnconfirmed: says('{count} properties to verify.', { count }),
  propertyUnconfirmed: says('{code}: not confirmed for {days} days.', { code: text, days: count }),
  priceDropped: says('{code}: price down from {before} to {now}.', { code: text, before: price, now: price }),
  taskDue: says('{type}: {at}.', { type: word, at: places.moment }),
  /** The server was down when it was to be said. */
  taskDueLate: says('{type}: {at}. This reminder is late.', { type: word, at: places.moment }),
  noteDue: says('{text}', { text }),
  /** The server was down when it was to be said. */
  noteDueLate: says('{text}. This reminder is late.', { text }),
  notesDue: says('{count} notes are due.', { count }),
  tasksDue: says('{count} tasks are due.', { count }),
  tasksMissed: says('{count} tasks were missed: nobody said how they went.', { count }),
  taskMissed: says('{type} of {at}: nobody said how it went.', { type: word, at: places.moment }),
  revealLimitReached: says(
    '{name} has revealed {limit, plural, one {{limit} number} other {{limit} numbers}} today and asked for more.',
    { name: text, limit: count },
  ),
  revealsUnusual: says('{name} has revealed {count} numbers today, more than three times as many as usual.', {
    ...{ name: text, count },
  }),
  loanMoved: says('{code} is at {stage}.', { code: text, stage: word }),
  demoBooked: says('{who} booked a demo: {at}.', { who: text, at: places.moment }),
  /** They took another time, by the link of their booking. */
  demoMoved: says('{who} moved the demo to {at}.', { who: text, at: places.moment }),
  demoCalledOff: says('{who} cancelled the demo of {at}.', { who: text, at: places.moment }),
  shareLiked: says('{who} likes {code}.', { who: clientName, code: text }),
  shareLikedSeveral: says('{who} likes {count} properties.', { who: clientName, count }),
  numberStandsStill: says(
    'Nothing has left {name} for five minutes, and {waiting, plural, one {one message waits} other {# messages wait}}. {reason}',
    { name: numberName, waiting: count, reason: standstillReason },
  ),
});
export type AlertSentence = Stored<typeof alertSentences>;
