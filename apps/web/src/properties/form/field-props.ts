import type { PropertyDraft } from './property-draft.ts';

/** What every part of the form of a property is given. */
export interface FieldProps {
  draft: PropertyDraft;
  set: (change: Partial<PropertyDraft>) => void;
  errors: Record<string, string>;
}
