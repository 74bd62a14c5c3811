import { states } from '@angan/domain/lookups/places.ts';

/** Words for a home, its offer and who offers it: a text of nothing else names no place. */
const fillers: ReadonlySet<string> = new Set(
  `a an the my our own for on of only no not available and or with to is all
   home house houses flat flats apartment apartments room rooms villa property independent individual private builder
   floor ground first second third top basement terrace studio duplex penthouse kothi pg hostel
   bhk rk bed bedroom bedrooms hall kitchen fully semi furnished unfurnished spacious new
   rent rental rented sale sell lease let letting
   contact call owner agent broker builder bachelor bachelors family families boys girls ladies anyone any
   main road street lane area locality`.split(/\s+/),
);
const number = /^\d+(?:st|nd|rd|th|bhk|rk|bed)?$/;

/** Whether words say nothing of where something is: 'Fully furnished flat', '2nd Floor', 'Main Road', 'Contact owner'. */
export const saysNoPlace = (words: readonly string[]): boolean =>
  words.every((word) => {
    const plain = word.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
    return fillers.has(plain) || number.test(plain);
  });

const near: ReadonlySet<string> = new Set('near nr opp opposite behind beside besides adjacent nearby'.split(' '));
const inside: ReadonlySet<string> = new Set(['in', 'at']);
const bare = (word: string) => word.toLowerCase().replaceAll(/[.:]/g, '');
export const isNear = (word: string): boolean => near.has(bare(word));
/** What leads to a place: '3bhk flat for rent in Kondapur', '1 BHK near Marathahalli'. */
export const leadsToPlace = (word: string): boolean => isNear(word) || inside.has(bare(word));

const landmarks =
  /\b(?:bus stand|bus stop|bus depot|metro station|railway station|hospital|school|college|temple|mandir|masjid|church|bank|petrol pump|mall|theatre|cinema|big bazaar|police station|post office|signal)$/i;
/** What a place is told by, and is not: '8B bus stand', 'Ruby Hospital'. */
export const isLandmark = (part: string): boolean => landmarks.test(part);

const roads: ReadonlySet<string> = new Set(
  'road rd marg highway highroad expressway street st lane gali sarani salai bypass avenue ave jvlr ecr omr orr'.split(
    ' ',
  ),
);
const numbered: ReadonlySet<string> = new Set(['cross', 'main']);
const behindRoad = /^(?:no|number|north|south|east|west|\d{1,3}[a-z]?)$/;
/** Stations and towns that are called a road. */
const townRoads = /^(?:mira|grant|charni|curry|sandhurst|reay|vasai|palghar|boisar|nalasopara|new) road\b/i;

/** 'NH 9', 'Outer Ring Road East', 'Road No 12', '5th Cross': it runs through many areas and is none of them. */
export const isRoad = (part: string): boolean => {
  if (townRoads.test(part)) return false;
  const words = part.toLowerCase().replaceAll('.', ' ').split(/\s+/).filter(Boolean);
  if (/^(?:nh|sh)(?:-?\d|$)/.test(words[0] ?? '')) return true;
  let last = words.length - 1;
  while (last > 0 && behindRoad.test(words[last]!)) last--;
  const word = words[last] ?? '';
  return roads.has(word) || (numbered.has(word) && /^\d+(?:st|nd|rd|th)$/.test(words[last - 1] ?? ''));
};

/** '5th Cross', 'Road No 12', 'Kamaraj Street': a small one, which a home is in and no area is named by. */
export const isLane = (part: string): boolean => /\b(?:street|lane|gali|cross|main|no\.? ?\d+)\b/i.test(part);

/** 'South Dum Dum Municipality' holds many areas. */
export const isRegion = (part: string): boolean =>
  /\b(?:municipality|municipal corporation|district|taluka?|ncr)$/i.test(part);

const statesByName: ReadonlySet<string> = new Set(states.map(({ state }) => state.toLowerCase()));
export const isState = (part: string): boolean => statesByName.has(part.toLowerCase());

/** 'H.No 8-3-228', 'Flat no 4B', 'Plot 12', 'B-12', '231/21': which home it is. */
const homeNumber =
  /^(?:[hd]\.?\s?no\b|(?:house|flat|plot|door|shop|room|unit|khasra|survey)\s?(?:no|number)?\b[.:#\s-]{0,3}[a-z]{0,2}-?\d)/i;
export const isHomeNumber = (part: string): boolean =>
  homeNumber.test(part) || (/\d/.test(part) && !/\p{L}{2}/u.test(part));

/** 'Block C', 'Phase 2', 'Sector-II', '4th Block', 'West': which part of a place; the place stands beside it. */
const partNamed =
  /^(?:block|pocket|phase|stage|part|ward|sec|sector|section|extension)\b[\s-]{0,2}(?:[a-z]|[a-z]?-?\d{1,3}[a-z]?|[ivx]{1,4})?$/i;
const partCounted = /^\d{1,2}(?:st|nd|rd|th) (?:block|phase|stage|sector|section)$/i;
export const isPartOfPlace = (part: string): boolean =>
  partNamed.test(part) || partCounted.test(part) || /^(?:east|west|north|south)$/i.test(part);

/** Ends of names of areas, which go before the words of a society: 'Evershine Nagar'. */
const areaEnds =
  /\b(?:nagar|colony|layout|vihar|puram|palya|pally|halli|enclave|extension|village|town|garden|gardens|bagh|hills|sector \d+|phase \d+|east|west)$/i;
/** Mumbai's 'Seven Bungalows' and 'Char Bungalow' are parts of the city. */
const numberedBungalows = /^(?:two|three|four|five|six|seven|do|teen|char|paanch|saat|\d) (?:bungalows?|bangla)$/i;
const societyWords =
  /\b(?:apartments?|apts?|appartments?|residenc(?:y|es)|regency|heights|towers?|chs|chsl|society|villas?|bungalows?|greens|homes|mansions?|plaza|arcade|court|building|niwas|nivas|nilayam|nilaya|sadan|bhavan|meadows|woods)\b/i;
/** Builders before whose names only societies stand: 'Brigade Millennium', 'My Home Bhooja'. */
const builders =
  /^(?:adani|ajmera|akshaya|amrapali|ansal|aparna|appaswamy|ashiana|ats|avani|brigade|casa ?grande?|dlf|dosti|ekta|emaar|embassy|evershine|godrej|hiranandani|janapriya|kalpataru|kanakia|lodha|mahindra|mantri|merlin|my home|oberoi|olympia|prestige|purva|puravankara|raheja|ramky|runwal|rustomjee|salarpuria|shapoorji|siddha|smr|sobha|supertech|tata|tvh|unitech|vaswani|vgn|wadhwa) \p{L}/iu;

/** Whether a name is that of a society, and not of an area. */
export const isSociety = (part: string): boolean =>
  !numberedBungalows.test(part) &&
  (societyWords.test(part) || (builders.test(part) && !areaEnds.test(part))) &&
  !isRoad(part);
