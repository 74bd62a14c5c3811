import type { ContactRef } from '@angan/contract/kit/nested.ts';
import { type Requirement, requirementSummary } from '@angan/domain/requirement.ts';
import { words } from '../core/language/index.ts';

/** What an inquiry asks for, in a line: '3 BHK flat, Bopal or Ambli, up to 95.00 Lakhs, ready'. */
export const requirementText = (inquiry: Requirement): string => requirementSummary(inquiry, words);

/** Whose it is, or what is asked for where the person's name is not for the reader: what it is called wherever it is told of. */
export const inquiryName = (inquiry: Requirement & { contact: Pick<ContactRef, 'name'> }): string =>
  inquiry.contact.name.trim() || requirementText(inquiry);
