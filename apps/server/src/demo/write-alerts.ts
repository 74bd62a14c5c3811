import type pg from 'pg';
import type { DemoAlert } from './alerts.ts';
import { officeMoment } from './calendar.ts';
import { insertRows } from './insert-rows.ts';
import type { Written } from './matching.ts';
import { idIn } from './write-people.ts';

/** Writes alerts in the order given, the oldest first, as the bell lists them by their ids. */
export const writeAlerts = async (
  client: pg.PoolClient,
  { office, propertyIds, inquiryIds }: Written,
  alerts: readonly DemoAlert[],
): Promise<void> => {
  const codes = await codesOf(client, office.id);
  const rows = alerts.map(({ to, kind, inquiry, property, say, age, isRead }, i) => {
    const ids = { inquiry: inquiry.map((at) => inquiryIds[at]!), property: property.map((at) => propertyIds[at]!) };
    const raised = officeMoment(office.now, age);
    return {
      company_id: office.id,
      user_id: idIn(office.users, to),
      kind,
      sentence: say({
        inquiry: ids.inquiry.map((id) => codes.get(`inquiry ${id}`)!),
        property: ids.property.map((id) => codes.get(`property ${id}`)!),
      }),
      subjects: [
        ...ids.inquiry.map((id) => ({ kind: 'inquiry', id })),
        ...ids.property.map((id) => ({ kind: 'property', id })),
      ],
      key: `demo ${i}`,
      read_at: isRead ? new Date(office.now.getTime() - 3_600_000) : null,
      created_date: raised,
      last_updated: raised,
    };
  });
  await insertRows(client, 'user_alert', rows);
};

const codesOf = async (client: pg.PoolClient, company: number) => {
  const { rows } = await client.query<{ record: string; code: string }>(
    `select 'property ' || id as record, property_code as code from property where company_id = $1
      union all select 'inquiry ' || id, inquiry_code from inquiry where company_id = $1`,
    [company],
  );
  return new Map(rows.map(({ record, code }) => [record, code]));
};
