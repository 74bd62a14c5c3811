/** Offices that stand inside an institution: nobody looks for a home there by that name. */
const institution =
  /\b(?:court|collectorate|secretariat|vidhan|sabha|raj ?bhavan|bhavan|bhawan|college|hospital|university|univ|institute|institution|bank|press|mills?|factory|works|rly|railway|r ?s|stn|station|jail|telephone|doordarshan|zoo|office|sachivalaya|iti|iit|polytechnic|hq|head ?quarters?|g ?p ?o|counter|commission|ministry|barracks|battalion|regiment|c ?r ?p ?f|b ?s ?f|s ?r ?p ?f|i ?a ?f|air ?force|naval|army|ordnance|kendriya|school|estate|hostel|mandir|temple|thermal|project|camp|depot|sugar|dairy|workshop|academy|a ?r ?c|t ?c|ndc|ndm|nda|cod|cme|t ?s|d ?i ?g|exam|board|govt|central|ammunition|armament|aerodrome|hotel|corporation|collectoriate|sectt|vidhya|collage|seva|kusth|building|rms|pac|i ?e|p ?f)\b/i;

/** What the post writes behind a name: how large the office is, and then at times where. */
const sizeOfOffice = /[\s.,-]+(?:(?:d ?|nd ?t ?|t ?)?[shb] ?\.? ?o|e ?d ?b ?o|p ?\.? ?o|m ?d ?g|h ?s ?g ?i{0,2})\b.*$/i;

const short: readonly (readonly [RegExp, string])[] = [
  [/\bNgr\b/i, 'Nagar'],
  [/\bRd\b/i, 'Road'],
  [/\bColy\b/i, 'Colony'],
  [/\bBK\b/i, 'Budruk'],
  [/\bKH\b/i, 'Khurd'],
];

const titled = (word: string) =>
  word.length > 3 && word === word.toUpperCase() ? `${word[0]}${word.slice(1).toLowerCase()}` : word;

/** 'C D A', 'Pmch' */
const initials = /^(?:\p{L}{1,2}\b\s*)+$|^[^aeiouy]+$/iu;

/** Mohali's sectors go on where Chandigarh's end, and its post offices bear that name. */
const isOfCity = (part: string, city: string) => isNamedFor(part, city) || (city === 'Mohali' && part === 'Chandigarh');

/** 'Gurgaon Sector 45' of Gurgaon as Sector 45, 'Rohini Sec-11' of Delhi as Rohini Sector 11; undefined where no sector is named. */
const sectorName = (name: string, city: string): string | undefined => {
  const sector = /\bsec(?:t(?:or)?)?[\s.-]*0?(\d{1,3})\s?([a-d]\b)?/i.exec(name);
  if (!sector) return undefined;
  const before = name.slice(0, sector.index).trim();
  const part = before === '' || isOfCity(before, city) ? '' : `${before} `;
  return `${part}Sector ${sector[1]}${sector[2]?.toUpperCase() ?? ''}`;
};

/** The name of a post office of a city as the name of a place; '' where it is none. */
export const localityName = (office: string, city: string): string => {
  const name = short.reduce(
    (text, [form, full]) => text.replace(form, full),
    office
      .replaceAll(/\([^)]*\)?/g, ' ')
      .replaceAll(/\b(?:Post Office|Sub Office|Branch Office|Head Post)\b/gi, ' ')
      .replace(sizeOfOffice, '')
      .replaceAll(/[.*"]/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );
  const sector = sectorName(name, city);
  if (sector) return sector;
  if (name.length < 3 || name.length > 40 || /^\d|\d{3}/.test(name) || initials.test(name) || institution.test(name))
    return '';
  return name.split(' ').map(titled).join(' ');
};

/** Whether a name says the city itself: 'Pune City' of Pune. */
export const isNamedFor = (name: string, city: string): boolean =>
  name.toLowerCase().replace(/ (?:city|town|bazar|bazaar|main)$/, '') === city.toLowerCase().replace(/ \(.*/, '');
