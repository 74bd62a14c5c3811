/**
 * What Meta's error codes mean and what helps. Facts from Meta's page of error codes; the kind of retry is from its
 * advice. `permanent`: the same again fails again. `temporary`: later it may work. `wait`: it will not before
 * `waitSeconds`. `token`: the number needs a new access token, and all that it would send waits for that.
 */
export type RetryKind = 'permanent' | 'temporary' | 'wait' | 'token';

/**
 * How far a refusal reaches: this message alone, its recipient, its template, or everything that the number (or its
 * whole WhatsApp account) would send. Who sends to many stops at the last two.
 */
export type ErrorReach = 'message' | 'person' | 'template' | 'number';

export interface KnownError {
  readonly retry: RetryKind;
  readonly reach: ErrorReach;
  /** For the sender: what happened and what to do, in plain words. Whether it is tried again is not said: it ends. */
  readonly meaning: string;
  readonly waitSeconds?: number;
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

const no = (reach: ErrorReach, meaning: string): KnownError => ({ retry: 'permanent', reach, meaning });
const later = (reach: ErrorReach, meaning: string): KnownError => ({ retry: 'temporary', reach, meaning });
const wait = (reach: ErrorReach, waitSeconds: number, meaning: string): KnownError => ({
  retry: 'wait',
  reach,
  waitSeconds,
  meaning,
});
const token = (meaning: string): KnownError => ({ retry: 'token', reach: 'number', meaning });

/** A token that is no longer good, by its usual code. */
export const badToken = 190;

const newToken = 'WhatsApp no longer accepts this number’s access token. Connect the number again.';
const busy = 'WhatsApp was busy.';
const wrongMessage = 'WhatsApp could not read this message. Check its text, file and recipient.';
const wrongValues =
  'What fills the template does not fit it. Check each value: it may not be empty, hold a new line or many spaces.';
const notReady = 'This number is not ready to send. Register it in WhatsApp Manager, then connect it again.';

const known: ReadonlyMap<number, KnownError> = new Map([
  [0, token(newToken)],
  [1, later('message', busy)],
  [2, later('number', busy)],
  [3, no('number', 'The Meta app lacks a permission that this needs. Give it in the app’s settings.')],
  [4, later('number', 'The Meta app made too many calls.')],
  [10, no('number', 'The access token lacks a permission that this needs. Connect the number with one that has it.')],
  [33, no('number', 'WhatsApp no longer knows this number or record. It may have been deleted.')],
  [100, no('message', wrongMessage)],
  [104, token(newToken)],
  [badToken, token(newToken)],
  [368, no('number', 'WhatsApp has blocked this account for now, for breaking its rules. See WhatsApp Manager.')],
  [613, later('number', 'Too many calls were made.')],
  [80007, later('number', 'Too many calls were made for this account.')],
  [80008, later('number', 'Too many calls were made for this account.')],
  [130403, no('person', 'You have blocked this person on WhatsApp.')],
  [130429, later('number', 'More was sent at once than this number may.')],
  [
    130472,
    no('person', 'WhatsApp keeps marketing from this person for a trial of its own. Write to them another way.'),
  ],
  [130497, no('person', 'This account may not send to the country of this number.')],
  [131000, later('message', 'Something went wrong at WhatsApp.')],
  [131005, no('number', 'The access token may not do this. Connect the number with one that may.')],
  [131008, no('message', 'Something is missing in this message.')],
  [131009, no('message', 'Something in this message is not as WhatsApp wants it. An old message can get no reaction.')],
  [131016, later('message', busy)],
  [131021, no('person', 'A number cannot send to itself.')],
  [
    131026,
    no('person', 'The message could not be delivered. The number may not be on WhatsApp, or its app is too old.'),
  ],
  [131030, no('person', 'A test number sends only to the numbers on its list in the Meta app. Add this one there.')],
  [131031, no('number', 'The WhatsApp account is locked. See WhatsApp Manager.')],
  [131037, no('number', 'The display name of this number is not approved yet. See WhatsApp Manager.')],
  [131042, no('number', 'WhatsApp could not charge the account. Check the payment method in WhatsApp Manager.')],
  [131045, no('number', notReady)],
  [131047, no('person', 'More than 24 hours have passed since this person last wrote. Send a template instead.')],
  [
    131048,
    wait(
      'number',
      6 * hour,
      'Too many people blocked or reported this number, so WhatsApp slows it. Send less for now.',
    ),
  ],
  [131049, wait('person', day, 'WhatsApp held this back: the person has had enough marketing for now. Try in a day.')],
  [131050, no('person', 'This person has stopped marketing messages from you.')],
  [131051, no('message', 'WhatsApp does not know this kind of message.')],
  [131052, no('message', 'The file that this person sent could not be fetched. Ask them to send it again.')],
  [131053, no('message', 'WhatsApp could not take the file. Check its kind and size.')],
  [131055, no('message', 'WhatsApp does not offer this for this number.')],
  [131056, wait('person', 6, 'Too many messages went to this person in a short time.')],
  [131057, later('number', 'WhatsApp is upgrading this number.')],
  [131062, no('person', 'This kind of message needs the person’s phone number, which they do not share.')],
  [131063, no('number', 'Marketing templates are switched off for this account. See WhatsApp Manager.')],
  [
    131064,
    wait('number', day, 'Templates of this account were filed under a wrong category, so it is slowed for now.'),
  ],
  [132000, no('message', 'The template wants another number of values. Sync the template, then send again.')],
  [132001, no('template', 'WhatsApp has no approved template of this name in this language. Sync the templates.')],
  [132005, no('message', 'With its values filled in, the message is too long.')],
  [132007, no('message', 'The message breaks WhatsApp’s rules for signs and format.')],
  [132008, no('message', wrongValues)],
  [132012, no('message', wrongValues)],
  [132015, wait('template', 3 * hour, 'WhatsApp has paused this template, since people did not like it.')],
  [132016, no('template', 'WhatsApp has disabled this template. Make another one.')],
  [132018, no('message', wrongValues)],
  [132068, no('message', 'The form in this message is blocked.')],
  [132069, wait('message', hour, 'The form in this message was sent too often. Try in an hour.')],
  [133000, no('number', notReady)],
  [133004, later('number', busy)],
  [133005, no('number', 'The six-digit PIN of this number is wrong.')],
  [133006, no('number', 'This number is not verified yet. Verify it in WhatsApp Manager.')],
  [133008, wait('number', hour, 'The PIN was wrong too often. Try again in an hour.')],
  [133009, wait('number', minute, 'The PIN was entered too fast. Try again in a minute.')],
  [133010, no('number', notReady)],
  [133015, wait('number', 5 * minute, 'This number was deleted a moment ago. Try again in five minutes.')],
  [133016, wait('number', 72 * hour, 'This number was registered too often. Try again in three days.')],
  [134011, no('number', 'The terms for payments are not accepted yet. See WhatsApp Manager.')],
  [134100, no('message', 'Only marketing templates can be sent this way.')],
  [134101, wait('template', 10 * minute, 'The template is still being prepared. Try again in ten minutes.')],
  [134102, no('template', 'The template cannot be sent this way.')],
  [135000, no('message', wrongMessage)],
  [137000, no('person', 'The person’s phone has changed. Their next message makes this right.')],
]);

const permission = no('number', 'The access token lacks a permission that this needs. Connect the number anew.');
const unheardOf = no('message', 'WhatsApp refused this message.');

/** An object that does not exist comes as code 100 with subcode 33. */
const gone = 33;

/** The code by which a refusal is kept: its own meaning has the one that comes as a subcode. */
export const keptCode = (code: number, subcode: number): number => (code === 100 && subcode === gone ? gone : code);

/** What a code means. Codes that are not in the table are refusals of the one message, and not tried again. */
export const metaErrorOf = (code: number, subcode = 0): KnownError => {
  if (code >= 200 && code <= 299) return permission;
  return known.get(keptCode(code, subcode)) ?? unheardOf;
};

/**
 * Why a message failed, in words. Without a code it never reached Meta, and of a code unknown here Meta's title says
 * most; '' where nothing was said.
 */
export const failureMeaning = (code: number | null, title: string): string => {
  if (!code) return title;
  const meant = metaErrorOf(code);
  return meant === unheardOf && title !== '' ? title : meant.meaning;
};

/** Times that something temporary is tried in all before it counts as failed. */
export const mostAttempts = 8;
/** The same where nothing of the number gets through: about three hours of Meta being away. */
export const patientAttempts = 20;
const firstPause = 1;
const longestPause = 15 * minute;

/** Seconds until the next attempt after `attempts` of them: doubled each time, spread by `luck` from 0 to 1. */
export const pauseAfterAttempt = (attempts: number, luck: number): number =>
  Math.min(longestPause, firstPause * 2 ** Math.max(0, attempts - 1)) * (1 + luck / 2);

/** Seconds that one person's messages wait after the pair limit was hit `times` in a row: Meta's own rule, 4^n. */
export const pairPause = (times: number): number => Math.min(hour, 4 ** Math.max(1, times));
