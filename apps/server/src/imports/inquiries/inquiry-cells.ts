import type { InquiryTarget } from '@angan/contract/imports/inquiry-targets.ts';
import type { Cells } from '../records/cells.ts';

export type InquiryCells = Cells<InquiryTarget>;
