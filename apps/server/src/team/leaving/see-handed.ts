import type { HandoverKind } from '@angan/contract/team/team.ts';
import { teamTexts } from '@angan/contract/team/texts.ts';
import { sql } from 'kysely';
import type { Condition } from '../../core/big-list.ts';
import type { Actor, Context } from '../../core/context.ts';
import { fieldErrors } from '../../core/errors.ts';
import { visibleInquiries } from '../../inquiries/index.ts';
import { visibleProperties } from '../../properties/index.ts';
import { visibleLoans } from '../../records/index.ts';
import { visibleTasks } from '../../tasks/index.ts';
import { openWork } from './open-work.ts';
import type { Plan } from './plan.ts';

/** A deal is for who runs the office, whoever closes it. */
const sight: Readonly<Record<Exclude<HandoverKind, 'deal'>, (actor: Actor) => Condition>> = {
  inquiry: visibleInquiries,
  property: visibleProperties,
  task: visibleTasks,
  loan: visibleLoans,
};

/** Refuses to give somebody what they would not see, once everything is given: nothing may vanish from all eyes. */
export const refuseUnseen = async ({ db }: Context, plan: Plan): Promise<void> => {
  for (const [kind, visible] of Object.entries(sight) as [keyof typeof sight, (actor: Actor) => Condition][]) {
    for (const one of new Set(plan[kind].values())) {
      const ids = [...plan[kind]].filter(([, to]) => to === one).map(([id]) => id);
      const alias = sql.ref(openWork[kind].alias);
      const { rows } = await sql<{ seen: number }>`select count(*) as seen from ${sql.table(kind)} ${alias}
        where ${visible(one.actor)} and ${alias}.id = any (${ids}::bigint[])`.execute(db);
      if (rows[0]!.seen < ids.length) throw fieldErrors({ [kind]: [teamTexts.nobodyFits(one.name)] });
    }
  }
};
