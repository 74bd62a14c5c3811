import type { PropertyTarget } from '@angan/contract/imports/property-targets.ts';
import type { Cells } from '../records/cells.ts';

export type PropertyCells = Cells<PropertyTarget>;
