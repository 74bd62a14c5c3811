export { type Choice, ChoiceChips } from './choice-chips.tsx';
export { errorLine } from './error-line.tsx';
export { FormDialog } from './form-dialog.tsx';
export { LookupField } from './lookup-field.tsx';
export { PhoneField } from './phone-field.tsx';
export { SuggestField, TextAreaField, TextField } from './text-field.tsx';
