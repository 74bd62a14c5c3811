import type { AlertRecords } from '@angan/contract/alerts/alerts.ts';
import { type SqlBool, sql } from 'kysely';
import type { AlertReader } from '../alerts/index.ts';
import { propertyRows } from './property-row.ts';
import { showProperty } from './show-property.ts';
import { visibleProperties } from './visible-properties.ts';

/** A property inside an alert. */
export const propertiesInAlerts: AlertReader<AlertRecords['property']> = {
  visible: (actor, id) =>
    sql<SqlBool>`exists (select 1 from property p where ${visibleProperties(actor)} and p.id = ${id})`,
  async read(context, ids) {
    const rows = await propertyRows(context.db, context.actor.companyId)
      .where(visibleProperties(context.actor))
      .where('p.id', 'in', ids)
      .execute();
    return rows.map((row) => showProperty(row, context));
  },
};
