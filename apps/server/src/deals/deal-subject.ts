import { dealTexts } from '@angan/contract/deals/texts.ts';
import { drf } from '@angan/contract/kit/drf-texts.ts';
import { dealTypes } from '@angan/domain/lookups/deal-types.ts';
import type { Context } from '../core/context.ts';
import { fieldErrors, Refusal } from '../core/errors.ts';
import { findProperty } from '../properties/index.ts';
import { visibleProjects } from '../records/index.ts';
import { dealTypeOf } from './held-deal.ts';

/** Says at its field that a record is not there for the actor. */
export const orInvalid = <T>(field: string, id: number, found: Promise<T>): Promise<T> =>
  found.catch((error: unknown) => {
    throw error instanceof Refusal && error.status === 404 ? fieldErrors({ [field]: [drf.invalidPk(id)] }) : error;
  });

/** What a deal is about, and who sells or lets it where nobody says another; null: nobody is known. */
export interface DealSubject {
  readonly property: number | null;
  readonly projectunit: number | null;
  readonly seller: number | null;
}

interface Asked {
  readonly deal_type: number;
  readonly property?: number | null | undefined;
  readonly projectunit?: number | null | undefined;
}

const unitOf = async ({ actor, db }: Context, id: number): Promise<DealSubject> => {
  const unit = await db
    .selectFrom('projectunit as u')
    .innerJoin('project as pj', (join) =>
      join.onRef('pj.company_id', '=', 'u.company_id').onRef('pj.id', '=', 'u.project'),
    )
    .select(({ selectFrom }) => [
      'u.id',
      selectFrom('project_contact as l')
        .select('l.contact')
        .whereRef('l.company_id', '=', 'u.company_id')
        .whereRef('l.project', '=', 'u.project')
        .orderBy('l.is_main', 'desc')
        .orderBy('l.id')
        .limit(1)
        .as('contact'),
    ])
    .where(visibleProjects(actor))
    .where('u.is_deleted', '=', false)
    .where('u.id', '=', id)
    .executeTakeFirst();
  if (!unit) throw fieldErrors({ projectunit: [drf.invalidPk(id)] });
  return { property: null, projectunit: unit.id, seller: unit.contact };
};

/** The property or unit that a deal is to be about: one of the two, seen by the actor and on offer in this way. */
export const subjectOf = async (
  context: Context,
  { deal_type, property, projectunit }: Asked,
): Promise<DealSubject> => {
  if (!dealTypes.some(({ id }) => id === deal_type)) throw fieldErrors({ deal_type: [drf.invalidPk(deal_type)] });
  if (Boolean(property) === Boolean(projectunit)) throw fieldErrors({ property: [dealTexts.oneOfBoth] });
  if (projectunit) {
    if (dealTypeOf(deal_type) !== 'New booking') throw fieldErrors({ deal_type: [dealTexts.unitsAreBooked] });
    return unitOf(context, projectunit);
  }
  const home = await orInvalid('property', property!, findProperty(context, property!));
  if (!home.deal_type.includes(deal_type)) throw fieldErrors({ deal_type: [dealTexts.notOffered] });
  return { property: home.id, projectunit: null, seller: home.contact_id };
};
