import type { LeadEvent } from '@angan/contract/lead-events/lead-event.ts';
import { leadProblems } from '@angan/contract/lead-events/problems.ts';
import type { LeadResult } from '@angan/domain/leads/index.ts';
import { t } from '@lingui/core/macro';
import { sentence } from '../../core/language/index.ts';
import { requirementText } from '../../records/light.ts';
import { personName } from '../../ui/person-name.ts';
import type { Tone } from '../../ui/status-badge.tsx';

/** Who asked: as the office calls them, else as the portal does. */
export const nameOfLead = ({ contact, name }: Pick<LeadEvent, 'contact' | 'name'>): string =>
  personName(contact?.name || name);

/** What is wanted, in a line: as it was understood, else in the portal's own words. */
export const wantedText = (lead: LeadEvent): string => {
  if (lead.inquiry) return requirementText(lead.inquiry);
  const { bhk, project, locality, city, budget, message, listing } = lead;
  const told = [bhk, project, locality || city, budget].filter(Boolean).join(', ');
  return told || message || listing;
};

export const resultTones: Record<LeadResult, Tone> = {
  Created: 'ok',
  Appended: 'info',
  Duplicate: 'off',
  Skipped: 'off',
  Failed: 'bad',
  Waiting: 'warn',
};

/** What became of a lead, beside its result: 'Q-000741', 'to Q-000702', 'kept once', 'see reason'. */
export const outcomeText = ({ result, inquiry }: Pick<LeadEvent, 'result' | 'inquiry'>): string => {
  switch (result) {
    case 'Created':
      return inquiry?.inquiry_code ?? '';
    case 'Appended':
      return inquiry ? t`to ${inquiry.inquiry_code}` : '';
    case 'Duplicate':
      return t`kept once`;
    case 'Waiting':
      return t`until renewal`;
    default:
      return t`see reason`;
  }
};

/** Why a lead was not made an inquiry, in a sentence; '' where there is nothing to say. */
export const problemText = ({ problem }: Pick<LeadEvent, 'problem'>): string =>
  problem ? sentence(leadProblems, problem) : '';
