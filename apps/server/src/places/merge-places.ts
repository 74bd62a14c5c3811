import { sql } from 'kysely';
import type { Context } from '../core/context.ts';
import { isList, type Kind, kinds, type Pointing, pointing } from './pointing.ts';

/** Which places go, and into which each: ids at the same places of both lists. */
interface Pairs {
  readonly from: readonly number[];
  readonly into: readonly number[];
}

/**
 * Moves everything of some places to others and removes the first: records point to the kept one, which takes over the
 * name as an alias and the facts it lacks. A statement a kind of record, however many there are; the triggers keep the
 * link tables and the trail.
 */
export const mergePlaces = async (kind: Kind, pairs: Pairs, context: Context): Promise<void> => {
  if (pairs.from.length === 0) return;
  for (const one of pointing[kind]) await move(one, pairs, context);
  if (kind === 'area') await moveNeighbours(pairs, context);
  await moveNotes(kind, pairs, context);
  await takeOver(kind, pairs, context);
  await sql`delete from ${sql.table(kind)} where company_id = ${context.actor.companyId} and id = any (${pairs.from})`.execute(
    context.db,
  );
};

const joined = ({ from, into }: Pairs) => sql`unnest(${from}::bigint[], ${into}::bigint[]) as pair (gone, kept)`;

const move = async (one: Pointing, pairs: Pairs, { actor, db }: Context) => {
  const records = sql.table(one.of);
  const column = sql.ref(one.column);
  if (!isList(one)) {
    await sql`update ${records} t set ${column} = pair.kept from ${joined(pairs)}
      where t.company_id = ${actor.companyId} and ${sql.ref(`t.${one.column}`)} = pair.gone`.execute(db);
    return;
  }
  // Each id once, at its first place: who has both keeps one.
  const list = sql`(select array_agg(id order by at) from (
      select coalesce(pair.kept, e.id) as id, min(e.at) as at from unnest(${sql.ref(`t.${one.column}`)}) with ordinality e (id, at)
        left join ${joined(pairs)} on pair.gone = e.id group by 1) ids)`;
  await sql`update ${records} t set ${column} = ${list} where t.company_id = ${actor.companyId} and t.id in (
      select ${sql.ref(`l.${one.key}`)} from ${sql.table(one.table)} l
       where l.company_id = ${actor.companyId} and ${sql.ref(`l.${one.column}`)} = any (${pairs.from}::bigint[]))`.execute(
    db,
  );
};

/** Notes say of what kind their record is, so no reference tells of them. */
const moveNotes = async (kind: Kind, pairs: Pairs, { actor, db }: Context) => {
  await sql`update note n set link_id = pair.kept from ${joined(pairs)}
    where n.company_id = ${actor.companyId} and n.link_kind = ${kind} and n.link_id = pair.gone`.execute(db);
};

/** The neighbours of one that goes become the kept one's; what the kept one has said itself stands. */
const moveNeighbours = async (pairs: Pairs, { actor, db }: Context) => {
  await sql`
    insert into area_neighbour (company_id, one, other, km, created_by)
      select n.company_id, least(pair.kept, x.id), greatest(pair.kept, x.id), n.km, n.created_by
        from ${joined(pairs)}
        join area_neighbour n on n.company_id = ${actor.companyId} and pair.gone in (n.one, n.other)
        cross join lateral (select case when n.one = pair.gone then n.other else n.one end as id) x
       where x.id <> pair.kept
    on conflict (company_id, one, other) do nothing`.execute(db);
  await sql`delete from area_neighbour where company_id = ${actor.companyId}
      and (one = any (${pairs.from}::bigint[]) or other = any (${pairs.from}::bigint[]))`.execute(db);
};

const takeOver = async (kind: Kind, pairs: Pairs, { actor, db }: Context) => {
  const { name, facts } = kinds[kind];
  const [k, g] = [sql.ref(`k.${name}`), sql.ref(`g.${name}`)];
  const taken = facts.map((fact) => {
    const [kept, gone] = [sql.ref(`k.${fact}`), sql.ref(`g.${fact}`)];
    return sql`${sql.ref(fact)} = case when coalesce(to_jsonb(${kept}), 'null') in ('null', '""', '[]') then ${gone} else ${kept} end`;
  });
  const aliases = sql`aliases = (select coalesce(array_agg(distinct n order by n), '{}') from unnest(k.aliases || ${g} || g.aliases) n where lower(n) <> lower(${k}))`;
  await sql`update ${sql.table(kind)} k set ${sql.join([aliases, ...taken])}
      from ${joined(pairs)}, ${sql.table(kind)} g
     where k.company_id = ${actor.companyId} and k.id = pair.kept and g.company_id = k.company_id and g.id = pair.gone`.execute(
    db,
  );
};
