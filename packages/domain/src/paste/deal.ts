import type { DealType } from '../lookups/deal-types.ts';
import { type Message, words } from './message.ts';
import type { Found } from './types.ts';

/** In the order in which they win: what is rarer and says more comes first. */
const rules: readonly (readonly [DealType, RegExp])[] = [
  [
    'Pre-leased',
    words(
      'pre[\\s-]?leased?',
      'pre[\\s-]?lease',
      'pre[\\s-]?rented',
      'already (?:rented|leased)',
      'tenanted',
      'प्री[\\s-]?लीज्?ड',
      'પ્રી[\\s-]?લીઝ',
    ),
  ],
  [
    'PG',
    words(
      '(?<!no |near )p\\.?g\\.?',
      'paying guests?',
      '(?<!near )hostel',
      'co[\\s-]?living',
      'single occupancy',
      'sharing bed',
      '(?:double|triple|twin) sharing',
      'પીજી',
      'पीजी',
    ),
  ],
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
      '(?:on|for) rent(?:al)?',
      'rent(?:al|ed|ing)?(?! (?:agreement|jit))',
      'on rent',
      'rents?',
      'for rent',
      'bha+d(?:[aeuo]|anu|ano|ani|yane)(?:thi)?',
      'kira+(?:ye|e|ya|y|yo|yu|ya)',
      'leave (?:(?:and|&|n) )?licen[cs]e',
      'l\\/l',
      'l\\s?&\\s?l',
      'l\\s?n\\s?l',
      'to ?let',
      'किराये?',
      'किराए',
      'भाड़े',
      'किराया',
      'भाड़ा',
      'भाड्याने',
      'भाड्यावर',
      'ભાડે(?:થી)?',
      'ભાડુ[ં]?',
      'ભાડા(?:થી|નું|નો|ની)?',
    ),
  ],
  ['Lease', words('(?:on|for) lease', 'lease', 'leasing')],
  [
    'Sale',
    words(
      'for sale',
      'sales?',
      'sell(?:ing)?',
      'sel',
      'out ?right',
      're[\\s-]?sale',
      'purchas(?:e|ing)',
      'buy(?:er|ers|ing)?',
      'khari?d(?:na|vu|i|ne|va|nar|vano|vanu|vani)?',
      'be+ch(?:na|ni|ne|vanu)',
      'bik(?:au|na|ri)',
      'vech(?:va+)?(?:nu|no|ni|na|vu)?',
      'vech(?:an|avu|avanu|vano)',
      'vik(?:ri|ne|ayc?ha|at)',
      'विक्री',
      'विकणे',
      'विकत',
      'विकायच[ाेी]',
      'बेचने',
      'बिक्री',
      'खरीदने',
      'खरेदी',
      'ખરીદવા(?:નું|નો|ની)?',
      'ખરીદી',
      'વેચવ(?:ું|ા|ાના)',
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

/** A tenant's money spoken of where something is sold: what is sold is his lease. */
const ofTenant = words(
  'roi',
  'yield',
  'returns?',
  '(?:rental|monthly) income',
  'monthly rent(?:al)?',
  'rent(?:al)? (?:income|coming)',
  'currently (?:rented|leased)',
);
/** These say it of the deal; 'rented', 'rent', 'buyer' may stand for something else. */
const outspoken =
  /^(?:for|on) |^(?:to ?let|out ?right|re[\s-]?sale|bha+de|kira+ye|l\s?&|leave|vech|be+ch|bikau|ભાડે|વેચ|बेच)/;

/** What kind of deal the words name. A lease of a home is a rent; `isCommercial` tells. */
export const readDeal = (message: Message, isCommercial: boolean): Found<DealType> | undefined => {
  const named = rules.flatMap(([deal, rule]) => {
    const match = message.first(rule);
    return match ? [{ deal, match, rule }] : [];
  });
  const [first] = [...named].sort(
    (a, b) => rank(a.deal) - rank(b.deal) || isSoft(a.match[0]) - isSoft(b.match[0]) || a.match.start - b.match.start,
  );
  if (!first) return undefined;
  const income = isCommercial && first.deal === 'Sale' ? message.first(ofTenant) : undefined;
  if (income) return message.found('Pre-leased', income, 'Medium');
  for (const other of message.free(first.rule)) message.take(other);
  return message.found(first.deal === 'Lease' && !isCommercial ? 'Rent' : first.deal, first.match);
};

const isSoft = (word: string): number => Number(!outspoken.test(word));
const rank = (deal: DealType): number => (common.includes(deal) ? 1 : 0);
