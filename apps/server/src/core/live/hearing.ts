import type { Entity } from '@angan/domain/entities.ts';
import type { PersonalRights } from '@angan/domain/personal-rights.ts';
import type { Actor } from '../context.ts';
import type { Change } from './change.ts';

/** What the Owner said of a person, undefined where there is no such record. */
export type Rights = Pick<PersonalRights, 'areas' | 'can_see_all_inquiries'> | undefined;

/** Whether somebody may see a record of their company, as far as the change of it says what decides that. */
export type Hears = (actor: Actor, rights: Rights, change: Change) => boolean;

/** Who may hear of which changes: nouns say so of their records, and `usual` of all others. */
export interface Hearing {
  readonly usual: Hears;
  readonly of: Readonly<Partial<Record<Entity, Hears>>>;
}

/** Whether somebody may be told of a change. */
export const mayHear = ({ usual, of }: Hearing, actor: Actor, rights: Rights, change: Change): boolean =>
  change.company === actor.companyId &&
  (change.user === undefined || change.user === actor.userId) &&
  (of[change.entity] ?? usual)(actor, rights, change);
