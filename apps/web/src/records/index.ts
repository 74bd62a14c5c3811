export { AddArea } from './add-area.tsx';
export { PropertyStatusBadge, StageBadge } from './badges.tsx';
export * from './choices.ts';
export { type ContactChoice, ContactField, contactBody, contactMistake, knownContact } from './contact-field.tsx';
export { FactGrid, FactPart, FactStrip, GridFact, OnAsk, OrAsk, Prose, Tags } from './facts.tsx';
export { AreaFilter, RecordFilters, useAreaChoices } from './filters.tsx';
export { NoRecords } from './no-records.tsx';
export { comingFrom, type Origin, useWayBack } from './origin.ts';
export {
  type DraftKinds,
  draftValue,
  emptyOf,
  isTyped,
  type PlainKind,
  sentValue,
  unreadableText,
} from './pair-draft.ts';
export { PairField } from './pair-field.tsx';
export { editPropertyPath, inquiryPath, propertyPath } from './paths.ts';
export * from './property-words.ts';
export { RecordListPage } from './record-list-page.tsx';
export { SourceField } from './source-field.tsx';
export { useMyTypes } from './use-my-types.ts';
export { useRecordForm } from './use-record-form.ts';
export { type RecordList, useRecordList } from './use-record-list.ts';
export { useUsualUnit } from './usual-units.ts';
