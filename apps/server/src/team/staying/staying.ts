import { type Staying, type stayingCalls, stayingTexts } from '@angan/contract/team/staying.ts';
import { handoverKinds } from '@angan/contract/team/team.ts';
import { sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import { conflict, fieldErrors } from '../../core/errors.ts';
import type { Handlers } from '../../core/http/serve.ts';
import { enqueue } from '../../core/jobs/enqueue.ts';
import { leave } from '../leaving/leave.ts';
import { inOrder, shortTerm } from './short-term.ts';
import { lettingGo } from './tasks.ts';

/** Lets a person go as the leaving wizard does, with all that is open in their hands to one other. */
export const letGo = (context: Context, user: number, handTo: number) => {
  const to = Object.fromEntries(handoverKinds.map((kind) => [kind, [handTo]]));
  return leave({ params: { id: user }, query: {}, body: { to } } as unknown as Parameters<typeof leave>[0], context);
};

const show = async ({ actor, db }: Context): Promise<Staying> => {
  const term = await shortTerm(db, actor.companyId);
  const people = await inOrder(db, actor.companyId);
  const chosen = term
    ? await db
        .selectFrom('term_leaver')
        .select(['user_id', 'hand_to'])
        .where('company_id', '=', actor.companyId)
        .where('subscription', '=', term.id)
        .where('left_at', 'is', null)
        .execute()
    : [];
  const leavers = new Set(chosen.map(({ user_id }) => user_id));
  return {
    term,
    over: term ? people.length - term.users_allowed : 0,
    people: people.map((one) => ({ ...one, leaves: leavers.has(one.id) })),
    hand_to: chosen[0]?.hand_to ?? null,
  };
};

export const stayingHandlers: Handlers<typeof stayingCalls> = {
  show: (_, context) => show(context),

  /** The office is held, so that two choices do not mix, and with it who is counted. */
  async choose({ body }, context) {
    const { actor, db } = context;
    const { companyId } = actor;
    await sql`select 1 from company where id = ${companyId} for no key update`.execute(db);
    const { term, people } = await show(context);
    if (!term) throw conflict(stayingTexts.allStay);
    const going = people.filter(({ id }) => body.leave.includes(id));
    if (going.some(({ usertype }) => usertype === 'Owner')) throw fieldErrors({ leave: [stayingTexts.ownerStays] });
    if (people.length - going.length > term.users_allowed)
      throw fieldErrors({ leave: [stayingTexts.tooMany(term.users_allowed)] });
    const stays = people.some(({ id }) => id === body.hand_to) && !body.leave.includes(body.hand_to);
    if (!stays) throw fieldErrors({ hand_to: [stayingTexts.toWhoStays] });
    await db
      .deleteFrom('term_leaver')
      .where('company_id', '=', companyId)
      .where('subscription', '=', term.id)
      .where('left_at', 'is', null)
      .execute();
    if (term.has_begun) for (const { id } of going) await letGo(context, id, body.hand_to);
    else {
      await db
        .insertInto('term_leaver')
        .values(going.map(({ id }) => ({ subscription: term.id, user_id: id, hand_to: body.hand_to })))
        .execute();
      const begins = new Date(`${term.started_on}T00:00:30+05:30`);
      await enqueue(db, lettingGo, { subscription: term.id }, { key: `letting go ${term.id}`, runAt: begins });
    }
    return show(context);
  },
};
