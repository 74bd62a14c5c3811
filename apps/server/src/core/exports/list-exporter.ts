import { type ListExport, mostExported, type SheetFormat, tooManyToExport } from '@angan/contract/kit/list-export.ts';
import { type ReferredTo, referred } from '@angan/contract/kit/pairs.ts';
import type { Fields } from '@angan/contract/kit/presented.ts';
import { pageSize, type Resource } from '@angan/contract/kit/resource.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import type { Permission } from '@angan/domain/roles.ts';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { forbidden, nonField } from '../errors.ts';
import { maskedAnswer } from '../http/mask-answer.ts';
import type { Handler } from '../http/serve.ts';
import { mayDo } from '../may-do.ts';
import { cellsOf, type NameOf } from './cells.ts';
import { sheetKinds } from './sheet-formats.ts';

type List = Handler<Resource['calls']['list']>;
type Query = Parameters<List>[0]['query'];
interface Row extends Readonly<Record<string, unknown>> {
  readonly id: number;
}

/**
 * The handler that writes a list into a file: what the list would show its reader, page after page, in the columns of the
 * noun's fields. It stands on the trail who took it and how much it was.
 */
export const listExporter =
  <R extends Resource>(
    { one, calls }: R,
    { title, fields, list }: { readonly title: string; readonly fields: Fields; readonly list: unknown },
  ): Handler<ListExport> =>
  async ({ body: { format, ...filters } }, context) => {
    const { actor, db, services } = context;
    if (!(await mayDo(context, `${one}:view` as Permission))) throw forbidden();
    const whole = actor.scope('contact:number') === 'all';
    const shown = <T>(value: T): T => (whole ? value : maskedAnswer(value));
    const nameOf = await namesIn(fields, context);
    const kind = sheetKinds[format as SheetFormat];
    const writer = await kind.open<Row>(title, fields, (row) => shown(cellsOf(fields, shown(row), nameOf)));
    let count = 0;
    for (let next: object | undefined = {}; next; ) {
      const query = { ...filters, ...next, page_size: String(pageSize.most) } as Query;
      const page = calls.list.answer.parse(await (list as List)({ query, params: {}, body: undefined }, context));
      if (page.count > mostExported) throw nonField(tooManyToExport);
      await writer.add(page.results as unknown as Row[]);
      count += page.results.length;
      next = page.next === null ? undefined : placeIn(page.next);
    }
    const content = await writer.end();
    await sql`select note_access('exported', ${one}, 0, ${JSON.stringify({ ...filters, format, whole, count })}::jsonb)`.execute(
      db,
    );
    return {
      file_name: `${title} ${dayInIndia(services.now().toISOString())}.${kind.extension}`,
      content: content.toString('base64'),
    };
  };

/** Where the next page begins, as its link says. */
const placeIn = (link: string) => {
  const { searchParams } = new URL(link);
  const [page, cursor] = [searchParams.get('page'), searchParams.get('cursor')];
  return { ...(page && { page }), ...(cursor && { cursor }) };
};

/** The names of all that the fields refer to, read once for the file. */
const namesIn = async (fields: Fields, { actor, db }: Context): Promise<NameOf> => {
  const used = new Set(Object.values(fields).flatMap(({ to }) => to ?? []));
  const names = new Map<ReferredTo, ReadonlyMap<unknown, string>>();
  for (const to of used) {
    const { rows } = await sql<{ id: number; name: string }>`
      select id, ${sql.ref(referred[to])} as name from ${sql.table(to)} where company_id = ${actor.companyId}`.execute(
      db,
    );
    names.set(to, new Map(rows.map(({ id, name }) => [id, name])));
  }
  return ({ to }, id) => (to && names.get(to)?.get(id)) ?? '';
};
