/** The light door: what of the records a first screen needs. It must bring no field, no list and no dialog along. */
export { contactPath, dealPath, inquiryPath, loanPath, projectPath, propertyPath, tourPath } from './paths.ts';
export { homeName, placeOf, priceText, propertyName } from './property-words.ts';
export { inquiryName, requirementText } from './requirement-text.ts';
