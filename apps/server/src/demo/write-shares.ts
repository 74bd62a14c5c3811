import type pg from 'pg';
import { makeShare } from '../shares/index.ts';
import { actAs, actingIn } from './act-as.ts';
import { officeMoment } from './calendar.ts';
import type { Written } from './matching.ts';
import type { DemoShare } from './shares.ts';

/** Makes the shares as the product does, each at its moment and by its person, so that the ledger holds; then what became of them. */
export const writeShares = async (
  client: pg.PoolClient,
  { office, propertyIds, inquiryIds }: Written,
  shares: readonly DemoShare[],
): Promise<void> => {
  const known = [];
  for (const { by, age, properties, inquiry, channel, opened, isRevoked } of shares) {
    const context = await actAs(client, office, by, officeMoment(office.now, age));
    const { id } = await makeShare(context, {
      properties: properties.map((one) => propertyIds[one]!),
      inquiry: inquiryIds[inquiry]!,
      channel,
      confirm_rera: true,
    });
    known.push({
      id,
      opened_count: opened?.count ?? 0,
      first_opened_at: opened && officeMoment(office.now, opened.first),
      last_opened_at: opened && officeMoment(office.now, opened.last),
      revoked_at: isRevoked ? officeMoment(office.now, age / 2) : null,
      revoked_by: isRevoked ? context.actor.userId : null,
    });
  }
  await client.query(
    `update share s set opened_count = r.opened_count, first_opened_at = r.first_opened_at, last_opened_at = r.last_opened_at,
        revoked_at = r.revoked_at, revoked_by = r.revoked_by
      from jsonb_populate_recordset(null::share, $2) r where s.company_id = $1 and s.id = r.id`,
    [office.id, JSON.stringify(known)],
  );
  await actingIn(client, '', '');
};
