import type { InquiryFields } from '@angan/contract/inquiries/inquiry-rules.ts';

/** What an inquiry says that needs no row of the company. */
export type InquiryFacts = Omit<
  InquiryFields,
  'contact' | 'area' | 'society_name' | 'source' | 'assigned_to' | 'date_time' | 'next_follow_up' | 'locked_inquiry'
>;

/** One wish as it was heard; the office adds who follows it. */
export interface Wish {
  readonly areas: readonly string[];
  readonly facts: InquiryFacts & { readonly property_type: number; readonly deal_type: number[] };
}

/** An inquiry of the demo before it has ids: places and people by their names. */
export interface DemoInquiry extends Wish {
  /** The place in the list of contacts. */
  readonly contact: number;
  readonly source: string | undefined;
  readonly assigned_to: readonly string[];
  readonly locked_inquiry: boolean;
  readonly created_by: string;
  /** Minutes of office time since it came. */
  readonly age: number;
  /** Minutes of office time until the next step; below 0 it is overdue. */
  readonly follow_up: number | null;
}
