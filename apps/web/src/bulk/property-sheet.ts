import { type LaidOutField, propertyFields } from '@angan/contract/properties/property-fields.ts';
import type { PropertyInput } from '@angan/contract/properties/property-input.ts';
import { propertyFieldLabel } from '@angan/contract/properties/property-labels.ts';
import { hasField, laidOutFields } from '@angan/contract/properties/property-layout.ts';
import { propertyLimits } from '@angan/contract/properties/property-limits.ts';
import {
  missingForAvailable,
  type PropertyFields,
  propertyMistakes,
} from '@angan/contract/properties/property-rules.ts';
import { propertyTexts } from '@angan/contract/properties/texts.ts';
import { propertySubtypes } from '@angan/domain/lookups/property-types.ts';
import { typedDay } from '@angan/domain/typed-day.ts';
import { sizeBases } from '@angan/domain/units.ts';
import { t } from '@lingui/core/macro';
import { word } from '../core/language/index.ts';
import type { CellNote, Cells } from '../ui/grid/index.ts';
import {
  type BulkColumn,
  choiceColumn,
  dayColumn,
  flagColumn,
  mobileColumn,
  named,
  textColumn,
  typedColumn,
} from './bulk-columns.ts';
import { bhkNames, dealNames, furnitureNames, possessionNames, subtypeNames } from './choices.ts';
import { type Judged, readCells, type Sheet, withMistakes } from './judge.ts';
import { areaColumn, type MakePlace, societyColumn } from './place-columns.ts';
import { type Size, sizeColumn, unitColumn } from './size-columns.ts';
import type { Lists } from './use-lists.ts';
import { meant } from './words.ts';

const label = (field: string) => propertyFieldLabel(field) ?? field;

/** A day behind the words of a possession, as 'Under construction 31/12/2027' has it. */
const withDay = (text: string): [words: string, day: string | null] => {
  const found = /^(.*?)\s+(\S*\d{4})$/.exec(text.trim());
  const day = found && typedDay(found[2]!);
  return day ? [found![1]!, day] : [text, null];
};

const possessionColumn = (): BulkColumn => {
  const column = choiceColumn('possession', label('possession'), 11, possessionNames);
  return {
    ...column,
    hint: t`Ready to move, or Under construction 31/12/2027`,
    tidy: (text, cells) => (withDay(text)[1] ? text : column.tidy!(text, cells)),
    read: (text, cells) => {
      const [words, day] = withDay(text);
      const { value, ...wrong } = column.read(words, cells);
      return value === undefined ? wrong : { value: { possession: value, possession_date: day } };
    },
  };
};

/** The columns of a property, by name; a screen takes those that it asks for. */
export const propertyColumns = (lists: Lists, make: MakePlace) => {
  const typeOf = (cells: Cells): readonly number[] => {
    const subtype = meant(cells.property_subtype ?? '', subtypeNames(lists.types));
    const row = typeof subtype === 'object' && propertySubtypes.find(({ id }) => id === subtype.id);
    return row ? [row.property_type] : lists.types;
  };
  const facing = propertyFields.facing.options;
  return {
    contact_name: textColumn('contact_name', t`Contact Name`, 11, 120),
    mobile_number_1: mobileColumn(t`Mobile`),
    property_subtype: choiceColumn('property_subtype', label('property_subtype'), 10, subtypeNames(lists.types), {
      required: true,
      missing: t`Choose the subtype.`,
    }),
    deal_type: choiceColumn('deal_type', label('deal_type'), 8, dealNames, {
      required: true,
      missing: t`Choose the deal type.`,
      many: true,
    }),
    area: areaColumn(label('area'), lists, make),
    society_name: societyColumn(label('society_name'), lists, make),
    wing: textColumn('wing', t`Wing`, 4.5, propertyLimits.wing),
    unit_no: textColumn('unit_no', label('unit_no'), 5, propertyLimits.unit_no),
    bhk: choiceColumn('bhk', label('bhk'), 5.5, bhkNames),
    floor_no: typedColumn('floor_no', label('floor_no'), 4.5, 'count'),
    total_floors: typedColumn('total_floors', t`Floors`, 4.5, 'count'),
    size: sizeColumn('size', label('size'), { required: true, missing: word(propertyTexts.sizeNeeded) }),
    size_unit: unitColumn(t`Unit of size`),
    size_basis: choiceColumn('size_basis', label('size_basis'), 9, named(sizeBases)),
    furniture: choiceColumn('furniture', label('furniture'), 9, (cells) => furnitureNames(typeOf(cells))),
    sale_price: typedColumn('sale_price', label('sale_price'), 8, 'rupees'),
    rent: typedColumn('rent', label('rent'), 7, 'rupees'),
    deposit: typedColumn('deposit', label('deposit'), 7, 'rupees'),
    price_negotiable: flagColumn('price_negotiable', t`Negotiable`, 6.5),
    possession: possessionColumn(),
    facing: choiceColumn('facing', label('facing'), 7, named(facing)),
    parking_covered: typedColumn('parking_covered', t`Parking`, 5, 'count'),
    available_from: dayColumn('available_from', label('available_from'), 7.5),
    source: choiceColumn('source', label('source'), 9, lists.sources),
    remark: textColumn('remark', label('remark'), 16, propertyLimits.remark),
  } as const satisfies Record<string, BulkColumn>;
};
export type PropertyColumns = ReturnType<typeof propertyColumns>;

/** What a screen says of all its rows at once: cells that the rows do not have, and fields that no cell has. */
export interface Fixed {
  readonly cells: Cells;
  readonly fields: Partial<PropertyInput>;
}
const nothingFixed: Fixed = { cells: {}, fields: {} };

/** Rows of properties, of all columns or those that are picked. */
export const propertySheet = (
  lists: Lists,
  make: MakePlace,
  pick: (all: PropertyColumns) => readonly BulkColumn[] = Object.values,
  fixed: Fixed = nothingFixed,
): Sheet => {
  const all = propertyColumns(lists, make);
  const columns = pick(all);
  const beside = Object.values(all).filter(({ key }) => fixed.cells[key] !== undefined);
  const read = [...columns, ...beside];
  return { columns, judge: (cells) => judge({ ...cells, ...fixed.cells }, read, columns, lists, make, fixed) };
};

const judge = (
  cells: Cells,
  read: readonly BulkColumn[],
  columns: readonly BulkColumn[],
  lists: Lists,
  make: MakePlace,
  fixed: Fixed,
): Judged => {
  const found = readCells(read, cells, make);
  const { contact_name, mobile_number_1, size, possession, ...plain } = found.values;
  const subtype = propertySubtypes.find(({ id }) => id === plain.property_subtype);
  const isLand = subtype?.group === 'Res. land' || subtype?.group === 'Com. land';
  const measured = size as Size | undefined;
  const said: Record<string, unknown> = {
    ...plain,
    ...(possession as object | undefined),
    ...(measured && {
      size: measured.amount,
      size_unit: measured.unit ?? plain.size_unit ?? (isLand ? lists.landUnit : lists.unit),
    }),
  };
  const deals = (said.deal_type as number[] | undefined) ?? [];
  const unasked = subtype
    ? laidOutFields.filter((field) => said[field] !== undefined && !hasField(field as LaidOutField, subtype.id, deals))
    : [];
  for (const field of unasked) {
    delete said[field];
    if (field in cells) found.notes[field] ??= leftOut(subtype!.short);
  }
  const body = {
    property_type: subtype?.property_type,
    contact: { name: contact_name ?? '', mobile_number_1 },
    ...said,
    ...fixed.fields,
  };
  const fields = body as PropertyFields;
  const missing = missingForAvailable(fields);
  const prices = Object.fromEntries(
    (['sale_price', 'rent', 'deposit'] as const).flatMap((field) => (missing[field] ? [[field, missing[field]]] : [])),
  );
  const mistakes = { ...(subtype && deals.length > 0 ? prices : {}), ...propertyMistakes(fields) };
  return { body, notes: withMistakes(found, mistakes, columns) };
};

const leftOut = (short: string): CellNote => ({
  tone: 'warn',
  text: t`Not asked of this kind (${short}); it is left out.`,
});
