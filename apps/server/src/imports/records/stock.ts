import type { RecordKind } from '@angan/contract/imports/kinds.ts';
import { closedInquiryStages } from '@angan/domain/lookups/inquiries.ts';
import { unitKey } from '@angan/domain/unit-key.ts';
import type { SizeUnit } from '@angan/domain/units.ts';
import { toSqft } from '@angan/domain/units.ts';

export type Columns = Record<string, unknown>;

/** A property or an inquiry that a row can be about. `id` is 0 for one that will be added. */
export interface Handle {
  id: number;
  readonly columns: Columns;
  readonly code: string;
  readonly isDeleted: boolean;
  /** Whether who brings the list in may know of it. */
  readonly isSeen: boolean;
  /** Added by this very import, now or by an earlier chunk, and by which line. */
  readonly isOfThisImport: boolean;
  readonly line: number;
}

/** How far sizes of one property may lie apart. */
const sizeApart = 0.05;

/** Records by what makes two of them the same (domain 6.5). */
export class Stock {
  readonly #kind: RecordKind;
  readonly #by = new Map<string, Handle[]>();

  constructor(kind: RecordKind) {
    this.#kind = kind;
  }

  add(handle: Handle): Handle {
    for (const key of this.#keys(handle.columns)) {
      const held = this.#by.get(key);
      if (held) held.push(handle);
      else this.#by.set(key, [handle]);
    }
    return handle;
  }

  /** The record that a row is about; of several the first that was added here. */
  find(columns: Columns): Handle | undefined {
    for (const key of this.#keys(columns)) {
      const found = this.#by.get(key)?.find((one) => this.#isSame(key, one.columns, columns));
      if (found) return found;
    }
    return undefined;
  }

  #keys(columns: Columns): string[] {
    const { source, external_ref, contact } = columns;
    const ref = external_ref ? [`ref ${source ?? ''} ${external_ref}`] : [];
    if (this.#kind === 'Inquiries') return [...(contact ? [`asks ${contact} ${columns.property_type}`] : []), ...ref];
    const unit = unitKey(String(columns.wing ?? ''), String(columns.unit_no ?? ''));
    const [area] = (columns.area as number[]) ?? [];
    if (columns.society_name && unit) return [`unit ${columns.society_name} ${unit}`, ...ref];
    return [...(contact ? [`of ${contact} ${columns.property_subtype} ${area}`] : []), ...ref];
  }

  #isSame(key: string, one: Columns, other: Columns): boolean {
    if (key.startsWith('of ')) {
      const [a, b] = [sqftOf(one), sqftOf(other)];
      return a !== null && b !== null && Math.abs(a / b - 1) <= sizeApart;
    }
    if (!key.startsWith('asks ')) return true;
    const deals = one.deal_type as number[];
    const isOpen = !closedInquiryStages.some((stage) => stage === one.stage);
    return isOpen && (other.deal_type as number[]).some((deal) => deals.includes(deal));
  }
}

const sqftOf = ({ size, size_unit }: Columns): number | null =>
  typeof size === 'number' && size_unit ? toSqft(size, size_unit as SizeUnit) : null;
