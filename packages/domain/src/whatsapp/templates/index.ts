export { checkTemplate, failuresByField, isFit } from './check.ts';
export { componentsOf, type MetaComponent, type MetaTemplateShape, toMeta } from './components.ts';
export { editRefusal, nextVersionName } from './editing.ts';
export {
  type CardValues,
  cardLines,
  cleanValue,
  type FilledTemplate,
  filledTemplate,
  type TemplateValues,
} from './fill.ts';
export { fromMeta } from './from-meta.ts';
export { editLimits, templateLimits } from './limits.ts';
export { type MarkedPart, markedParts, plainText } from './markup.ts';
export {
  type MediaKind,
  type MediaStatus,
  mediaKindOf,
  mediaKinds,
  mediaLivesDays,
  mediaRenewedAfterDays,
  mediaRules,
  mediaStatuses,
} from './media.ts';
export { filledParts, partWords, unfilledCodes, unfilledIn, unreadPart } from './meta-parts.ts';
export { type RuleCheck, sentenceOf } from './rule-check.ts';
export { sourceExamples, sourceNames, type VariableSource, variableSources } from './sources.ts';
export type {
  CodeButton,
  LocationHeader,
  MediaHeader,
  PhoneButton,
  TemplateButton,
  TemplateCard,
  TemplateCategory,
  TemplateContent,
  TemplateHeader,
  TextHeader,
  WebsiteButton,
} from './types.ts';
export { fillVariables, lengthOf, nextNumber, variableCount, variablesIn } from './variables.ts';
export * from './words.ts';
