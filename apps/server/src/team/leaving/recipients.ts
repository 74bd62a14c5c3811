import { drf } from '@angan/contract/kit/drf-texts.ts';
import type { HandoverKind } from '@angan/contract/team/team.ts';
import { teamTexts } from '@angan/contract/team/texts.ts';
import { runsTheOffice } from '@angan/domain/roles.ts';
import { type Actor, type Context, newActor } from '../../core/context.ts';
import { fieldErrors } from '../../core/errors.ts';
import { typeIdsOf } from '../../records/index.ts';
import { kinds } from './open-work.ts';

/** Somebody who takes work over, as they would act themselves. */
export interface Recipient {
  readonly actor: Actor;
  readonly name: string;
}
export type Chosen = Readonly<Partial<Record<HandoverKind, readonly number[] | undefined>>>;
export type Recipients = Readonly<Record<HandoverKind, readonly Recipient[]>>;

/** Who takes over what, in the order in which they were named; refuses who does not work here, and who leaves. */
export const readRecipients = async ({ actor, db }: Context, to: Chosen, leaver: number): Promise<Recipients> => {
  const ids = [...new Set(kinds.flatMap((kind) => to[kind] ?? []))];
  const rows =
    ids.length === 0
      ? []
      : await db
          .selectFrom('app_user')
          .select(['id as user_id', 'company_id', 'usertype', 'first_name', 'last_name'])
          .where('company_id', '=', actor.companyId)
          .where('id', 'in', ids)
          .where('is_active', '=', true)
          .execute();
  const of = (kind: HandoverKind) =>
    (to[kind] ?? []).map((id): Recipient => {
      if (id === leaver) throw fieldErrors({ [kind]: [teamTexts.notToThemselves] });
      const row = rows.find(({ user_id }) => user_id === id);
      if (!row) throw fieldErrors({ [kind]: [drf.invalidPk(id)] });
      return {
        actor: newActor({ ...row, subscription_status: actor.subscriptionStatus }, 0),
        name: `${row.first_name} ${row.last_name}`.trim(),
      };
    });
  return Object.fromEntries(kinds.map((kind) => [kind, of(kind)])) as unknown as Recipients;
};

interface Dealt {
  readonly id: number;
  readonly property_type: number | null;
  readonly locked: boolean;
}

const fits = ({ actor }: Recipient, { property_type, locked }: Dealt): boolean =>
  (property_type === null || typeIdsOf(actor).includes(property_type)) && (!locked || runsTheOffice(actor.usertype));

/** Gives rows out in turn, each to somebody whose work it is. */
export const dealOut = (
  kind: HandoverKind,
  rows: readonly Dealt[],
  recipients: readonly Recipient[],
): Map<number, Recipient> => {
  if (rows.length > 0 && recipients.length === 0) throw fieldErrors({ [kind]: [teamTexts.chooseSomebody] });
  const given = new Map(recipients.map((one) => [one, 0]));
  return new Map(
    rows.map((row) => {
      const fitting = recipients.filter((one) => fits(one, row));
      if (fitting.length === 0)
        throw fieldErrors({ [kind]: [teamTexts.nobodyFits(recipients.map(({ name }) => name).join(', '))] });
      const next = fitting.reduce((least, one) => (given.get(one)! < given.get(least)! ? one : least));
      given.set(next, given.get(next)! + 1);
      return [row.id, next];
    }),
  );
};
