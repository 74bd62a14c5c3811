import type { PaperHead } from '../../core/pdf/index.ts';
import type { PaperContent } from '../paper-content.ts';

/** An invoice, note or voucher. Amounts in rupees. */
export interface PaperPlan {
  readonly kind: 'Invoice' | 'Credit note' | 'Receipt voucher' | 'Refund voucher';
  readonly no: string;
  /** DD/MM/YYYY */
  readonly date: string;
  readonly due: string;
  readonly content: PaperContent;
  readonly taxable: number;
  readonly cgst: number;
  readonly sgst: number;
  readonly igst: number;
  readonly rounding: number;
  readonly total: number;
  readonly gst_rate: number;
  readonly words: string;
}

/** A letter on the office's paper. */
export interface LetterPlan {
  readonly kind: 'Letter';
  readonly office: PaperHead;
  readonly date: string;
  readonly subject: string;
  readonly text: string;
}

/** The terms of a brokerage, to be agreed to or agreed to. */
export interface TermsPlan {
  readonly kind: 'Terms';
  readonly office: PaperHead;
  readonly date: string;
  readonly payer: string;
  readonly about: string;
  /** Each a line: 'Brokerage' and '1 % of the price'. */
  readonly lines: readonly (readonly [string, string])[];
  /** 'Signed by the payer on 12/03/2026, 11:30 AM'; '' as long as they have not. */
  readonly agreed: string;
  readonly signature: Uint8Array | null;
}

/** A table under a title, with what stands over and under it. */
export interface StatementPlan {
  readonly kind: 'Statement';
  readonly office: PaperHead;
  readonly date: string;
  readonly title: string;
  readonly to: string;
  readonly columns: readonly { readonly label: string; readonly width: number; readonly right?: boolean }[];
  readonly rows: readonly (readonly string[])[];
  readonly sums: readonly string[];
  readonly note: string;
}

/** A part of an evidence pack: lines, a table, or pictures of signatures. */
export interface EvidencePart {
  readonly title: string;
  readonly note?: string;
  /** Whether the note says that something is wrong. */
  readonly isBad?: boolean;
  readonly columns?: readonly { readonly label: string; readonly width: number }[];
  readonly rows?: readonly { readonly cells: readonly string[]; readonly isBad?: boolean }[];
  readonly signatures?: readonly { readonly picture: Uint8Array; readonly label: string }[];
}
export interface EvidencePlan {
  readonly kind: 'Evidence';
  readonly office: PaperHead;
  readonly date: string;
  readonly title: string;
  readonly parts: readonly EvidencePart[];
}

export type CommissionPlan = PaperPlan | LetterPlan | TermsPlan | StatementPlan | EvidencePlan;
