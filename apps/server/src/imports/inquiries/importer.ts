import { type InquiryTarget, inquiryTargetLabel } from '@angan/contract/imports/inquiry-targets.ts';
import { importableStages } from '@angan/contract/imports/values.ts';
import { inquiryFields } from '@angan/contract/inquiries/inquiry-fields.ts';
import { closedInquiryStages } from '@angan/domain/lookups/inquiries.ts';
import { insertInquiries, keepScoresOf, tomorrowMorning, visibleInquiries } from '../../inquiries/index.ts';
import { changeColumns } from '../../properties/index.ts';
import type { Columns } from '../records/handle.ts';
import { recordImporter } from '../records/importer.ts';
import type { RecordNoun } from '../records/noun.ts';
import type { PlacedNoun } from '../records/placed-noun.ts';
import { byPlacesAndPeople } from '../records/places-and-people.ts';
import { notifyAssigned } from './notify-assigned.ts';
import { inquiryReader } from './reader.ts';
import { inquirySample } from './sample.ts';

/** One by its contact and property type, as long as it is open and asks for one of the same deals. */
const noun: PlacedNoun = {
  kind: 'Inquiries',
  label: (target) => inquiryTargetLabel(target as InquiryTarget),
  fields: inquiryFields,
  sample: inquirySample,
  lists: [['stage', importableStages]],
  alias: 'i',
  societyOf: () => null,
  keys: ({ contact, property_type }) => (contact ? [`asks ${contact} ${property_type}`] : []),
};

export const inquiryImporter = recordImporter<InquiryTarget>({
  ...noun,
  ...byPlacesAndPeople(noun),
  reader: inquiryReader as unknown as RecordNoun['reader'],
  visible: visibleInquiries,
  isSame: (key, one, other) => {
    if (!key.startsWith('asks ')) return true;
    const deals = one.deal_type as number[];
    const isOpen = !closedInquiryStages.some((stage) => stage === one.stage);
    return isOpen && (other.deal_type as number[]).some((deal) => deals.includes(deal));
  },
  insert: (db, actor, by, rows) =>
    insertInquiries(
      db,
      actor,
      by,
      rows.map((columns) => withNextStep(columns, by.now)),
    ),
  change: async (db, companyId, rows, now) => {
    await changeColumns(
      db,
      'inquiry',
      companyId,
      rows.map(({ id, changes }) => ({ id, changes })),
    );
    await keepScoresOf(
      db,
      companyId,
      rows.map(({ id }) => id),
      now,
    );
  },
  finish: notifyAssigned,
});

/** No open inquiry after New is without a next step. */
const withNextStep = (columns: Columns, now: Date): Columns =>
  ['Contacted', 'Qualified'].includes(String(columns.stage)) && !columns.next_follow_up
    ? { ...columns, next_follow_up: tomorrowMorning(now) }
    : columns;
