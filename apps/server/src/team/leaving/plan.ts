import type { HandoverKind } from '@angan/contract/team/team.ts';
import { sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import { openOf } from './open-work.ts';
import { dealOut, type Recipient, type Recipients } from './recipients.ts';

/** Who gets which record, by kind and id. */
export type Plan = Readonly<Record<HandoverKind, ReadonlyMap<number, Recipient>>>;

interface Open {
  readonly id: number;
  readonly property_type: number | null;
  readonly locked: boolean;
}
interface OpenTask extends Open {
  readonly inquiry: number | null;
  readonly property: number | null;
  readonly loan: number | null;
}

const columns: Readonly<Record<Exclude<HandoverKind, 'task'>, ReturnType<typeof sql>>> = {
  inquiry: sql`i.id, i.property_type, i.locked_inquiry as locked`,
  property: sql`p.id, p.property_type, p.locked_property as locked`,
  loan: sql`l.id, l.property_type, false as locked`,
  deal: sql`d.id, null::bigint as property_type, false as locked`,
};

/** What is open in a person's hands, held until the transaction ends. */
const heldRows = async (kind: Exclude<HandoverKind, 'task'>, { actor, db }: Context, person: number) => {
  const { rows } = await sql<Open>`
    select ${columns[kind]} from ${openOf(kind, actor.companyId, person)} order by 1 for no key update`.execute(db);
  return rows;
};

const heldTasks = async ({ actor, db }: Context, person: number) => {
  const { rows } = await sql<OpenTask>`
    select t.id, t.inquiry, t.property, t.loan, coalesce(i.property_type, p.property_type) as property_type,
        coalesce(i.locked_inquiry, false) or coalesce(p.locked_property, false) as locked
      from (select t.* from ${openOf('task', actor.companyId, person)} order by t.id for no key update) t
      left join inquiry i on i.company_id = t.company_id and i.id = t.inquiry
      left join property p on p.company_id = t.company_id and p.id = t.property
     order by t.id`.execute(db);
  return rows;
};

/**
 * Deals everything out that is open in a person's hands. A task goes to who gets the inquiry, the property or the loan
 * that it is for; the others are dealt out by themselves. Inquiries are held before tasks, as all who write both hold them.
 */
export const planHandover = async (context: Context, person: number, to: Recipients): Promise<Plan> => {
  const dealt = async (kind: Exclude<HandoverKind, 'task'>) =>
    dealOut(kind, await heldRows(kind, context, person), to[kind]);
  const inquiry = await dealt('inquiry');
  const property = await dealt('property');
  const loan = await dealt('loan');
  const deal = await dealt('deal');
  const tasks = await heldTasks(context, person);
  const ofRecord = (task: OpenTask) =>
    inquiry.get(task.inquiry ?? 0) ?? property.get(task.property ?? 0) ?? loan.get(task.loan ?? 0);
  const alone = tasks.filter((task) => !ofRecord(task));
  const task = dealOut('task', alone, to.task);
  for (const one of tasks) {
    const theirs = ofRecord(one);
    if (theirs) task.set(one.id, theirs);
  }
  return { inquiry, property, task, loan, deal };
};
