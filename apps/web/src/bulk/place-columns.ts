import { bulkTexts } from '@angan/contract/bulk/texts.ts';
import { placeTexts } from '@angan/contract/places/places.ts';
import { placesLike } from '@angan/domain/names/index.ts';
import { t } from '@lingui/core/macro';
import { word } from '../core/language/index.ts';
import type { Cells, Suggestion } from '../ui/grid/index.ts';
import type { BulkColumn } from './bulk-columns.ts';
import type { Lists, SocietyName } from './use-lists.ts';
import { meant, type Named, piecesOf, suggested, tidied, unmeant } from './words.ts';

/** Makes a place that a cell names; where a society stands is told by its row. */
export interface MakePlace {
  readonly area: (name: string) => void;
  readonly society: (name: string, area: number | null) => void;
}

/** Near names that are offered before something new is made. */
const near = 2;

const linesFor = (typed: string, choices: readonly Named[], create: (() => void) | undefined): Suggestion[] => {
  const lines = suggested(typed, choices);
  const isThere = typeof meant(typed, choices) === 'object';
  if (typed === '' || isThere) return lines;
  const places = choices.map(({ label, also }) => ({ name: label, aliases: also ?? [] }));
  const like = placesLike(typed, places, near)
    .filter(({ name }) => !lines.some(({ label }) => label === name))
    .map(({ name }) => ({ label: name, asked: word(placeTexts.didYouMean(name)) }));
  return [...lines, ...like, ...(create ? [{ label: t`Create "${typed}"`, create }] : [])];
};

/** A part that many names have is no name yet; it is one of theirs, so nothing new is offered for it. */
const namesIn = (text: string, choices: readonly Named[], many: boolean) => {
  const pieces = many ? piecesOf(text, choices) : [text.trim()];
  return pieces.map((piece) => ({ piece, found: meant(piece, choices) }));
};

export const areaColumn = (label: string, lists: Lists, make: MakePlace, many = false): BulkColumn => ({
  key: 'area',
  label,
  width: many ? 12 : 9,
  required: true,
  missing: t`Choose the area.`,
  many,
  suggest: (typed) => linesFor(typed, lists.areas, lists.mayAddArea ? () => make.area(typed) : undefined),
  tidy: (text) => tidied(text, lists.areas, many),
  read: (text) => {
    const ids: number[] = [];
    for (const { piece, found } of namesIn(text, lists.areas, many)) {
      if (found === 'several') return { error: unmeant(piece, found, lists.areas) };
      if (!found) return { error: word(bulkTexts.unknownPlace(piece)), unknown: piece };
      ids.push(found.id);
    }
    return { value: [...new Set(ids)] };
  },
});

/** Ids of the areas that a row names, as far as they are known. */
export const areasIn = (cells: Cells, lists: Lists): number[] =>
  namesIn(cells.area ?? '', lists.areas, true).flatMap(({ found }) => (typeof found === 'object' ? [found.id] : []));

export const societyColumn = (label: string, lists: Lists, make: MakePlace, many = false): BulkColumn => {
  const there = (cells: Cells): readonly SocietyName[] => {
    const areas = areasIn(cells, lists);
    return areas.length === 0 ? lists.societies : lists.societies.filter(({ area }) => areas.includes(area));
  };
  return {
    key: 'society_name',
    label,
    width: many ? 12 : 11,
    many,
    suggest: (typed, cells) =>
      linesFor(
        typed,
        there(cells),
        lists.mayAddSociety ? () => make.society(typed, areasIn(cells, lists)[0] ?? null) : undefined,
      ),
    tidy: (text, cells) => tidied(text, there(cells), many),
    read: (text, cells) => {
      const ids: number[] = [];
      for (const { piece, found } of namesIn(text, there(cells), many)) {
        if (found === 'several') return { error: unmeant(piece, found, there(cells)) };
        if (found) ids.push(found.id);
        else return elsewhere(piece, lists) ?? { error: word(bulkTexts.unknownPlace(piece)), unknown: piece };
      }
      return { value: many ? [...new Set(ids)] : ids[0] };
    },
  };
};

/** A society by that very name in an area that the row does not name. */
const elsewhere = (piece: string, { societies, areas }: Lists) => {
  const same = societies.find(({ label }) => label.toLowerCase() === piece.toLowerCase());
  const area = same && areas.find(({ id }) => id === same.area);
  return same && area ? { error: word(bulkTexts.otherArea(same.label, area.label)) } : undefined;
};
