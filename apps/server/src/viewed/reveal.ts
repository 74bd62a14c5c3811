import type { Revealed } from '@angan/contract/viewed/viewed.ts';
import type { RevealAction } from '@angan/domain/viewed.ts';
import type { Context } from '../core/context.ts';
import { forbidden } from '../core/errors.ts';
import { mayDo } from '../core/may-do.ts';
import { isOwn, showContactRef } from '../records/index.ts';
import { takeOfDay } from './daily-limit.ts';
import { noteViewed, type ViewedKind } from './note-viewed.ts';
import { type PersonBehind, personBehind, type Revealable, typedToday } from './person-behind.ts';

interface Asked {
  params: { id: number };
  body: { action: RevealAction; screen?: string | undefined };
}

/** Finds a record that the actor may see; any other is 404. The nouns say how. */
export type FindRecord = (context: Context, id: number) => Promise<Revealable>;

/**
 * Shows the numbers of the person behind a record, and writes down that it did. Who sees whole numbers anyway, or typed
 * these today, has nothing counted.
 */
export const reveal =
  (kind: ViewedKind, find: FindRecord) =>
  async ({ params, body }: Asked, context: Context): Promise<Revealed> => {
    const { actor, db, services } = context;
    const record = await find(context, params.id);
    const person = await personBehind(context, record);
    const isFree = actor.scope('contact:number') === 'all' || typedToday(context, person);
    if (!isFree && !(await mayReveal(context, kind, record))) throw forbidden();
    const taken = isFree ? { shown: person.numbers, used: 0, limit: null } : await takeOfDay(context, person.numbers);
    await noteViewed(db, {
      kind,
      ids: [record.id],
      action: body.action,
      at: services.now(),
      companyId: actor.companyId,
      userId: actor.userId,
      deviceId: actor.deviceId,
      numbers: taken.shown,
      screen: body.screen,
    });
    return answerOf(context, person, taken);
  };

/** Of properties, all that they see; of inquiries, only their own. */
const mayReveal = async (context: Context, kind: ViewedKind, record: Revealable): Promise<boolean> =>
  (kind === 'property' || isOwn(context.actor, record)) && mayDo(context, `${kind}:reveal`);

const answerOf = (
  { actor }: Context,
  person: PersonBehind,
  { shown, used, limit }: { shown: string[]; used: number; limit: number | null },
): Revealed => {
  const columns = { contact_id: person.id, contact_name: person.name, contact_number: '', contact_is_locked: false };
  const { id, name } = showContactRef(columns, actor, actor.scope('contact:number') === 'all')!;
  return { contact: { id, name }, numbers: shown, hidden: person.numbers.length - shown.length, used, limit };
};
