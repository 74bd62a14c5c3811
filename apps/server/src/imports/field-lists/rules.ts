import type { Cells } from '../records/cells.ts';
import type { NoteTaker } from '../records/note-taker.ts';
import type { Surroundings } from '../records/record-row.ts';
import type { Aliases } from '../values/pick.ts';

/** What a list of fields knows beyond its fields. */
export interface ListRules {
  /** Words of the trade for the entries of fields that are chosen. */
  readonly words?: Readonly<Record<string, Aliases<string>>>;
  /** What the fields of a row say together, once each is read. */
  readonly together?: (notes: NoteTaker, cells: Cells<string>, around: Surroundings) => void;
}
