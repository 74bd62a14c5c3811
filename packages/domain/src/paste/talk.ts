import { words } from './message.ts';

/** What a broker's group holds besides offers: trades that serve, news, deals that are over, questions on an offer. */

const trades = words(
  '(?:(?:fix(?:ed)? |monthly )salary|salary \\d\\S*|vacancy|hiring|job opening)',
  '(?:driver|maid|cook|watchman|staff|peon|telecaller)s? (?:chahiye|required|needed|wanted|available|joi\\p{L}*)',
  'packers?(?: and| &)? movers?',
  'modular kitchen and interior',
  'interior (?:work|design\\p{L}*)',
  '(?:painting|plumbing|pop|tiles?|false ceiling|waterproofing|pest control|cleaning) (?:work|service|contract\\p{L}*)',
  'home loans? (?:from|at|available|@)',
  'interest rates?',
  '(?:rent(?:al)? )?agreement (?:and|&|at|@|making|registration|service)\\s\\p{L}+',
  'police verification (?:at|done|service)',
  '(?:vastu|tax) (?:consult\\p{L}*|return\\p{L}*)',
  'khata transfer',
);
const news = words(
  'stamp duty (?:may|calc\\p{L}*|rate|hike|cut)',
  '(?:rents?|prices?|rates?) (?:up|rise|rises|rose|fall|fell|down|jump\\p{L}*|hike\\p{L}*) (?:by )?\\d+',
  'says (?:survey|report|study)',
);
const over = words(
  'deal (?:done|pakki|close|closed|final ho gayi)',
  '(?:is|are|already|got|gets) (?:sold|rented|closed|booked)(?! to)',
  '(?:just|have|i|we) sold',
  'sold (?:my|our|this|that)',
  '(?<=^\\s*)sold(?=\\s?[:-])',
  '(?:office|ofc|ઓફિસ|ऑफिस|दफ्तर) (?:is |aaj |today )?(?:closed|bandh|बंद|બંધ)',
  'is closed',
  'closed now',
  'not available now',
  '(?:sold|rented) out',
  'stop calling',
  'no more calls',
  'token (?:ho gaya|done|diya|aapi didhu|received)',
  '(?:apai|aapi|vechai|vechaai|bhade) (?:gai|gayu|gayo|didhu|didhi)',
  '(?:bik|chala|nikal) (?:gaya|gayi|chuka)',
  'विकल[ाीे] ?गेल[ाीे]',
  'बिक (?:गया|गई|चुक[ाी])',
  'વેચાઈ ગ(?:યો|યું|ઈ)',
  'phone na kar\\p{L}*',
  'client mat bhejo',
  '(?:brokerage|commission|dalali) (?:\\S+ ){0,4}(?:pending|nahi aayi|nathi aavi|baki|kab)',
);
const asks = words(
  'still available',
  'available (?:che|hai|chhe) ?\\?',
  'wal[aie] (?:\\S+ ){0,4}available (?:che|hai|chhe) (?:kya|ky|ke\\?)',
  '(?:is|was) the \\d',
  '(?:photos?|video|location|details?)(?: \\p{L}+){0,3} (?:bhejo|moklo|mokli|send|share karo|aapo)',
  '(?:pela|aa|wo|us) \\d? ?(?:bhk|flat|office|dukan|shop)(?: \\p{L}+){0,3} (?:su|ketl\\p{L}*|kitn\\p{L}*|kya)',
  'pela \\d bhk no bhav',
  'site visit fix',
  'meeting (?:\\p{L}+ )?\\d',
);

/** Whether the words say that nothing is offered or sought, however much they sound like it. */
export const isTalk = (plain: string): boolean => [trades, news, over, asks].some((rule) => plain.search(rule) >= 0);
