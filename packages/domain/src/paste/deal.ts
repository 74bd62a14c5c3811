import type { DealType } from '../lookups/deal-types.ts';
import { type Message, words } from './message.ts';
import type { Found } from './types.ts';

/** In the order in which they win: what is rarer and says more comes first. */
const rules: readonly (readonly [DealType, RegExp])[] = [
  ['Pre-leased', words('pre[\\s-]?leased?', 'pre[\\s-]?rented', 'already rented', 'tenanted')],
  ['PG', words('p\\.?g\\.?', 'paying guests?', 'hostel', 'co[\\s-]?living', 'single occupancy', 'sharing bed')],
  ['Joint venture', words('j\\.?v\\.?', 'joint venture', 'joint development', 'redevelopment', 'jda')],
  ['Heavy deposit', words('heavy deposit', 'heavy dp', 'girvi')],
  ['Auction', words('auction', 'bank auction', 'sarfaesi')],
  [
    'New booking',
    words('new booking', 'fresh booking', 'booking open', 'bookings open', 'new launch booking', 'pre[\\s-]?launch'),
  ],
  [
    'Rent',
    words(
      'rent(?:al|ed)?',
      'on rent',
      'rents?',
      'for rent',
      'bhad[ae]',
      'bhaade',
      'bhadu',
      'bhadano',
      'kira(?:ye|e|ya|y)',
      'leave (?:and|&) licen[cs]e',
      'l\\s?&\\s?l',
      'l\\s?n\\s?l',
      'to ?let',
      'किराये?',
      'किराए',
      'भाड़े',
      'ભાડે',
      'ભાડું',
      'ભાડા',
    ),
  ],
  ['Lease', words('lease', 'on lease', 'leasing')],
  [
    'Sale',
    words(
      'sales?',
      'sell(?:ing)?',
      'sel',
      'out ?right',
      're[\\s-]?sale',
      'purchase',
      'buy(?:er|ing)?',
      'khari?d(?:na|vu|i|ne)?',
      'kharid',
      'bech(?:na|ni|ne|vanu)',
      'vech(?:va|vaa)?(?:nu|no|ni)?',
      'vechan',
      'बेचना',
      'बेचनी',
      'बिकाऊ',
      'खरीदना',
      'વેચવાનું?',
      'વેચવાનો',
      'વેચવાની',
      'વેચાણ',
      'ખરીદવું',
    ),
  ],
];

/** Whichever of these is named first is meant: 'Urgent sale, EMI as much as rent'. */
const common: readonly DealType[] = ['Rent', 'Lease', 'Sale'];

/** What kind of deal the words name. A lease of a home is a rent; `isCommercial` tells. */
export const readDeal = (message: Message, isCommercial: boolean): Found<DealType> | undefined => {
  const named = rules.flatMap(([deal, rule]) => {
    const match = message.first(rule);
    return match ? [{ deal, match, rule }] : [];
  });
  const [first] = [...named].sort((a, b) => rank(a.deal) - rank(b.deal) || a.match.start - b.match.start);
  if (!first) return undefined;
  for (const other of message.free(first.rule)) message.take(other);
  return message.found(first.deal === 'Lease' && !isCommercial ? 'Rent' : first.deal, first.match);
};

const rank = (deal: DealType): number => (common.includes(deal) ? 1 : 0);
