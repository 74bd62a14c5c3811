import type pg from 'pg';
import { newCompany } from '../../apps/server/src/company/index.ts';
import { writePlatformLists } from '../../apps/server/src/lookups/index.ts';
import { ids } from './names.ts';

/** By how many of the chats each is found: part of a name, of a number, a word of one message in 600, one of nobody. */
export const words = { name: 'harpreet', number: '90000123', said: 'uttarayan', nobody: 'zzyzx' };

const firstNames = `(array['Mehul','Harpreet','Farida','Devanshi','Joseph','Jigisha','Tarun','Neelam','Imran','Kinjal'])`;
const lastNames = `(array['Trivedi','Virk','Lokhandwala','Parekh','Macwan','Raval','Bhalla','Rathod','Saiyed','Soni','Yadav'])`;
const nameOf = (n: string) => `${firstNames}[1 + ${n} % 10] || ' ' || ${lastNames}[1 + ${n} % 11] || ' ' || ${n}`;

/**
 * As many people who wrote to us, four messages in each of their chats, of one of them very many; every tenth chat is
 * unread, half of the people call themselves something.
 */
export const fillScreens = async (
  owner: pg.Pool,
  { company, number }: { company: number; number: number },
  { chats, long }: { chats: number; long: number },
): Promise<void> => {
  await owner.query(
    `insert into whatsapp_chat (company_id, number, wa_id, talked)
      select $1, $2, '919' || lpad(n::text, 9, '0'), true from generate_series(1, $3::int) n on conflict do nothing`,
    [company, number, chats],
  );
  await owner.query(
    `update whatsapp_chat set profile_name = ${nameOf('id')}, username = case when id % 2 = 0 then 'person.' || id else '' end,
        unread_count = case when id % 10 = 0 then 3 else 0 end, last_incoming_at = now() - id * interval '90 seconds' where company_id = $1`,
    [company],
  );
  const written = (per: string, who: string) => `
    insert into whatsapp_message (company_id, chat, number, direction, kind, body, content, wamid, reply_to, status, at)
      select $1, c.id, $2, case when m % 2 = 0 then 'incoming' else 'outgoing' end, 'text', b.body,
        jsonb_build_object('type', 'text', 'text', jsonb_build_object('body', b.body)),
        'wamid.' || c.id || '.' || m, case when m % 20 = 19 then 'wamid.' || c.id || '.' || (m - 5) end,
        case when m % 2 = 1 then 'read' end, now() - c.id * interval '90 seconds' - m * interval '40 seconds'
        from (select id from whatsapp_chat where ${who}) c, generate_series(0, ${per}) m,
          lateral (select 'Is the flat at road ' || (c.id * 7 + m) % 900 || ' still free?' || case when (c.id * 4 + m) % 600 = 0 then ' We come after uttarayan.' else '' end as body) b`;
  await owner.query(written('3', 'company_id = $1 and id > (select min(id) from whatsapp_chat)'), [company, number]);
  await owner.query(written('$3::int - 1', 'id = (select min(id) from whatsapp_chat)'), [company, number, long]);
  await owner.query(
    `update whatsapp_chat c set last_message_at = m.at, preview = m.body, preview_kind = m.kind, preview_direction = m.direction
      from (select distinct on (chat) * from whatsapp_message where company_id = $1 and broadcast is null order by chat, at desc) m
     where c.company_id = $1 and c.id = m.chat`,
    [company],
  );
  await owner.query('vacuum (analyze, parallel 0) whatsapp_chat, whatsapp_message');
};

const insertContacts = (owner: pg.Pool, company: number, count: number) =>
  owner.query(
    `insert into contact (company_id, name, mobile_number_1, comment, created_date, consent_status, consent_how)
      select $1, ${nameOf('n')}, '9' || lpad(n::text, 9, '0'), 'Wants a ready flat', now() - n * interval '1 minute', 'Given', 'In person'
        from generate_series(1, $2::int) n`,
    [company, count],
  );

/**
 * As many contacts of the platform's company, whom a broadcast goes to, and of a brokerage, whose people work meanwhile;
 * and the template that Meta's stand-in has. Answers the brokerage.
 */
export const fillContacts = async (owner: pg.Pool, company: number, count: number): Promise<number> => {
  await writePlatformLists(owner);
  const brokerage = await newCompany(owner, { company_name: 'Bench Estates' });
  for (const id of [company, brokerage]) await insertContacts(owner, id, count);
  await owner.query(
    `insert into whatsapp_template (company_id, template_name, language, category, status, body, waba_id)
      values ($1, 'bench', 'en', 'UTILITY', 'APPROVED', 'Your visit is on Sunday at ten.', $2)`,
    [company, ids.waba],
  );
  await owner.query('vacuum (analyze, parallel 0)');
  return brokerage;
};
