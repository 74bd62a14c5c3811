import type pg from 'pg';

const dayMs = 24 * 60 * 60_000;

/** The platform's office with its first number, and who does there what the demo has had done. */
export interface Place {
  readonly company_id: number;
  readonly created_by: number;
  readonly number: number;
  readonly waba_id: string;
  readonly now: Date;
}

/** Undefined where no number is connected, or where something was written or prepared already: that office is left alone. */
export const placeToFill = async (client: pg.PoolClient, now: Date): Promise<Place | undefined> => {
  const { rows } = await client.query<Omit<Place, 'now'>>(
    `select n.company_id, n.id as number, n.waba_id,
        (select min(u.id) from app_user u where u.company_id = n.company_id and u.usertype = 'Admin') as created_by
       from whatsapp_number n
      where n.company_id = current_company_id() and n.is_default
        and not exists (select 1 from whatsapp_chat c where c.company_id = n.company_id)
        and not exists (select 1 from whatsapp_template t where t.company_id = n.company_id)
        for update of n`,
  );
  return rows[0]?.created_by ? { ...rows[0], now } : undefined;
};

export const daysAgo = ({ now }: Place, days: number): Date => new Date(now.getTime() - days * dayMs);

/** The columns that say whose a row is, by whom and since when. */
export const ownSince = (place: Place, days: number) => {
  const at = daysAgo(place, days);
  const { company_id, created_by } = place;
  return { company_id, created_by, created_date: at, last_updated: at };
};
