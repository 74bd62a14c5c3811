import type { AlertSentence } from '@angan/contract/alerts/alert-sentences.ts';
import type { AlertKind } from '@angan/domain/alerts.ts';
import type { Kysely } from 'kysely';
import { ownerIds, raiseAlerts } from '../alerts/index.ts';
import type { DB } from '../core/database/schema.gen.ts';

interface Told {
  id: number;
  created_by: number | null;
  assigned_to: readonly number[];
}

/** Tells the Owner and those who have a property of something about it; once for each `key` of the property. */
export const tellOf = async (
  db: Kysely<DB>,
  row: Told,
  kind: AlertKind,
  sentence: AlertSentence,
  key: string,
): Promise<void> => {
  const people = [...(await ownerIds(db)), ...row.assigned_to, ...(row.created_by === null ? [] : [row.created_by])];
  await raiseAlerts(db, [
    {
      to: [...new Set(people)],
      kind,
      sentence,
      key: `property ${row.id} ${key}`,
      about: [{ kind: 'property', id: row.id }],
    },
  ]);
};

/** Tells the Owner alone. */
export const tellOwner = async (
  db: Kysely<DB>,
  row: Pick<Told, 'id'>,
  kind: AlertKind,
  sentence: AlertSentence,
  key: string,
): Promise<void> =>
  raiseAlerts(db, [
    {
      to: await ownerIds(db),
      kind,
      sentence,
      key: `property ${row.id} ${key}`,
      about: [{ kind: 'property', id: row.id }],
    },
  ]);
