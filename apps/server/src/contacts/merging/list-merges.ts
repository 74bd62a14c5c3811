import type { Merged, mergeCalls } from '@angan/contract/contacts/merging.ts';
import type { Received } from '@angan/contract/kit/call.ts';
import { sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import { envelope, readPaging } from '../../core/list.ts';

interface Row extends Merged {
  total: number;
}

/** A page of the merges that can be undone, newest first. */
export const listMerges = async (query: Received<typeof mergeCalls.merges>['query'], context: Context) => {
  const { actor, db, services } = context;
  const now = services.now().toISOString();
  const count = async () => {
    const { rows } = await sql<{ count: number }>`select count(*) as count from contact_merge
      where company_id = ${actor.companyId} and undo_until > ${now}::timestamptz`.execute(db);
    return rows[0]!.count;
  };
  const paging = await readPaging(query, ['-id'], count);
  const { rows } = await sql<Row>`
    select m.id, m.run, m.created_date, m.undo_until,
        json_build_object('id', i.id, 'name', i.name, 'mobile_number_1', i.mobile_number_1) as into,
        (select json_agg(json_build_object('id', c.id, 'name', c.name, 'mobile_number_1', c.mobile_number_1) order by c.id)
           from contact_merge_person p join contact c on c.company_id = p.company_id and c.id = p.contact_id
          where p.company_id = m.company_id and p.merge = m.id) as people,
        coalesce(concat_ws(' ', nullif(u.first_name, ''), nullif(u.last_name, '')), '') as by
      from (select * from contact_merge where company_id = ${actor.companyId} and undo_until > ${now}::timestamptz
        order by id desc limit ${paging.size + 1} offset ${paging.offset}) m
      join contact i on i.company_id = m.company_id and i.id = m.into_contact
      left join app_user u on u.company_id = m.company_id and u.id = m.created_by
     order by m.id desc`.execute(db);
  return envelope(
    context,
    paging,
    await count(),
    rows,
    (row) => String(row.id),
    (row) => row,
  );
};
