import { places, type Stored, says, sentences } from '../kit/sentence.ts';

const { text, count } = places;

/** Why a portal could not be asked for leads; stands on its setting until it answers again. */
export const leadSourceProblems = sentences({
  refusedLogin: says('{source} does not accept this login. Check it with your account manager and enter it again.', {
    source: text,
  }),
  notAllowed: says('{source} does not know our address. Ask your account manager to allow this server.', {
    source: text,
  }),
  clockSkew: says(
    '{source} refused us: its clock and ours differ by {minutes, plural, one {one minute} other {# minutes}}, at most 15 are allowed. We try again; no lead is lost.',
    { source: text, minutes: count },
  ),
  refused: says('{source} refused what we asked: {said}', { source: text, said: text }),
  throttled: says('{source} asks us to wait. We try again later; no lead is lost.', { source: text }),
  down: says('{source} answers with an error ({status}). We try again; no lead is lost.', {
    source: text,
    status: count,
  }),
  notReached: says('{source} could not be reached. We try again; no lead is lost.', { source: text }),
  notUnderstood: says('{source} answered with something that could not be read. We try again; no lead is lost.', {
    source: text,
  }),
  noSecret: says('Enter the login of {source} first.', { source: text }),
  sealedAway: says('The login of {source} can no longer be opened here. Enter it again.', { source: text }),
  /** Of a page of Facebook. */
  expired: says(
    'Facebook no longer lets us in for {page}. Connect the page again; what came meanwhile is brought in then.',
    { page: text },
  ),
  permission: says(
    'Facebook does not let us read the leads of {page}. Connect it again with every permission on, and give us access under Leads Access in Meta Business Suite.',
    { page: text },
  ),
  /** Of WhatsApp, in the words that are said of Meta's codes. */
  meta: says('{why}', { why: places.word }),
  notSigned: says(
    'Meta sent something that is not signed with this app secret. Copy the app secret of the Meta app and enter it again.',
  ),
  encrypted: says('{source} sends its leads encrypted. Ask your account manager to switch that off.', { source: text }),
});
export type LeadSourceProblem = Stored<typeof leadSourceProblems>;

/** Why a lead was not made an inquiry, or was set aside. */
export const leadProblems = sentences({
  noWay: says('It has neither a mobile number nor an e-mail address.'),
  badNumber: says('{number}: no mobile number of India, and no e-mail address.', { number: text }),
  notRead: says('It could not be read.'),
  document: says('It has a document type or entities of its own, which are not read.'),
  encrypted: says('It is encrypted. Ask the portal to send it plain.'),
  tooLarge: says('It has more rows or bytes than one message may have.'),
  refusedByRule: says('{why}', { why: places.word }),
  noRoom: says('There is no room for another open inquiry in your plan.'),
  sentTwice: says('The portal sent the same enquiry again; it is kept once.'),
  askedAlready: says('The same number asked at that moment by another way; it is kept once.'),
  test: says('A test lead. Nothing was made of it.'),
  byMachine: says('It filled in what people do not see, as programs do. Make an inquiry of it if it is real.'),
  gone: says('Facebook told of it and no longer has it.'),
  agent: says('It is of an agent who looks for properties, not of a buyer.'),
  ownPeople: says('It is the number of one of your own people.'),
  junk: says('{reason}', { reason: places.word }),
  ended: says('Your subscription has ended. It is read when you renew.'),
  other: says('Something went wrong with it here. It is kept, and can be made an inquiry by hand.'),
});
export type LeadProblem = Stored<typeof leadProblems>;
