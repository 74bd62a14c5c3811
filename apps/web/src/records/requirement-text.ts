import { type Requirement, requirementSummary } from '@angan/domain/requirement.ts';
import { words } from '../core/language/index.ts';

/** What an inquiry asks for, in a line: '3 BHK flat, Bopal or Ambli, up to 95.00 Lakhs, ready'. */
export const requirementText = (inquiry: Requirement): string => requirementSummary(inquiry, words);
