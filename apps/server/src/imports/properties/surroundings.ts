import type { PropertyTarget } from '@angan/contract/imports/property-targets.ts';
import type { Cells } from '../records/cells.ts';
import type { Decided } from '../records/record.ts';

/** What has to be known beside the row. */
export interface PropertySurroundings {
  readonly thisYear: number;
  readonly decided: Decided;
  /** Names of the office's features. */
  readonly features: readonly string[];
  /** Deal types of rows that say none. */
  readonly usualDeals: readonly number[];
}

export type PropertyCells = Cells<PropertyTarget>;
