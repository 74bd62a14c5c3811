import { inquiryLimits, timelineChoices } from '@angan/contract/inquiries/inquiry-fields.ts';
import { inquiryFieldLabel } from '@angan/contract/inquiries/inquiry-layout.ts';
import { type InquiryFields, inquiryMistakes } from '@angan/contract/inquiries/inquiry-rules.ts';
import { inquiryTexts } from '@angan/contract/inquiries/texts.ts';
import { propertySubtypes } from '@angan/domain/lookups/property-types.ts';
import { t } from '@lingui/core/macro';
import { word } from '../core/language/index.ts';
import type { Cells } from '../ui/grid/index.ts';
import {
  type BulkColumn,
  choiceColumn,
  mobileColumn,
  momentColumn,
  named,
  textColumn,
  typedColumn,
} from './bulk-columns.ts';
import { bhkNames, dealNames, furnitureNames, possessionNames, subtypeNames, typeNames } from './choices.ts';
import { readCells, type Sheet, withMistakes } from './judge.ts';
import { areaColumn, type MakePlace, societyColumn } from './place-columns.ts';
import { type Size, sizeColumn, unitColumn } from './size-columns.ts';
import type { Lists } from './use-lists.ts';
import { meant, piecesOf } from './words.ts';

const label = (field: string) => inquiryFieldLabel(field) ?? field;

/** The type that a row names, else that of its subtypes, else the only one that the person works in. */
const typeIn = (cells: Cells, lists: Lists): number | undefined => {
  const said = meant(cells.property_type ?? '', typeNames);
  if (typeof said === 'object') return said.id;
  const names = subtypeNames(lists.types);
  for (const piece of piecesOf(cells.property_subtype ?? '', names)) {
    const found = meant(piece, names);
    if (typeof found === 'object') return propertySubtypes.find(({ id }) => id === found.id)!.property_type;
  }
  return lists.types.length === 1 ? lists.types[0] : undefined;
};

const inquiryColumns = (lists: Lists, make: MakePlace): BulkColumn[] => {
  const typesOf = (cells: Cells) => {
    const type = typeIn(cells, lists);
    return type === undefined ? lists.types : [type];
  };
  return [
    textColumn('contact_name', t`Contact Name`, 11, 120),
    mobileColumn(t`Mobile`),
    choiceColumn(
      'property_type',
      label('property_type'),
      8,
      typeNames.filter(({ id }) => lists.types.includes(id)),
      { required: true },
    ),
    choiceColumn('property_subtype', label('property_subtype'), 12, (cells) => subtypeNames(typesOf(cells)), {
      many: true,
    }),
    choiceColumn('deal_type', label('deal_type'), 8, dealNames, {
      required: true,
      missing: t`Choose the deal type.`,
      many: true,
    }),
    areaColumn(label('area'), lists, make, true),
    societyColumn(label('society_name'), lists, make, true),
    choiceColumn('bhk', label('bhk'), 9, bhkNames, { many: true }),
    typedColumn('budget_min', label('budget_min'), 8, 'rupees'),
    typedColumn('budget_max', label('budget_max'), 8, 'rupees', {
      required: true,
      missing: word(inquiryTexts.budgetNeeded),
    }),
    sizeColumn('size_min', label('size_min')),
    sizeColumn('size_max', label('size_max')),
    unitColumn(t`Unit of size`),
    choiceColumn('furniture', label('furniture'), 12, (cells) => furnitureNames(typesOf(cells)), { many: true }),
    choiceColumn('possession', label('possession'), 12, possessionNames, { many: true }),
    choiceColumn('timeline', label('timeline'), 9, named(timelineChoices)),
    choiceColumn('source', label('source'), 9, lists.sources),
    choiceColumn('assigned_to', label('assigned_to'), 11, lists.people, { many: true }),
    momentColumn('next_follow_up', label('next_follow_up'), 10),
    textColumn('comment', label('comment'), 16, inquiryLimits.comment),
  ];
};

/** Rows of inquiries. */
export const inquirySheet = (lists: Lists, make: MakePlace): Sheet => {
  const columns = inquiryColumns(lists, make);
  return {
    columns,
    judge: (cells) => {
      const found = readCells(columns, cells, make);
      const { contact_name, mobile_number_1, size_min, size_max, size_unit, ...plain } = found.values;
      const sizes = [size_min, size_max] as (Size | undefined)[];
      const unit = sizes.find((size) => size?.unit)?.unit ?? size_unit ?? lists.unit;
      const property_type = typeIn(cells, lists);
      if (property_type === undefined)
        found.notes.property_type ??= { tone: 'bad', text: t`Choose the property type.` };
      const body = {
        ...plain,
        property_type,
        contact: { name: contact_name ?? '', mobile_number_1 },
        size_min: sizes[0]?.amount ?? null,
        size_max: sizes[1]?.amount ?? null,
        ...(sizes.some(Boolean) && { size_unit: unit }),
      };
      return { body, notes: withMistakes(found, inquiryMistakes(body as InquiryFields), columns) };
    },
  };
};
