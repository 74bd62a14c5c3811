import type { Received } from '@angan/contract/kit/call.ts';
import { noteLimits } from '@angan/contract/notes/note-lists.ts';
import type { Note, noteCalls } from '@angan/contract/notes/notes.ts';
import { taskTexts } from '@angan/contract/tasks/texts.ts';
import { maskNumbersIn } from '@angan/domain/mobile.ts';
import { runsTheOffice } from '@angan/domain/roles.ts';
import { type SqlBool, sql } from 'kysely';
import { seesNumbers } from '../contacts/index.ts';
import type { Condition } from '../core/big-list.ts';
import type { Actor, Context } from '../core/context.ts';
import { fieldErrors, forbidden, notFound } from '../core/errors.ts';
import type { Handlers } from '../core/http/serve.ts';
import { keepHiddenNumbers } from '../core/keep-hidden-numbers.ts';
import { named } from '../core/named.ts';
import { linked, visibleNotes } from './linked.ts';

interface NoteRow extends Omit<Note, 'link' | 'may_edit'> {
  link_kind: NonNullable<Note['link']>['kind'] | null;
  link_id: number | null;
}

const columns = sql`n.id, n.text, n.colour, n.is_pinned, n.remind_at, n.visibility, n.created_by, n.created_date, n.link_kind, n.link_id`;

const mayEdit = (actor: Actor, { created_by }: { created_by: number | null }): boolean =>
  created_by === actor.userId || runsTheOffice(actor.usertype);

const show = ({ link_kind, link_id, ...row }: NoteRow, { actor }: Context): Note => ({
  ...row,
  text: seesNumbers(actor) ? row.text : maskNumbersIn(row.text),
  link: link_kind === null ? null : { kind: link_kind, id: link_id! },
  may_edit: mayEdit(actor, row),
});

/** Notes that the reader may see, pinned ones first, then the newest, and how many there are, counted to one more than are listed. */
const list = async (where: Condition, most: number, context: Context): Promise<{ count: number; results: Note[] }> => {
  const { rows } = await sql<NoteRow & { count: number }>`
    select *, count(*) over () as count from (
      select ${columns} from note n where ${visibleNotes(context.actor)} and ${where}
       order by n.is_pinned desc, n.created_date desc, n.id desc limit ${noteLimits.listed + 1}
    ) n order by is_pinned desc, created_date desc, id desc limit ${most}`.execute(context.db);
  return { count: rows[0]?.count ?? 0, results: rows.map(({ count: _, ...row }) => show(row, context)) };
};

/** The first notes, as Home has them. */
export const notesOfHome = (most: number, context: Context) => list(sql<SqlBool>`true`, most, context);

const readNote = async (context: Context, id: number): Promise<Note> => {
  const { results } = await list(sql<SqlBool>`n.id = ${id}`, 1, context);
  if (!results[0]) throw notFound();
  return results[0];
};

type Given = Partial<Received<typeof noteCalls.create>['body']>;

/** Refuses a reminder that lies behind, and what is for the owners' eyes from who is none. */
const check = ({ remind_at, visibility }: Given, { actor, services }: Context): void => {
  if (remind_at && Date.parse(remind_at) <= services.now().getTime())
    throw fieldErrors({ remind_at: [taskTexts.past] });
  if (visibility === 'Owner and Co-Owner' && !runsTheOffice(actor.usertype)) throw forbidden();
};

/** A note that the actor may change, also a deleted one where that is meant; any other is the same 404. */
const held = async ({ actor, db }: Context, id: number, isDeleted: boolean) => {
  const row = await db
    .selectFrom('note as n')
    .select(['n.id', 'n.created_by', 'n.visibility', 'n.text'])
    .where('n.company_id', '=', actor.companyId)
    .where('n.id', '=', id)
    .where('n.is_deleted', '=', isDeleted)
    .forNoKeyUpdate()
    .executeTakeFirst();
  const isTheirs = row && (row.visibility !== 'Only me' || row.created_by === actor.userId);
  if (!row || !isTheirs || !mayEdit(actor, row)) throw notFound();
  return row;
};

const change = ({ actor, db }: Context, id: number, values: object) =>
  db.updateTable('note').set(values).where('company_id', '=', actor.companyId).where('id', '=', id).execute();

export const noteHandlers: Handlers<typeof noteCalls> = {
  list: ({ query }, context) => {
    const ofKind = query.link_kind ? sql`n.link_kind = ${query.link_kind}` : sql`true`;
    const ofRecord = query.link_id ? sql`n.link_id = ${query.link_id}` : sql`true`;
    return list(sql<SqlBool>`${ofKind} and ${ofRecord}`, noteLimits.listed, context);
  },

  async create({ body }, context) {
    const { actor, db } = context;
    const { link, ...fields } = body;
    check(fields, context);
    if (link) await linked[link.kind].find(context, link.id);
    const { id } = await db
      .insertInto('note')
      .values({
        company_id: actor.companyId,
        created_by: actor.userId,
        text: fields.text,
        link_kind: link?.kind ?? null,
        link_id: link?.id ?? null,
        ...named({ ...fields, text: undefined }),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return readNote(context, id);
  },

  async update({ params, body }, context) {
    const row = await held(context, params.id, false);
    check(body, context);
    const given = named(keepHiddenNumbers(context.actor, row, body));
    if (Object.keys(given).length > 0) await change(context, params.id, given);
    return readNote(context, params.id);
  },

  async remove({ params }, context) {
    await held(context, params.id, false);
    await change(context, params.id, { is_deleted: true });
  },

  async restore({ params }, context) {
    await held(context, params.id, true);
    await change(context, params.id, { is_deleted: false });
    return readNote(context, params.id);
  },
};
