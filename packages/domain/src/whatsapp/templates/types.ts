import type { templateCategories } from './words.ts';

/** A template as its people write it; `components.ts` has Meta's side. Fields are named in `check.ts` as section 3.1 does. */
export interface TemplateContent {
  /** As typed; `metaName` makes of it what Meta takes. */
  readonly name: string;
  /** As shown: `en_UK`, which Meta calls `en_GB`. */
  readonly language: string;
  readonly category: TemplateCategory;
  readonly header: TemplateHeader;
  readonly body: string;
  /** Examples of {{1}}, {{2}} and so on; '' where none is given. */
  readonly body_values: readonly string[];
  readonly footer: string;
  readonly buttons: readonly TemplateButton[];
  /** Of a carousel, which Meta has and the editor does not. */
  readonly cards?: readonly TemplateCard[];
}

/** One of two to ten cards side by side; all have the same parts. */
export interface TemplateCard {
  readonly format: 'IMAGE' | 'VIDEO';
  /** '' where its cards have no text. */
  readonly body: string;
  readonly body_values: readonly string[];
  readonly buttons: readonly TemplateButton[];
}

export type TemplateCategory = (typeof templateCategories)[number];

/** A text header without text is no header. */
export type TemplateHeader = TextHeader | MediaHeader | LocationHeader;
export interface TextHeader {
  readonly format: 'TEXT';
  readonly text: string;
  /** The example of its variable. */
  readonly variable: string;
}
export interface MediaHeader {
  readonly format: 'IMAGE' | 'VIDEO' | 'DOCUMENT';
  /** Of the sample: its handle for Meta; while typing anything that is not ''. */
  readonly sample: string;
}
/** A place on a map, which each message names. */
export interface LocationHeader {
  readonly format: 'LOCATION';
}

export type TemplateButton =
  | { readonly type: 'Custom'; readonly text: string }
  | WebsiteButton
  | { readonly type: 'Call on WhatsApp'; readonly text: string; readonly days: number }
  | PhoneButton
  | CodeButton;

export interface WebsiteButton {
  readonly type: 'Visit Website';
  readonly text: string;
  /** Dynamic: the address ends with {{1}}. */
  readonly url_type: 'Static' | 'Dynamic';
  readonly url: string;
  readonly sample_url: string;
  /** Whether Meta counts its clicks. */
  readonly insights: boolean;
}

/** Digits only, both. */
export interface PhoneButton {
  readonly type: 'Call Phone Number';
  readonly text: string;
  readonly country_code: string;
  readonly number: string;
}

/** Its label is WhatsApp's own, and each message names its code. */
export interface CodeButton {
  readonly type: 'Copy Code';
  readonly text: string;
  /** The example. */
  readonly code: string;
}
