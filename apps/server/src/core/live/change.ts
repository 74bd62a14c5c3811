import type { Entity } from '@angan/domain/entities.ts';

/** A change as the database tells it: never what is in the record, only what decides who may hear of it. */
export interface Change {
  readonly company: number;
  readonly entity: Entity;
  readonly id: number;
  readonly action: 'created' | 'changed' | 'deleted';
  readonly locked?: string | null;
  readonly property_type?: number | null;
  /** Whose the record is, and where, as far as it says so. */
  readonly created_by?: number | null;
  readonly assigned_to?: readonly number[];
  readonly area?: readonly number[];
  /** Any area will do. */
  readonly any_area?: boolean;
  /** The one person whom it concerns, where it is only theirs. */
  readonly user?: number;
}
