import type { Brochure, ShareFormat, ShownVisit } from '@angan/domain/brochure/index.ts';
import type { LanguageTag } from '@angan/domain/lookups/office.ts';

/** All that drawing needs, as it travels to the thread that draws. */
export interface Plan {
  readonly format: ShareFormat;
  /** The language of the paper; what is said of each property, and the day, are in its words already. */
  readonly tag: LanguageTag;
  readonly properties: readonly {
    readonly brochure: Brochure;
    readonly pictures: readonly Uint8Array[];
    readonly visit?: ShownVisit | undefined;
  }[];
  readonly sender: {
    readonly name: string;
    /** As people read it. */
    readonly phone: string;
    readonly company: string;
    readonly rera_no: string;
    readonly colour: string | null;
    readonly foot: string;
    readonly logo: Uint8Array | null;
  };
  readonly code: string;
  /** DD/MM/YYYY */
  readonly date: string;
  readonly link: string;
}
