import { mobileFields } from '@angan/contract/contacts/contact-fields.ts';
import type { Contact } from '@angan/contract/contacts/contacts.ts';
import { maskNumbersIn } from '@angan/domain/mobile.ts';
import type { Context } from '../../core/context.ts';

/** How groups and sources are called, by their ids. */
export interface Names {
  groups(ids: readonly number[]): string[];
  source(id: number | null): string;
}

/** All names of the company, read once for a whole file; `whole` says whether their reader sees numbers in them. */
export const readNames = async ({ actor, db }: Pick<Context, 'actor' | 'db'>, whole: boolean): Promise<Names> => {
  const shown = (name: string) => (whole ? name : maskNumbersIn(name));
  const groups = await db
    .selectFrom('contactgroup')
    .select(['id', 'contact_group_name as name'])
    .where('company_id', '=', actor.companyId)
    .orderBy('contact_group_name')
    .execute();
  const sources = await db
    .selectFrom('source')
    .select(['id', 'source_name as name'])
    .where('company_id', '=', actor.companyId)
    .execute();
  const sourceNames = new Map(sources.map(({ id, name }) => [id, shown(name)]));
  return {
    groups: (ids) => groups.filter(({ id }) => ids.includes(id)).map(({ name }) => shown(name)),
    source: (id) => (id === null ? '' : (sourceNames.get(id) ?? '')),
  };
};

/** The numbers that there are, the main one first. */
export const mobilesOf = (contact: Contact): string[] => mobileFields.map((field) => contact[field]).filter(Boolean);
