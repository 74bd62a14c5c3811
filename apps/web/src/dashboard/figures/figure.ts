import type { FigureName } from '@angan/contract/dashboard/figures.ts';

/** A number of the dashboard with its words, and the list that counts the same, where there is one. */
export interface Figure {
  readonly name: FigureName;
  readonly value: string;
  readonly note?: string | undefined;
  readonly tone?: 'ok' | 'bad' | 'brand' | undefined;
  readonly to?: string | undefined;
}
