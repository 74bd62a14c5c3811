import { type InquiryTarget, inquiryTargetLabel } from '@angan/contract/imports/inquiry-targets.ts';
import { reasons } from '@angan/contract/imports/row-reasons.ts';
import {
  type InquiryField,
  inquiryFieldNames,
  inquiryFields,
  inquiryLimits,
} from '@angan/contract/inquiries/inquiry-fields.ts';
import { type InquiryFields, inquiryMistakes } from '@angan/contract/inquiries/inquiry-rules.ts';
import { beginningOf } from '@angan/domain/beginning.ts';
import { dateOf } from '../contacts/dates.ts';
import { oneLine, yesOrNo } from '../contacts/words.ts';
import type { MappedColumn } from '../engine/reader.ts';
import { cellsOf, peopleIn, readPerson } from '../records/cells.ts';
import { NoteTaker } from '../records/note-taker.ts';
import type { RecordRead } from '../records/record.ts';
import type { Surroundings } from '../records/record-row.ts';
import { cut } from '../values/field.ts';
import { listIn } from '../values/lists.ts';
import { cityNamed, readArea, readSociety } from '../values/places.ts';
import { readMoneyOf, readSizeOf } from './amounts.ts';
import type { InquiryCells } from './inquiry-cells.ts';
import { readStage } from './stages.ts';
import { readKinds, readWords } from './words.ts';

/** Fields that have readers of their own. */
const together: readonly InquiryField[] = [
  ...([
    'property_subtype',
    'bhk',
    'budget_min',
    'budget_max',
    'size_min',
    'size_max',
    'size_unit',
    'furniture',
  ] as const),
  ...(['possession', 'facing', 'amenities', 'features', 'source', 'brokerage_terms', 'comment'] as const),
];
const plainFields = inquiryFieldNames.filter(
  (field): field is Exclude<InquiryField, 'brokerage_terms'> => !together.includes(field),
);

/** Reads one row of a list of inquiries. Nothing is lost: what no field takes goes to the comment. */
export const readInquiry = (
  row: readonly string[],
  columns: readonly MappedColumn<InquiryTarget>[],
  around: Surroundings,
): RecordRead => {
  const cells = cellsOf(row, columns);
  const notes = new NoteTaker(around.thisYear, (field) => inquiryTargetLabel(field as InquiryTarget));
  const people = readPerson(cells);
  if (people.person.mobiles.length === 0) notes.why.push(...people.why);
  else notes.told.push(...people.told);
  const type = readKinds(cells, around, notes);
  const names = placesOf(cells, notes);
  readMoneyOf(cells, notes);
  readSizeOf(cells, notes);
  readStage(cells, around, notes);
  const features = readWords(cells, type, around, notes);
  for (const field of plainFields) notes.field(field, inquiryFields[field], cells.all(field));
  notes.set('locked_inquiry', notes.take('locked_inquiry', oneLine(cells.first('locked_inquiry')), yesOrNo));
  for (const field of ['date_time', 'next_follow_up'] as const) {
    const day = notes.take(field, cells.first(field), (text) => dateOf(text, around.thisYear));
    // A day alone: ten in the morning, when an office begins.
    if (day) notes.fields[field] = `${day}T10:00:00+05:30`;
  }
  return finish(cells, notes, {
    names: {
      ...names,
      source: oneLine(cells.first('source')),
      features,
      assigned_to: cells.all('assigned_to').flatMap(peopleIn),
    },
    person: people.person,
    external_ref: beginningOf(oneLine(cells.first('external_ref')), 80),
    rest: people.rest,
  });
};

/** Names of places hold other signs than the semicolon. */
const placesIn = (text: string) => (text.includes(';') ? text.split(';').map(oneLine).filter(Boolean) : listIn(text));

const placesOf = (cells: InquiryCells, notes: NoteTaker) => {
  const words = cells.all('area').flatMap(placesIn);
  const anywhere = words.some((word) => /^any(?:where| area)?$/i.test(word));
  if (anywhere) notes.fields.any_area = true;
  const read = words.filter((word) => !/^any(?:where| area)?$/i.test(word)).map(readArea);
  return {
    area: [...new Set(read.map((one) => one.area).filter(Boolean))].slice(0, inquiryLimits.places),
    city:
      read.find((one) => one.city !== undefined)?.city ??
      notes.take('city', oneLine(cells.first('city')), cityNamed) ??
      null,
    society_name: cells
      .all('society_name')
      .flatMap(placesIn)
      .map((name) => readSociety(name, ''))
      .filter(Boolean),
  };
};

const finish = (
  cells: InquiryCells,
  notes: NoteTaker,
  { rest, ...record }: Omit<RecordRead['record'], 'fields'> & { rest: readonly string[] },
): RecordRead => {
  const { fields } = notes;
  const placed = { ...fields, ...(record.names.area.length + record.names.society_name.length > 0 && { area: [1] }) };
  for (const field of Object.keys(inquiryMistakes(placed as InquiryFields)))
    if (fields[field] !== undefined && field !== 'stage') {
      notes.keep(field, String(fields[field]), reasons.unreadable);
      delete fields[field];
    }
  const comment = [...cells.all('comment'), ...cells.notes, ...rest, ...notes.rest].join('\n');
  if (comment) fields.comment = cut(comment, inquiryLimits.comment);
  return {
    record: { ...record, fields },
    isRefused: notes.why.length > 0,
    reasons: [...notes.why, ...notes.told],
    unknown: notes.unknown,
    asks: notes.asks,
  };
};
