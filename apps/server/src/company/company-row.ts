import type { companyCalls } from '@angan/contract/company/company.ts';
import type { Returned } from '@angan/contract/kit/call.ts';
import { stateOfCity } from '@angan/domain/lookups/places.ts';
import type { Context } from '../core/context.ts';

type Shown = Returned<typeof companyCalls.get>;
type Row = Awaited<ReturnType<typeof readCompany>>;
/** What stands in the row as it is shown. Its words are of the contract's lists: nothing else gets in. */
type AsTheyAre = Omit<Shown, 'profile_photo' | 'state' | 'working_hours' | 'subscription_status'>;

/** The own company's row, held against other writers for who is about to change it. */
export const readCompany = ({ actor, db }: Context, why?: 'to change it') => {
  const q = db.selectFrom('company').where('id', '=', actor.companyId).selectAll();
  return (why ? q.forNoKeyUpdate() : q).executeTakeFirstOrThrow();
};

/** The row as the contract has it: hours in one, the state from the city, the photo as a link. */
export const shownCompany = ({ actor, services }: Context, row: Row): Shown => ({
  ...(row as unknown as AsTheyAre),
  profile_photo: row.profile_photo === null ? null : services.links.link(actor, row.profile_photo, '320'),
  state: stateOfCity(row.city)?.state ?? '',
  working_hours:
    row.open_from === null || row.open_to === null
      ? null
      : ({
          days: row.working_days,
          from: row.open_from.slice(0, 5),
          to: row.open_to.slice(0, 5),
        } as Shown['working_hours']),
  subscription_status: actor.subscriptionStatus as Shown['subscription_status'],
});
