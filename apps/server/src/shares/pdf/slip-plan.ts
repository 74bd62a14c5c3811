import type { LanguageTag } from '@angan/domain/lookups/office.ts';
import type { Plan } from './plan.ts';

/** All that drawing a visit slip needs, as it travels to the thread that draws. */
export interface SlipPlan extends Pick<Plan, 'sender' | 'code' | 'date'> {
  readonly format: 'Visit slip';
  /** The language of the paper; what is said of each stop is in its words already. */
  readonly tag: LanguageTag;
  /** '' where whoever made it may not know. */
  readonly visitor: string;
  /** '*******768', or ''. */
  readonly number: string;
  readonly stops: readonly {
    readonly code: string;
    readonly title: string;
    readonly place: string;
    /** '21/11/2026, 11:30 AM' */
    readonly when: string;
    readonly minutes: number;
    readonly said: string;
    /** 'Checked in at 11:32 AM, 120 m from the property', or ''. */
    readonly check_in: string;
    readonly terms: string;
  }[];
  /** Whether they confirmed it at all. */
  readonly isConfirmed: boolean;
  /** How the visitor confirmed, in a sentence. */
  readonly confirmed: string;
  readonly signature: Uint8Array | null;
}
