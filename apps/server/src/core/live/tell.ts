import { sql } from 'kysely';

/** Part of a query: tells live screens, once the transaction is through, that records of a kind changed, and not which. */
export const tell = (companyId: number, entity: string) =>
  sql`pg_notify('angan_change', ${JSON.stringify({ company: companyId, entity, id: 0, action: 'changed' })})`;
