/** Mails about enquiries that portals write to an office, as it forwards them (domain 2.15). */

interface MailSender {
  /** The end of the addresses that it writes from. */
  readonly domain: string;
  /** Its name among the office's sources. */
  readonly name: string;
  /** In small letters, what a mail of it says where somebody forwarded it by hand. */
  readonly words: readonly string[];
}

/** Who writes such mails. All have a source of this name in the list that an office begins with. */
export const mailSenders: readonly MailSender[] = [
  { domain: '99acres.com', name: '99acres', words: ['99acres', '99 acres'] },
  { domain: 'magicbricks.com', name: 'MagicBricks', words: ['magicbricks', 'magic bricks'] },
  { domain: 'timesgroup.com', name: 'MagicBricks', words: [] },
  { domain: 'housing.com', name: 'Housing', words: ['housing.com'] },
  { domain: 'nobroker.in', name: 'NoBroker', words: ['nobroker'] },
  { domain: 'nobroker.com', name: 'NoBroker', words: [] },
  { domain: 'squareyards.com', name: 'SquareYards', words: ['squareyards', 'square yards'] },
  { domain: 'commonfloor.com', name: 'CommonFloor', words: ['commonfloor'] },
  { domain: 'olx.in', name: 'OLX', words: ['olx.in'] },
  { domain: 'quikr.com', name: 'Quikr', words: ['quikr'] },
  { domain: 'justdial.com', name: 'JustDial', words: ['justdial'] },
  { domain: 'indiamart.com', name: 'IndiaMART', words: ['indiamart'] },
];

/** Who wrote from an address; undefined where it is none of those that write such mails. */
export const mailSenderOf = (address: string): string | undefined => {
  const domain = address.toLowerCase().split('@').at(-1) ?? '';
  return mailSenders.find((one) => domain === one.domain || domain.endsWith(`.${one.domain}`))?.name;
};

/** Whom the words of a mail name; the first in the order of the list. */
export const mailSenderIn = (text: string): string | undefined => {
  const said = text.toLowerCase();
  return mailSenders.find(({ words }) => words.some((word) => said.includes(word)))?.name;
};

/** Days that a mail service's question about forwarding is shown. */
export const forwardingDays = 7;
