/** What stands in a row's cells, by column: always the text as a person wrote it, never what was made of it. */
export type Cells = Readonly<Record<string, string>>;

export interface GridRow {
  /** Known to the server too: a row that is sent again is the same row. */
  readonly key: string;
  readonly cells: Cells;
  /** What the server said of it, by column; that of a column goes when its cell is changed. */
  readonly refused?: Readonly<Record<string, string>>;
}

/** A line under a cell that is being written. */
export interface Suggestion {
  /** What stands in the cell once it is taken; of a creation, what it makes. */
  readonly label: string;
  readonly create?: () => void;
  /** A name like the typed one, as a question: never taken unless somebody chooses it. */
  readonly asked?: string;
}

export interface GridColumn {
  readonly key: string;
  readonly label: string;
  /** Rem. */
  readonly width: number;
  readonly required?: boolean;
  /** Several values, with commas between them. */
  readonly many?: boolean;
  readonly right?: boolean;
  readonly inputMode?: 'numeric' | 'decimal';
  /** How it is written, for who has it before them: '85 L, 1.25 Cr'. */
  readonly hint?: string;
  /** What one value may be, for what is typed so far, the likeliest first. */
  readonly suggest?: (typed: string, cells: Cells) => readonly Suggestion[];
  /** The text as it stands once the cell is left; what cannot be read stays as it is. */
  readonly tidy?: (text: string, cells: Cells) => string;
}

/** What is to be said of a cell, or under '' of its row. `create`: it names something new, which can be made here. */
export interface CellNote {
  readonly tone: 'bad' | 'warn';
  readonly text: string;
  readonly create?: () => void;
}
export type RowNotes = Readonly<Record<string, CellNote>>;

/** Rows and columns counted from 0. */
export interface Place {
  readonly row: number;
  readonly column: number;
}
export interface Area {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}
