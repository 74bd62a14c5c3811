import { duplicateLimits } from '@angan/contract/contacts/duplicates.ts';
import { mergeTexts } from '@angan/contract/contacts/merge-texts.ts';
import type { MergePerson, mergeCalls } from '@angan/contract/contacts/merging.ts';
import { drf } from '@angan/contract/kit/drf-texts.ts';
import type { Context } from '../../core/context.ts';
import { fieldErrors, nonField, notFound } from '../../core/errors.ts';
import type { Handlers } from '../../core/http/serve.ts';
import { seesNumbers, showContact } from '../contact-row.ts';
import { findContact } from '../find-contact.ts';
import type { Work } from '../work.ts';
import { listMerges } from './list-merges.ts';
import { mergeContacts } from './merge-contacts.ts';
import { readRun, startMerging, startUndoing, stateOf } from './merge-runs.ts';
import { readKept, wholeOf } from './nodes.ts';
import { recordsOf } from './references.ts';
import { unmergeContacts } from './unmerge-contacts.ts';

const workOf = ({ actor, db, services }: Context): Work => ({
  db,
  companyId: actor.companyId,
  userId: actor.userId,
  now: services.now,
});

export const mergeHandlers: Handlers<typeof mergeCalls> = {
  async preview({ query }, context) {
    const ids = [...new Set(query.contact)].slice(0, duplicateLimits.people);
    const work = workOf(context);
    const kept = await readKept(work, ids);
    const there = kept.filter(({ current }) => !current.is_deleted);
    const missing = ids.find((id) => !there.some(({ current }) => current.id === id));
    if (missing !== undefined) throw fieldErrors({ contact: [drf.invalidPk(missing)] });
    const records = await recordsOf(work, ids);
    const people = await Promise.all(
      there.map(async ({ current, own, merges }): Promise<MergePerson> => {
        const { id, mobiles, comment, values, created_date, last_updated } = current;
        const whole = await wholeOf(work, { own, merges });
        const moves = records.get(id)!;
        return { id, mobiles, comment, values, whole, created_date, last_updated, moves } as MergePerson;
      }),
    );
    return { people };
  },

  async merge({ body }, context) {
    const done = await mergeContacts(workOf(context), body);
    return { ...done, contact: showContact(await findContact(context, body.into), seesNumbers(context.actor)) };
  },

  async unmerge({ body: { merge, run } }, context) {
    if ((merge === undefined) === (run === undefined)) throw nonField(mergeTexts.oneOfBoth);
    const work = workOf(context);
    if (run !== undefined) {
      await startUndoing(work, run);
      return { people: [], run: await readRun(work, run) };
    }
    const back = await unmergeContacts(work, merge!);
    const people = await context.db
      .selectFrom('contact')
      .select(['id', 'name', 'mobile_number_1'])
      .where('company_id', '=', context.actor.companyId)
      .where('id', 'in', back)
      .orderBy('id')
      .execute();
    if (people.length === 0) throw notFound();
    return { people, run: null };
  },

  merges: ({ query }, context) => listMerges(query, context),

  runState: (_, context) => stateOf(workOf(context)),

  async mergeCertain(_, context) {
    const work = workOf(context);
    await startMerging(work);
    return stateOf(work);
  },
};
