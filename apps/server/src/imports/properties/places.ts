import { propertyTargetLabel } from '@angan/contract/imports/property-targets.ts';
import { reasons } from '@angan/contract/imports/row-reasons.ts';
import { propertyLimits } from '@angan/contract/properties/property-limits.ts';
import { oneLine } from '../contacts/words.ts';
import type { NoteTaker } from '../records/note-taker.ts';
import type { Headline } from '../values/headline.ts';
import { plainWord } from '../values/pick.ts';
import { cityIn, cityNamed, readArea, readSociety } from '../values/places.ts';
import { readWrittenPlace } from '../values/written-place.ts';
import type { PropertyCells } from './property-cells.ts';

/**
 * The area of a row, by its own column or by its headline, and the society. The city at the end of the area goes before
 * those of the address and the link, which a portal fills with the city that was searched in.
 */
export const readPlaces = (cells: PropertyCells, headline: Headline, notes: NoteTaker) => {
  const own = oneLine(cells.first('area'));
  const said = oneLine(cells.first('city'));
  const ofRow = said === '' ? undefined : notes.take('city', said, cityNamed);
  // Names that are parted so are those of an office, whole as they are.
  const listed = own.includes(';') ? own.split(';').map(readArea) : undefined;
  const written = readWrittenPlace(own, ofRow);
  const [named, ...others] = own === '' ? [headline.place] : (listed ?? [written]);
  if (!named?.area) {
    const about = own || oneLine(cells.first('title'));
    notes.why.push(about ? reasons.noAreaIn({ text: about }) : reasons.noArea);
  }
  const city = named?.city ?? ofRow ?? cityIn(cells.all('address').join(','), /,/) ?? cityIn(cells.first('link'), /-/);
  const inColumn = oneLine(cells.first('society_name'));
  const society = readSociety(inColumn || (listed ? '' : written.society), named?.area ?? '');
  const areas = [named, ...others].flatMap((one) => one?.area || []);
  if (!listed) keepWhole(own, [...areas, society], cells, notes);
  return {
    area: [...new Set(areas)],
    city: city ?? null,
    society_name: society ? [society] : [],
    ...(own !== '' && !listed && !areas.includes(own) && { place: own }),
  };
};

/** What a cell tells beside the area and the society: the road, the house, what lies near. */
const keepWhole = (own: string, taken: readonly string[], cells: PropertyCells, notes: NoteTaker): void => {
  const known = new Set(plainWord(taken.join(' ')).split(' '));
  const hasMore = plainWord(own)
    .split(' ')
    .some((word) => word !== '' && word !== 'in' && !known.has(word));
  if (!hasMore || taken.every((name) => name === '')) return;
  if (cells.first('address') === '' && own.length <= propertyLimits.address) notes.fields.address = own;
  else notes.rest.push(`${propertyTargetLabel('area')}: ${own}`);
};
