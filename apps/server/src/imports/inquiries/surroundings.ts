import type { InquiryTarget } from '@angan/contract/imports/inquiry-targets.ts';
import type { Cells } from '../records/cells.ts';
import type { Decided } from '../records/record.ts';

/** What has to be known beside the row. */
export interface InquirySurroundings {
  readonly thisYear: number;
  readonly decided: Decided;
  readonly features: readonly string[];
  readonly usualDeals: readonly number[];
}
export type InquiryCells = Cells<InquiryTarget>;
