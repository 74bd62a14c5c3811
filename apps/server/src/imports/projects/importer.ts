import { reasons } from '@angan/contract/imports/row-reasons.ts';
import { projectList } from '@angan/contract/projects/project-list.ts';
import { propertyTypes } from '@angan/domain/lookups/property-types.ts';
import { type SqlBool, sql } from 'kysely';
import { insertProjects } from '../../projects/index.ts';
import { typeIdsOf, visibleProjects } from '../../records/index.ts';
import { fieldListImporter, resolveNames } from '../field-lists/importer.ts';
import { takeBack } from '../records/places-and-people.ts';
import { projectReader } from './reader.ts';

/** A list of fields, whose rows are of the writer's own type, lie where their area does, and are never simply deleted. */
export const projectImporter = fieldListImporter(projectList, 'Projects', {
  reader: projectReader,
  resolve: (record, given) => {
    const resolved = resolveNames(projectList, record, given);
    const type = propertyTypes.find(({ id }) => id === record.fields.property_type);
    if (!type || typeIdsOf(given.actor).includes(type.id)) return resolved;
    return { ...resolved, why: [reasons.otherDomain({ type: type.property_type }), ...resolved.why] };
  },
  fixed: new Set(['project_name', 'property_type', 'property_subtype', 'area', 'city', 'price_from', 'price_to']),
  visible: (actor) => sql<SqlBool>`r.id in (select pj.id from project pj where ${visibleProjects(actor)})`,
  insert: (db, { companyId }, { createdBy }, rows) => insertProjects(db, { companyId, createdBy }, rows),
  remove: takeBack('project'),
});
