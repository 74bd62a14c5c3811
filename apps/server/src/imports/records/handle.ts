export type Columns = Record<string, unknown>;

/** A property or an inquiry that a row can be about. `id` is 0 for one that will be added. */
export interface RecordHandle {
  id: number;
  readonly columns: Columns;
  readonly isDeleted: boolean;
  /** Whether who brings the list in may know of it. */
  readonly isSeen: boolean;
  /** Added by this very import, now or by an earlier chunk, and by which line. */
  readonly isOfThisImport: boolean;
  readonly line: number;
}

/** One that a row adds. */
export const newRecord = (columns: Columns, line: number): RecordHandle => ({
  id: 0,
  columns,
  isDeleted: false,
  isSeen: true,
  isOfThisImport: true,
  line,
});
