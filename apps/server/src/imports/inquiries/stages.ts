import { reasons } from '@angan/contract/imports/row-reasons.ts';
import { importableStages } from '@angan/contract/imports/values.ts';
import { inquiryStages, type LostReason, lostReasons, priorities } from '@angan/domain/lookups/inquiries.ts';
import { oneLine } from '../contacts/words.ts';
import type { NoteTaker } from '../records/note-taker.ts';
import type { Surroundings } from '../records/record-row.ts';
import { type Aliases, pick } from '../values/pick.ts';
import type { InquiryCells } from './inquiry-cells.ts';

type Importable = (typeof importableStages)[number];

const stageWords: Aliases<Importable> = {
  open: 'New',
  fresh: 'New',
  'new lead': 'New',
  active: 'Contacted',
  'in progress': 'Contacted',
  'follow up': 'Contacted',
  followup: 'Contacted',
  interested: 'Contacted',
  called: 'Contacted',
  'site visit done': 'Qualified',
  'visit done': 'Qualified',
  'options shared': 'Qualified',
  lost: 'Closed Lost',
  closed: 'Closed Lost',
  dead: 'Closed Lost',
  'not interested': 'Closed Lost',
  dropped: 'Closed Lost',
  spam: 'Junk',
  'wrong number': 'Junk',
  invalid: 'Junk',
};
const lostBy: Aliases<LostReason> = {
  'not interested': 'Plan dropped',
  dropped: 'Plan dropped',
  dead: 'Not responding',
};

/**
 * Stage and rating of a row. 'Hot' is a rating; a stage that stands for what the list cannot bring (a token, a deal)
 * comes in as Contacted at most, and the row says so. Words nobody knows are asked about.
 */
export const readStage = (cells: InquiryCells, { decided }: Surroundings, notes: NoteTaker): void => {
  const text = oneLine(cells.first('stage'));
  if (text === '') return;
  const rating = pick(priorities, text);
  if (rating) {
    notes.fields.priority ??= rating;
    return;
  }
  const known = pick(importableStages, text, stageWords);
  const later = known ? undefined : pick(inquiryStages, text);
  if (later) {
    notes.keep('stage', text, () => reasons.stageAsNew({ stage: later }));
    return;
  }
  if (!known) notes.unknown.push({ field: 'stage', text });
  const meant = decided('stage', text);
  const stage = known ?? importableStages.find((one) => one === meant);
  if (stage) setStage(stage, text, notes);
  else if (priorities.some((one) => one === meant)) notes.fields.priority ??= meant;
  else notes.leave('stage', text, meant);
};

const setStage = (stage: Importable, text: string, notes: NoteTaker) => {
  notes.fields.stage = stage;
  if (stage === 'Closed Lost') notes.fields.stage_reason = pick(lostReasons, text, lostBy) ?? 'Other';
  if (stage === 'Junk') notes.fields.stage_reason = /wrong number/i.test(text) ? 'Wrong number' : 'Not a requirement';
};
