import type { PropertySubtypeRow } from '@angan/domain/lookups/property-types.ts';
import { type SizeBasis, type SizeUnit, sizeBases, sizeUnitOf, type UnitOverrides } from '@angan/domain/units.ts';
import { oneLine } from '../contacts/words.ts';
import type { NoteTaker } from '../records/note-taker.ts';
import { readAmount } from '../values/money.ts';
import { pick } from '../values/pick.ts';
import { basisIn, type ReadSize, readSides, readSizes, unitIn } from '../values/size.ts';
import { sizeDoubt } from '../values/size-doubt.ts';
import type { PropertyCells } from './property-cells.ts';

const columnOf = {
  Plot: 'plot_area',
  'Built-up': 'built_up_area',
  'Super Built-up': 'super_built_up_area',
  Carpet: 'carpet_area',
  'RERA Carpet': 'carpet_area',
} as const;
const named = {
  plot_area: 'Plot',
  built_up_area: 'Built-up',
  super_built_up_area: 'Super Built-up',
  carpet_area: 'Carpet',
} as const;

interface Beside {
  readonly price: number | null;
  readonly beds: number | null;
  readonly floors: number | null;
  readonly kind: PropertySubtypeRow | undefined;
  /** The office's own. */
  readonly units: UnitOverrides;
}

/** What a number alone is measured as, by the custom of the trade (domain 2.1). */
const usualBasis = (kind: PropertySubtypeRow | undefined): SizeBasis | null => {
  if (!kind) return null;
  if (kind.group === 'Res. land' || kind.group === 'Com. land') return 'Plot';
  if (kind.group === 'Office' || kind.group === 'Retail') return 'Carpet';
  return kind.group === 'House' ? null : 'Super Built-up';
};

/** The sizes of a row and whether they can be right. The first one is what the row quotes. */
export const readSizesOf = (cells: PropertyCells, { price, beds, floors, kind, units }: Beside, notes: NoteTaker) => {
  const sides = readSides(cells.first('size')) ?? readSides(cells.first('plot_area'));
  if (sides) {
    notes.fields.plot_length = sides.length;
    notes.fields.plot_width = sides.width;
  }
  for (const field of ['plot_length', 'plot_width'] as const) {
    const feet = Number.parseFloat(cells.first(field));
    if (feet > 0) notes.fields[field] = feet;
  }
  const unit: SizeUnit =
    notes.take('size_unit', cells.first('size_unit'), sizeUnitOf) ?? unitIn(cells.headerOf('size')) ?? 'Sqft';
  const said = cells.first('size_basis');
  const basis = said
    ? (notes.take('size_basis', said, (text) => pick(sizeBases, text) ?? basisIn(text)) ?? null)
    : (basisIn(cells.headerOf('size')) ?? usualBasis(kind));
  const own = Object.entries(named).flatMap(([target, as]) => {
    const text = oneLine(cells.first(target as keyof typeof named));
    return text === '' || readSides(text)
      ? []
      : [readSizes([text], { unit: ownUnit(cells, target, unit), basis: as, units })];
  });
  const main = readSizes(
    cells.all('size').filter((text) => !readSides(text)),
    { unit, basis, units },
  );
  const fromSides: ReadSize[] =
    sides && main.sizes.length === 0
      ? [{ basis: 'Plot', value: sides.length * sides.width, unit: 'Sqft', sqft: sides.length * sides.width }]
      : [];
  const sizes = [...main.sizes, ...fromSides, ...own.flatMap((one) => one.sizes)];
  const distinct = sizes.filter((size, at) => sizes.findIndex((one) => one.basis === size.basis) === at);
  // Of cells that contradict themselves no size can be taken; one that is only unlikely is kept and flagged.
  const unread = [main, ...own].find((one) => one.doubt)?.doubt;
  const doubt =
    unread ??
    sizeDoubt(distinct, {
      floors,
      beds,
      price,
      rate: readAmount(oneLine(cells.first('rate'))),
      isHouse: kind?.group === 'House',
      units,
    });
  return { sizes: unread ? [] : distinct, doubt };
};

const ownUnit = (cells: PropertyCells, target: string, usual: SizeUnit): SizeUnit =>
  sizeUnitOf(cells.first(`${target}_unit` as 'plot_area_unit')) ??
  unitIn(cells.headerOf(target as 'plot_area')) ??
  usual;

/** Sizes as the columns of a property: the first is the one that is quoted. */
export const sizeColumns = (sizes: readonly ReadSize[]): Record<string, unknown> => {
  const [quoted] = sizes;
  if (!quoted) return {};
  return {
    size: quoted.value,
    size_unit: quoted.unit,
    ...(quoted.basis && { size_basis: quoted.basis }),
    ...Object.fromEntries(
      sizes.flatMap(({ basis, value, unit }) =>
        basis
          ? [
              [columnOf[basis], value],
              [`${columnOf[basis]}_unit`, unit],
            ]
          : [],
      ),
    ),
  };
};
