/** The papers that a deal begins with (domain 3.11). */
import type { DealType } from '../lookups/deal-types.ts';
import { dealStagesOf, type policeVerifications, rentChecklist, rentStages, saleChecklist } from '../lookups/deals.ts';

export interface ChecklistItem {
  readonly item: string;
  readonly done: boolean;
}

/** What is not needed counts as done, so that the count can reach its end. */
export const checklistOf = (dealType: DealType, police: (typeof policeVerifications)[number]): ChecklistItem[] =>
  (dealStagesOf(dealType) === rentStages ? rentChecklist : saleChecklist).map((item) => ({
    item,
    done: item === 'Police verification' && police !== 'Pending',
  }));
