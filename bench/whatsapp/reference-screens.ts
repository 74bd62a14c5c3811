import Fastify from 'fastify';
import pg from 'pg';
import { databaseTypes } from '../../apps/server/src/core/database/types.ts';
import { ports } from './names.ts';

/**
 * What the screens of chats are held against: bare Fastify routes, hand-written statements on the same tables and
 * indexes, for one company and one chat that are written in. No session, no wall, no schema of the answer.
 */
const { DATABASE, FILLED } = process.env;
const { company, chat, middle } = JSON.parse(FILLED!) as { company: number; chat: number; middle: number };
const pool = new pg.Pool({
  connectionString: DATABASE,
  max: 20,
  types: databaseTypes,
  options: '-c timezone=Asia/Kolkata -c plan_cache_mode=force_custom_plan',
});
const mine = `c.company_id = ${company} and c.talked`;
const counted = (more: string) => `(select count(*) from whatsapp_chat c where ${mine} and ${more})`;
const counts = `select ${counted('c.unread_count > 0')} as unread, ${counted('c.assigned_to = 1')} as mine,
    ${counted(`c.last_incoming_at > now() - interval '1 day'`)} as open`;
const rows = (where: string) => `
  select c.id, c.number, c.wa_id, c.username, c.profile_name, c.contact, k.name as contact_name, c.assigned_to, u.first_name, u.last_name,
      c.last_incoming_at, c.last_message_at, c.preview, c.preview_kind, c.preview_direction, c.unread_count
    from whatsapp_chat c left join contact k on k.company_id = c.company_id and k.id = c.contact
    left join app_user u on u.company_id = c.company_id and u.id = c.assigned_to
   where ${mine} and ${where} order by c.last_message_at desc, c.id desc limit 25`;

const app = Fastify();
const list = async (where: string) => {
  const [page, total, all] = await Promise.all([
    pool.query(rows(where)),
    pool.query(`select count(*) as total from whatsapp_chat c where ${mine} and ${where}`),
    pool.query(counts),
  ]);
  return { count: total.rows[0].total, next: null, previous: null, results: page.rows, counts: all.rows[0] };
};
app.get('/chats', () => list('true'));
app.get('/unread', () => list('c.unread_count > 0'));

/** At most 1,000 of each kind, as the product. */
app.get('/search', async (request) => {
  const { word } = request.query as { word: string };
  const like = `like ${pg.escapeLiteral(`%${word}%`)}`;
  const found = await pool.query(`
    select chat, max(message) as message from (
      (select c.id as chat, null::bigint as message from whatsapp_chat c where ${mine} and c.search_text ${like} limit 1000)
      union all (select c.id, null from contact k join whatsapp_chat c on c.company_id = ${company} and c.contact = k.id
        where k.company_id = ${company} and not k.is_deleted and c.talked and k.search_text ${like} limit 1000)
      union all (select m.chat, m.id from whatsapp_message m
        where m.company_id = ${company} and m.broadcast is null and m.body <> '' and m.kind <> 'reaction' and lower(m.body) ${like} limit 1000)
    ) f group by chat`);
  const answer = await list(`c.id in (${found.rows.map((row) => row.chat).join(',') || '0'})`);
  const lines = await pool.query('select id, kind, body from whatsapp_message where id = any ($1)', [
    found.rows.flatMap(({ message }) => message ?? []),
  ]);
  return { ...answer, lines: lines.rows };
});

const messages = (where: string) => `
  select m.*, q.body as quoted, q.direction as quoted_direction, f.name, f.content_type, f.bytes, u.first_name, u.last_name,
      (select json_agg(r.body) from whatsapp_message r where r.company_id = ${company} and r.number = m.number and r.reply_to = m.wamid and r.kind = 'reaction') as reactions
    from (select * from whatsapp_message m where m.company_id = ${company} and m.chat = ${chat} and m.kind <> 'reaction'
      and (m.kind <> 'system' or m.body <> '') and ${where} order by m.at desc, m.id desc limit 26) m
    left join whatsapp_message q on q.company_id = ${company} and q.number = m.number and q.wamid = m.reply_to
    left join stored_file f on f.company_id = ${company} and f.id = m.media
    left join app_user u on u.company_id = ${company} and u.id = m.created_by
   order by m.at desc, m.id desc`;
const at = await pool.query(
  `select at::text as at, id from whatsapp_message where company_id = ${company} and chat = ${chat} order by at desc, id desc offset ${middle} limit 1`,
);
app.get('/messages', async () => ({ results: (await pool.query(messages('true'))).rows }));
app.get('/middle', async () => ({
  results: (await pool.query(messages(`(m.at, m.id) < ('${at.rows[0].at}', ${at.rows[0].id})`))).rows,
}));
await app.listen({ port: ports.reference, host: '127.0.0.1' });
process.send?.('ready');
