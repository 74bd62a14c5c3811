export { AddArea } from './add-area.tsx';
export { AreaField, AreasField } from './area-field.tsx';
export { AskedPropertyField } from './asked-property-field.tsx';
export { AssignDryRun } from './assign-dry-run.tsx';
export { LoanStageBadge, ProjectStatusBadge, PropertyStatusBadge, StageBadge } from './badges.tsx';
export { BrokerageField, type BrokerageTerms } from './brokerage-field.tsx';
export { knownText } from './change-text.ts';
export * from './choices.ts';
export { type ContactChoice, ContactField, contactBody, contactMistake, knownContact } from './contact-field.tsx';
export { ExportMenu } from './export-menu.tsx';
export { useExportTool } from './export-tool.tsx';
export { FactGrid, FactPart, FactStrip, GridFact, OnAsk, OrAsk, Prose, Tags } from './facts.tsx';
export { FieldRuns } from './field-runs.tsx';
export { factsOf, fieldText, furtherColumns } from './field-text.ts';
export { FillList } from './fill-list.tsx';
export { AreaFilter, RecordFilters, useAreaChoices } from './filters.tsx';
export { FindField, type Found } from './find-field.tsx';
export { FollowUpField } from './follow-up-field.tsx';
export { thisEvening } from './follow-up-times.ts';
export * from './found-records.ts';
export { type FieldWidth, KindField, usualWidth } from './kind-field.tsx';
export { type CardProps, ViewSwitch, ViewToggle } from './list-views.tsx';
export { LocalityField } from './locality-field.tsx';
export { MapLink } from './map-link.tsx';
export { localOf, momentAt, momentOf, timeOf } from './moment.ts';
export { areaName, areaOfLocality, makeAreas } from './new-areas.ts';
export { NoRecords } from './no-records.tsx';
export { comingFrom, type Origin, useWayBack } from './origin.ts';
export * from './pair-draft.ts';
export { PasteLink } from './paste-link.tsx';
export {
  addDealPath,
  addLoanPath,
  addUnitPath,
  contactPath,
  contactsPath,
  dealPath,
  editDealPath,
  editInquiryPath,
  editLoanPath,
  editProjectPath,
  editPropertyPath,
  inquiryPath,
  loanPath,
  planTourPath,
  projectPath,
  propertyPath,
  tourPath,
} from './paths.ts';
export { newPropertyForm, pasteForm } from './photo-forms.ts';
export { PickPerson } from './pick-person.tsx';
export { PinField } from './pin-field.tsx';
export { ProjectField, ProjectsField } from './project-field.tsx';
export { ProjectFilter } from './project-filter.tsx';
export * from './project-words.ts';
export * from './property-words.ts';
export { RecordFields } from './record-fields.tsx';
export { RecordListPage } from './record-list-page.tsx';
export { inquiryName, requirementText } from './requirement-text.ts';
export { type SocietyChoice, SocietyField } from './society-field.tsx';
export { SocietyFilter } from './society-filter.tsx';
export { SourceField } from './source-field.tsx';
export { availablePath, openInquiriesPath } from './stock-paths.ts';
export { type TimelineKind, timelineItem } from './timeline-item.ts';
export { inquiryParams, propertyParams, readTypedSearch, wishWords } from './typed-search/index.ts';
export { placeLists } from './typed-search/place-lists.ts';
export { useCityOf } from './use-city-of.ts';
export { useListSelection } from './use-list-selection.ts';
export { useMyTypes } from './use-my-types.ts';
export { useOfficeCities } from './use-office-cities.ts';
export { useProjectChoices } from './use-project-choices.ts';
export { useRecordForm } from './use-record-form.ts';
export { firstPage, namesOf, type RecordDescription, type RecordList, useRecordList } from './use-record-list.ts';
export { useSocieties } from './use-societies.ts';
export { useUsualUnit } from './usual-units.ts';
export { SavedViews } from './views/saved-views.tsx';
export { addToKnown, keepBoth, takeKnown } from './waiting/add-to-known.ts';
export { newPerson, newPersonOf } from './waiting/new-person.ts';
export { versionsOf } from './waiting/versions.ts';
export { WaitingHere } from './waiting/waiting-here.tsx';
