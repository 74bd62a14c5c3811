/** Why somebody may not see a text. */
export type Reason =
  | 'number'
  | 'address'
  | 'vault'
  | 'locked'
  | 'residential'
  | 'commercial'
  | 'of another'
  | 'elsewhere'
  | 'company';

/** A text that somebody may not see. */
export interface Secret {
  readonly reason: Reason;
  readonly text: string;
}
