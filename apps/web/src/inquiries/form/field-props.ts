import type { InquiryDraft } from './inquiry-draft.ts';

/** What every part of the form of an inquiry is given. */
export interface FieldProps {
  draft: InquiryDraft;
  set: (change: Partial<InquiryDraft>) => void;
  /** The server's or the form's own message under each field, by the field's name. */
  errors: Record<string, string>;
}
