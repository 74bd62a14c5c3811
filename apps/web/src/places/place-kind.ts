import type { Permission } from '@angan/domain/roles.ts';
import type { ReactNode } from 'react';
import type { RowAction } from '../ui/data-list/index.ts';

type NounThatMay<Action extends string, P = Permission> = P extends `${infer Noun}:${Action}` ? Noun : never;

/** What areas, societies, features and other plain lists differ in where their rows are merged and deleted. */
export interface PlaceKind<Row extends { id: number }> {
  /** 'Area' */
  what: string;
  /** The permission's and the table's name. */
  noun: NounThatMay<'create'> & NounThatMay<'delete'>;
  nameOf: (row: Row) => string;
  remove: (id: number) => Promise<unknown>;
  /** Left out, with `field`, where rows are not merged. */
  merge?: (id: number, into: number) => Promise<Row>;
  /** Adds the row again, as it was; its id is a new one. */
  putBack: (row: Row) => Promise<Row>;
  /** The field that the row to keep is chosen in. */
  field?: (props: {
    row: Row;
    value: number | null;
    error: string | undefined;
    onChange: (id: number | null) => void;
  }) => ReactNode;
}

/** What the panel of an open place is given. */
export interface PlacePanelProps<Row> {
  id: number;
  /** The place as the list has it, shown until the record itself is there. */
  listed: Row | undefined;
  actions: readonly RowAction<Row>[] | undefined;
  onEdit: () => void;
  onClose: () => void;
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
}
