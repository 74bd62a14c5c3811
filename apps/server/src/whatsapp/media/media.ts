import type { Received } from '@angan/contract/kit/call.ts';
import { mediaFilters, type WhatsappMedia, type whatsappMediaCalls } from '@angan/contract/whatsapp/media.ts';
import { mediaTexts } from '@angan/contract/whatsapp/media-texts.ts';
import { type SqlBool, sql } from 'kysely';
import { type Condition, conditionsOf } from '../../core/big-list.ts';
import type { Context } from '../../core/context.ts';
import { nonField, notFound } from '../../core/errors.ts';
import { removeFile } from '../../core/files/index.ts';
import type { Handlers } from '../../core/http/serve.ts';
import { envelope, readPaging } from '../../core/list.ts';
import { addMedia } from './add-media.ts';
import { idAtMeta, sinceAtMeta } from './at-meta.ts';
import { mediumOfProperty } from './of-property.ts';
import { sendAgain } from './send-job.ts';

type Used = WhatsappMedia['used_in'];

const rows = ({ db, actor }: Context) =>
  db
    .selectFrom('whatsapp_media as m')
    .innerJoin('stored_file as f', (join) =>
      join.onRef('f.company_id', '=', 'm.company_id').onRef('f.id', '=', 'm.file'),
    )
    .selectAll('m')
    .select([
      'f.id as file',
      'f.name as file_name',
      'f.bytes',
      idAtMeta('m.file').as('media_id'),
      sinceAtMeta('m.file').as('media_id_date'),
      sql<Used>`(select coalesce(json_agg(json_build_object('id', t.id, 'template_name', t.template_name) order by t.id), '[]')
        from whatsapp_template t where t.company_id = m.company_id and t.header_media = m.id)`.as('used_in'),
    ])
    .where('m.company_id', '=', actor.companyId);
type Row = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number];

const shown = ({ file, ...row }: Row, { services, actor }: Context): WhatsappMedia => ({
  ...(row as Omit<WhatsappMedia, 'file'>),
  file: services.links.link(actor, file),
});

const list = async (query: Received<typeof whatsappMediaCalls.list>['query'], context: Context) => {
  const conditions = conditionsOf('m', mediaFilters, query);
  const where = sql.join([sql<SqlBool>`true`, ...conditions], sql` and `) as Condition;
  const count = async () =>
    (
      await context.db
        .selectFrom('whatsapp_media as m')
        .select(sql<number>`count(*)`.as('count'))
        .where('m.company_id', '=', context.actor.companyId)
        .where(where)
        .executeTakeFirstOrThrow()
    ).count;
  const paging = await readPaging(query, ['-created_date'], count);
  const page = await rows(context)
    .where(where)
    .orderBy('m.created_date', 'desc')
    .orderBy('m.id', 'desc')
    .limit(paging.size + 1)
    .offset(paging.offset)
    .execute();
  return envelope(
    context,
    paging,
    await count(),
    page,
    (row) => row.created_date as unknown as string,
    (row) => shown(row, context),
  );
};

const one = async (id: number, context: Context): Promise<WhatsappMedia> => {
  const row = await rows(context).where('m.id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  return shown(row, context);
};

export const whatsappMediaHandlers: Handlers<typeof whatsappMediaCalls> = {
  list: ({ query }, context) => list(query, context),
  get: ({ params }, context) => one(params.id, context),

  async create({ body: { file, file_type, description } }, context) {
    return one(await addMedia(context, { kind: file_type, file, description, field: 'file' }), context);
  },

  ofProperty: async ({ body }, context) => one(await mediumOfProperty(context, body), context),

  async retry({ params }, context) {
    if (!(await sendAgain(context.db, context.actor.companyId, params.id))) throw notFound();
    return one(params.id, context);
  },

  async remove({ params }, context) {
    const { db, actor } = context;
    const medium = await rows(context).where('m.id', '=', params.id).executeTakeFirst();
    if (!medium) throw notFound();
    if (medium.used_in.length > 0) throw nonField(mediaTexts.inUse(medium.used_in.map((one) => one.template_name)));
    await db
      .deleteFrom('whatsapp_media')
      .where('company_id', '=', actor.companyId)
      .where('id', '=', params.id)
      .execute();
    if (!(await isShown(medium.file, context))) await removeFile(db, actor.companyId, medium.file);
  },
};

/** Whether it stands in a chat as the header of a message or of a card: then its file stays. */
const isShown = async (file: number, { db, actor }: Context): Promise<boolean> => {
  const message = await db
    .selectFrom('whatsapp_message')
    .select('id')
    .where('company_id', '=', actor.companyId)
    .where((is) => is.or([is('media', '=', file), sql<SqlBool>`${file} = any (card_media)`]))
    .limit(1)
    .executeTakeFirst();
  return message !== undefined;
};

/** Files of media are for who sees the media. */
export const maySeeMedia = async ({ actor }: Context): Promise<boolean> =>
  actor.scope('whatsapp_media:view') !== 'none';
