import {
  type DuplicateGroup,
  type DuplicateKind,
  type duplicateCalls,
  duplicateLimits,
} from '@angan/contract/contacts/duplicates.ts';
import type { Context } from '../../core/context.ts';
import type { Handlers } from '../../core/http/serve.ts';
import type { Limits } from '../../core/limits.ts';
import { envelope, readPaging } from '../../core/list.ts';
import { readPeople } from '../people.ts';
import type { Work } from '../work.ts';
import { dismiss, undismiss } from './dismissed.ts';
import { certainGroups, dismissedGroups, type Found, likelyGroups, possiblePairs } from './groups.ts';
import { lookAgain, readSearch } from './lookalike-search.ts';
import { withNumbers } from './with-numbers.ts';

const workOf = ({ actor, db, services }: Context): Work => ({
  db,
  companyId: actor.companyId,
  userId: actor.userId,
  now: services.now,
});

const find: Record<DuplicateKind, (work: Work) => Promise<Found[]>> = {
  certain: certainGroups,
  likely: async (work) => likelyGroups(work, await certainGroups(work)),
  possible: async (work) => {
    const certain = await certainGroups(work);
    return possiblePairs(work, [certain, await likelyGroups(work, certain)]);
  },
  dismissed: dismissedGroups,
};

export const duplicateHandlers = (limits: Limits): Handlers<typeof duplicateCalls> => ({
  withNumbers: withNumbers(limits),

  async list({ query }, context) {
    const groups = await find[query.kind ?? 'certain'](workOf(context));
    const paging = await readPaging(query, ['-id'], async () => groups.length);
    const rows = groups
      .slice(paging.offset, paging.offset + paging.size + 1)
      .map((group) => ({ ...group, id: group.ids.at(-1)! }));
    const people = await readPeople(workOf(context), rows.flatMap(shownOf));
    const show = (group: (typeof rows)[number]): DuplicateGroup => ({
      id: group.id,
      size: group.ids.length,
      reasons: [...group.reasons],
      agrees: group.agrees,
      people: shownOf(group).flatMap((id) => {
        const person = people.find((one) => one.id === id);
        if (!person) return [];
        const { name, email } = person.values as { name: string; email: string };
        return [{ id, name, email, mobiles: person.mobiles.filter(Boolean), created_date: person.created_date }];
      }),
    });
    // Pages go by number: what is found is found anew for each, and its order holds still unless somebody merges.
    const answer = envelope(context, paging, groups.length, rows, (row) => String(row.id), show);
    return { ...answer, next: answer.next && withoutCursor(answer.next) };
  },

  async counts(_, context) {
    const work = workOf(context);
    const certain = await certainGroups(work);
    const likely = await likelyGroups(work, certain);
    const possible = await possiblePairs(work, [certain, likely]);
    return {
      certain: certain.length,
      likely: likely.length,
      possible: possible.length,
      dismissed: (await dismissedGroups(work)).length,
      agree: certain.filter(({ agrees }) => agrees).length,
      ...(await readSearch(work)),
    };
  },

  look: (_, context) => lookAgain(workOf(context)),
  dismiss: async ({ body }, context) => ({ pairs: await dismiss(workOf(context), body.contacts) }),
  undismiss: async ({ body }, context) => ({ pairs: await undismiss(workOf(context), body.contacts) }),
});

const shownOf = ({ ids }: Pick<Found, 'ids'>) => ids.slice(0, duplicateLimits.people);

const withoutCursor = (link: string): string => {
  const url = new URL(link);
  url.searchParams.delete('cursor');
  return url.href;
};
