import { type RowReason, reasons } from '@angan/contract/imports/row-reasons.ts';
import { valueChoices } from '@angan/contract/imports/values.ts';
import { beginningOf } from '@angan/domain/beginning.ts';
import { oneLine } from '../contacts/words.ts';
import { type FieldPair, readField } from '../values/field.ts';
import type { Aliases } from '../values/pick.ts';
import type { UnknownName } from './record.ts';

/** A row under way: its fields, what is told of it, and the lines that no field takes. */
export class NoteTaker {
  readonly fields: Record<string, unknown> = {};
  readonly why: RowReason[] = [];
  readonly told: RowReason[] = [];
  readonly rest: string[] = [];
  /** What somebody has to ask. */
  readonly asks: RowReason[] = [];
  readonly unknown: UnknownName[] = [];
  readonly #thisYear: number;
  readonly #label: (field: string) => string;

  constructor(thisYear: number, label: (field: string) => string) {
    this.#thisYear = thisYear;
    this.#label = label;
  }

  /** Reads a cell with a field's own reader; what it cannot be goes to the remark, and the row says so. */
  take<T>(field: string, text: string, read: (text: string) => T | undefined): T | undefined {
    if (text === '') return undefined;
    const value = read(text);
    if (value === undefined) this.keep(field, text, reasons.unreadable);
    return value;
  }

  /** The same for fields that their pair reads; the second of two cells goes to the remark. */
  field(field: string, pair: FieldPair, cells: readonly string[], aliases: Aliases<string> = {}): void {
    const [text = '', ...others] = cells;
    const value = this.take(field, text, (given) => readField(pair, given, { thisYear: this.#thisYear, aliases }));
    if (value !== undefined) this.fields[field] = value;
    for (const other of others) this.keep(field, other, reasons.secondToRemark);
  }

  /** A name that nobody knows: its words stay in the remark, which is told unless somebody has decided so. */
  leave(field: string, text: string, meant: string | undefined): void {
    if (meant === valueChoices.leave) this.rest.push(`${this.#label(field)}: ${beginningOf(oneLine(text), 200)}`);
    else this.keep(field, text, reasons.unknownName);
  }

  set(field: string, value: unknown): void {
    if (value !== undefined && value !== null) this.fields[field] = value;
  }

  /** Keeps words in the remark under the field's name, and tells so. */
  keep(
    field: string,
    text: string,
    tell: (given: { readonly field: string; readonly text: string }) => RowReason | readonly RowReason[],
  ): void {
    const label = this.#label(field);
    const short = beginningOf(oneLine(text), 200);
    this.told.push(...[tell({ field: label, text: short })].flat());
    this.rest.push(`${label}: ${short}`);
  }
}
