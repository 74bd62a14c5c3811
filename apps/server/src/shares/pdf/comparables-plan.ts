import type { LanguageTag } from '@angan/domain/lookups/office.ts';
import type { Plan } from './plan.ts';

/** All that drawing a sheet of comparables needs, in words, as it travels to the thread that draws. */
export interface ComparablesPlan extends Pick<Plan, 'sender' | 'date'> {
  readonly format: 'Comparables';
  /** The language of the paper; what is in the plan is in its words already. */
  readonly tag: LanguageTag;
  readonly title: string;
  readonly place: string;
  /** What is asked for it, and its rate: '95.00 Lakhs', '7,036 per sqft carpet'; '' where not known. */
  readonly asked: string;
  readonly rate: string;
  /** What others say together, as big figures with what each is; none where they are too few. */
  readonly range: readonly { readonly value: string; readonly label: string }[];
  /** 'From 6 comparables' */
  readonly basis: string;
  readonly rows: readonly {
    readonly title: string;
    readonly place: string;
    readonly size: string;
    readonly price: string;
    readonly rate: string;
    /** 'Sold 12/10/2026', 'Asked 18/11/2026' */
    readonly when: string;
  }[];
  readonly note: string;
}
