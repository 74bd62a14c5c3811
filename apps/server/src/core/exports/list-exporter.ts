import { type ListExport, mostExported, type SheetFormat, tooManyToExport } from '@angan/contract/kit/list-export.ts';
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
import { between, type Columns, cellsOf, columnsOf, type Named, type NamesOf, named } from './cells.ts';
import { sheetKinds } from './sheet-formats.ts';

type List = Handler<Resource['calls']['list']>;
type Query = Parameters<List>[0]['query'];
interface Row extends Readonly<Record<string, unknown>> {
  readonly id: number;
}

interface Exported<R extends Resource> {
  readonly title: string;
  readonly fields: Fields;
  readonly list: Handler<R['calls']['list']>;
  /** What stands in the file where that is more than the fields. */
  readonly columns?: Columns<never>;
  /** Whose names these columns ask for. */
  readonly names?: readonly Named[];
  /** What else is written down of the records that were taken. */
  readonly onTaken?: (context: Context, ids: readonly number[]) => Promise<void>;
}

/**
 * The handler that writes a list into a file: what the list would show its reader, page after page, in the columns of the
 * noun's fields. It stands on the trail who took it and how much it was.
 */
export const listExporter =
  <R extends Resource>(
    { one, calls }: R,
    { title, fields, list, names = [], columns = columnsOf(fields), onTaken }: Exported<R>,
  ): Handler<ListExport> =>
  async ({ body: { format, ...filters } }, context) => {
    const { actor, db, services } = context;
    if (!(await mayDo(context, `${one}:view` as Permission))) throw forbidden();
    const whole = actor.scope('contact:number') === 'all';
    const shown = <T>(value: T): T => (whole ? value : maskedAnswer(value));
    const namesOf = await namesIn([...names, ...Object.values(fields).flatMap(({ to }) => to ?? [])], context);
    const kind = sheetKinds[format as SheetFormat];
    const writer = await kind.open<Row>(title, columns as Columns<Row>, (row) =>
      shown(cellsOf(columns as Columns<Row>, shown(row), namesOf)),
    );
    const taken: number[] = [];
    for (let next: object | undefined = {}; next; ) {
      const query = { ...filters, ...next, page_size: String(pageSize.most) } as Query;
      const page = calls.list.answer.parse(
        await (list as unknown as List)({ query, params: {}, body: undefined }, context),
      );
      if (page.count > mostExported) throw nonField(tooManyToExport);
      await writer.add(page.results as unknown as Row[]);
      for (const { id } of page.results as unknown as Row[]) taken.push(id);
      // Of a search no more are counted than its cap.
      if (taken.length > mostExported) throw nonField(tooManyToExport);
      next = page.next === null ? undefined : placeIn(page.next);
    }
    const content = await writer.end();
    const count = taken.length;
    await sql`select note_access('exported', ${one}, 0, ${JSON.stringify({ ...filters, format, whole, count })}::jsonb)`.execute(
      db,
    );
    await onTaken?.(context, taken);
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

/** The names of all that the columns refer to, read once for the file. */
export const namesIn = async (
  tables: readonly Named[],
  { actor, db }: Pick<Context, 'actor' | 'db'>,
): Promise<NamesOf> => {
  const names = new Map<Named, ReadonlyMap<unknown, string>>();
  for (const table of new Set(tables)) {
    const { rows } = await sql<{ id: number; name: string }>`
      select id, ${sql.ref(named[table])} as name from ${sql.table(table)} where company_id = ${actor.companyId}`.execute(
      db,
    );
    names.set(table, new Map(rows.map(({ id, name }) => [id, name])));
  }
  return (table, ids) =>
    [ids]
      .flat()
      .flatMap((id) => names.get(table)?.get(id) || [])
      .join(between);
};
