import type { Assignee, ContactRef } from '@angan/contract/kit/nested.ts';
import { maskNumber, maskNumbersIn } from '@angan/domain/mobile.ts';
import { sql } from 'kysely';
import type { Actor } from '../core/context.ts';

/** Records that stand inside another one, as columns of a query on the table `alias` with lists of their ids. */
export const areasOf = (alias: string) =>
  sql<{ id: number; area: string }[]>`(select coalesce(json_agg(json_build_object('id', a.id, 'area', a.area)
    order by array_position(${sql.ref(`${alias}.area`)}, a.id)), '[]') from area a
    where a.company_id = ${sql.ref(`${alias}.company_id`)} and a.id = any (${sql.ref(`${alias}.area`)}))`;

export const societiesOf = (alias: string) =>
  sql<{ id: number; society_name: string }[]>`(select coalesce(json_agg(json_build_object('id', s.id,
    'society_name', s.society_name) order by s.society_name), '[]') from society s
    where s.company_id = ${sql.ref(`${alias}.company_id`)} and s.id = any (${sql.ref(`${alias}.society_name`)}))`;

export const projectsOf = (alias: string) =>
  sql<{ id: number; project_name: string }[]>`(select coalesce(json_agg(json_build_object('id', pj.id,
    'project_name', pj.project_name) order by pj.project_name), '[]') from project pj
    where pj.company_id = ${sql.ref(`${alias}.company_id`)} and pj.id = any (${sql.ref(`${alias}.project`)}))`;

export const assigneesOf = (alias: string) =>
  sql<Assignee[]>`(select coalesce(json_agg(json_build_object('id', u.id, 'user', json_build_object('id', u.id,
    'first_name', u.first_name, 'last_name', u.last_name, 'is_active', u.is_active)) order by u.created_date, u.id), '[]') from app_user u
    where u.company_id = ${sql.ref(`${alias}.company_id`)} and u.id = any (${sql.ref(`${alias}.assigned_to`)}))`;

export interface ContactColumns {
  contact_id: number | null;
  contact_name: string | null;
  contact_number: string | null;
  contact_is_locked: boolean | null;
}

/** The person behind a record. `whole`: with the number. Who may not see a locked contact does not read its name either. */
export const showContactRef = (row: ContactColumns, actor: Actor, whole: boolean): ContactRef | null => {
  if (row.contact_id === null) return null;
  const number = row.contact_number ?? '';
  const hidden = row.contact_is_locked && actor.scope('contact:locked') === 'none';
  const name = hidden ? '' : (row.contact_name ?? '');
  return {
    id: row.contact_id,
    name: whole ? name : maskNumbersIn(name),
    mobile_number_1: whole ? number : maskNumber(number),
  };
};
