import { reasons } from '@angan/contract/imports/row-reasons.ts';
import { oneLine } from '../contacts/words.ts';
import type { NoteTaker } from '../records/note-taker.ts';
import type { Headline } from '../values/headline.ts';
import { cityIn, cityNamed, readArea, readSociety, societyInArea } from '../values/places.ts';
import type { PropertyCells } from './property-cells.ts';

/**
 * The area of a row, by its own column or by its headline, and the society. The city at the end of the area goes before
 * those of the address and the link, which a portal fills with the city that was searched in.
 */
export const readPlaces = (cells: PropertyCells, headline: Headline, notes: NoteTaker) => {
  const own = oneLine(cells.first('area'));
  const both = cells.first('society_name') === '' ? societyInArea(own) : undefined;
  const [named, ...others] = own === '' ? [headline.place] : (both?.area ?? own).split(';').map(readArea);
  if (!named?.area) {
    const about = own || oneLine(cells.first('title'));
    notes.why.push(about ? reasons.noAreaIn({ text: about }) : reasons.noArea);
  }
  const said = oneLine(cells.first('city'));
  const city =
    named?.city ??
    (said === '' ? undefined : notes.take('city', said, cityNamed)) ??
    cityIn(cells.all('address').join(','), /,/) ??
    cityIn(cells.first('link'), /-/);
  const society = readSociety(both?.society ?? oneLine(cells.first('society_name')), named?.area ?? '');
  const areas = [named, ...others].flatMap((one) => one?.area || []);
  return { area: [...new Set(areas)], city: city ?? null, society_name: society ? [society] : [] };
};
