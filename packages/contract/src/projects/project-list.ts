import { type ProjectStatus, projectStatuses } from '@angan/domain/lookups/projects.ts';
import { fieldList } from '../imports/field-list.ts';
import { choicePair, referencePair, referencesPair, requiredTextPair, rupeesPair } from '../kit/pairs.ts';
import { only, sectionsOf } from '../kit/presented.ts';
import { projectFields, projectLimits } from './project-fields.ts';

const project = sectionsOf<'Project'>()('Project');
const prices = sectionsOf<'Prices'>()('Prices');

/** What a list of projects may say. Prices stand until unit types say them. */
const fields = {
  project_name: project(requiredTextPair(projectLimits.project_name), 'Project', {
    isRequired: true,
    placeholder: 'Sky Heights',
    imports: 'name of project, project title, scheme, scheme name, site, site name, building, building name, society',
  }),
  builder_name: project(requiredTextPair(projectLimits.builder_name), 'Builder', {
    isRequired: true,
    placeholder: 'Shree Developers',
    imports: 'developer, developer name, promoter, promoter name, builder group, developed by, builders',
  }),
  property_type: project(referencePair(), 'Property type', { imports: 'type, category' }),
  property_subtype: project(referencesPair(20), 'Subtypes', {
    imports: 'subtype, sub type, project type, type of project, type of property, kind, type of units',
  }),
  area: project(referencesPair(projectLimits.areas, 'area'), 'Area', {
    isRequired: true,
    placeholder: 'Bopal',
    imports: 'areas, locality, location, sector, zone, micro market',
  }),
  city: project(referencePair(), 'City', { imports: 'town' }),
  status: project(choicePair(projectStatuses), 'Status', {
    imports: 'project status, stage, construction status, construction stage',
  }),
  price_from: prices(rupeesPair(), 'Price from', {
    placeholder: '45 L',
    imports: 'price, price range, starting price, start price, min price, minimum price, cost, price starts, box price',
  }),
  price_to: prices(rupeesPair(), 'Price to', {
    placeholder: '1.2 Cr',
    imports: 'max price, maximum price, price upto, price up to, highest price',
  }),
  ...only(projectFields, [
    ...(['rera_no', 'rera_valid_to', 'possession_date', 'rera_possession_date', 'launch_date'] as const),
    ...(['towers', 'floors', 'units_total', 'address', 'pincode', 'latitude', 'longitude'] as const),
    ...(['amenities', 'approved_banks', 'payout_rule', 'site_visit_hours', 'site_contact'] as const),
    ...(['description', 'remark', 'is_active'] as const),
  ]),
  // Whom to call at the builder's: name and number stand in columns of their own in most price lists.
  site_contact: {
    ...projectFields.site_contact,
    joins: true as const,
    imports: `contact person, contact name, sales person, sales manager, sales contact, builder contact, site incharge,
      contact, contact no, contact number, mobile, mobile no, mobile number, phone, phone no`,
  },
};

/** Of a row that tells none. */
export const usualProjectStatus: ProjectStatus = 'Under construction';

/** A list of projects. Terms, plans, charges, units and people of the builder are said on the project itself. */
export const projectList = fieldList({
  one: 'project',
  fields,
  name: 'project_name',
  knownBy: [['project_name', 'area']],
  rest: 'remark',
  page: '/projects',
  forAll: 'property_subtype',
  signs: {
    all: ['project_name', 'builder_name'],
    some: ['rera_no', 'towers', 'units_total', 'possession_date', 'launch_date', 'price_from', 'price_to'],
  },
  ranges: { price_from: 'price_to' },
});
