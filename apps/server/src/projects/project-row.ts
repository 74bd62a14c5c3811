import type { RecordFiles } from '@angan/contract/files/record-files.ts';
import { projectFieldNames } from '@angan/contract/projects/project-fields.ts';
import type { Project } from '@angan/contract/projects/projects.ts';
import type { SalesContactRole } from '@angan/domain/lookups/projects.ts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../core/database/schema.gen.ts';
import { areasOf, type ContactColumns, coverOf, type FileColumns } from '../records/index.ts';

type SalesContact = ContactColumns & { role: SalesContactRole; is_main: boolean };
type Shown = 'builder_contact' | 'sales_contacts' | 'may_edit' | keyof RecordFiles;
/** A project as it is read, before a role looks at it. */
export type ProjectRow = Omit<Project, Shown> & FileColumns & { contacts: SalesContact[] };

/** Projects of a company with what stands inside them, as `pj`. */
export const projectRows = (db: Kysely<DB>, companyId: number) =>
  db
    .selectFrom('project as pj')
    .innerJoin('city as ct', 'ct.id', 'pj.city')
    .where('pj.company_id', '=', companyId)
    .select(columns)
    .select([
      sql`json_build_object('id', ct.id, 'city', ct.city)`.as('city'),
      areasOf('pj').as('area'),
      sql`(select coalesce(json_agg(json_build_object('contact_id', c.id, 'contact_name', c.name, 'contact_number', c.mobile_number_1,
          'contact_is_locked', c.locked_contact, 'role', pc.role, 'is_main', pc.is_main) order by pc.id), '[]')
        from project_contact pc join contact c on c.company_id = pc.company_id and c.id = pc.contact
        where pc.company_id = pj.company_id and pc.project = pj.id)`.as('contacts'),
      sql`(select coalesce(json_agg(distinct u.bhk order by u.bhk) filter (where u.bhk is not null), '[]')
        from projectunit u where u.company_id = pj.company_id and u.project = pj.id and not u.is_deleted)`.as('bhk'),
      coverOf('project', 'pj').as('cover_file'),
    ])
    .$castTo<ProjectRow>();

const columns = [
  'pj.id',
  'pj.project_name',
  'pj.builder_name',
  'pj.property_type',
  'pj.property_subtype',
  'pj.deal_type',
  'pj.status',
  'pj.price_from',
  'pj.price_to',
  'pj.units_left',
  'pj.created_by',
  'pj.created_date',
  'pj.last_updated',
  ...projectFieldNames.map((field) => `pj.${field}` as const),
] as const;
