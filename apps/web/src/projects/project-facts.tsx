import { othersOf } from '@angan/contract/kit/presented.ts';
import { type ProjectField, projectFields } from '@angan/contract/projects/project-fields.ts';
import type { Project } from '@angan/contract/projects/projects.ts';
import { banks } from '@angan/domain/lookups/banks.ts';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { formatDate } from '../core/language/index.ts';
import { useNames } from '../core/names/index.ts';
import {
  amenityNames,
  dealTypeChoices,
  FactGrid,
  FactPart,
  factsOf,
  GridFact,
  MapLink,
  namesIn,
  Prose,
  sizeText,
  subtypeChoices,
  Tags,
} from '../records/index.ts';
import { PersonChip } from '../ui/person.tsx';
import { Tag } from '../ui/status-badge.tsx';
import { Brokerage } from './brokerage.tsx';
import { OtherCharges, PaymentPlan } from './money-parts.tsx';
import styles from './project-record.module.css';
import { useReraWarnings } from './rera-badge.tsx';
import { Units } from './units/units.tsx';

/** Everything that is known of a project. */
export const ProjectFacts = ({ project }: { project: Project }) => {
  const warnings = useReraWarnings(project);
  return (
    <div className={styles.facts}>
      {warnings.map((warning) => (
        <p key={warning} className={styles.warning}>
          {warning}
        </p>
      ))}
      {!project.is_active && <p className={styles.warning}>{t`Not sold by us any more.`}</p>}
      <Units project={project} />
      <div className={styles.columns}>
        <div>
          <FactPart title={t`Facts`}>
            <Grid project={project} />
          </FactPart>
          <Chips project={project} />
        </div>
        <div>
          <Brokerage project={project} />
          <PaymentPlan steps={project.payment_plan} />
          <OtherCharges charges={project.other_charges} />
          {project.sales_contacts.length > 0 && (
            <FactPart title={t`People at the builder's`}>
              <div className={styles.people}>
                {project.sales_contacts.map(({ contact, role }) => (
                  <PersonChip
                    key={contact.id}
                    name={contact.name}
                    number={contact.mobile_number_1}
                    contact={contact.id}
                    role={role}
                  />
                ))}
              </div>
            </FactPart>
          )}
          {project.description && (
            <FactPart title={t`Description`}>
              <Prose>{project.description}</Prose>
            </FactPart>
          )}
          {project.remark && (
            <FactPart title={t`Remark`} note={t`never printed`}>
              <Prose>{project.remark}</Prose>
            </FactPart>
          )}
        </div>
      </div>
    </div>
  );
};

/** Facts that are more than the words of one field, by the field in whose place they stand. */
const special = (project: Project): Partial<Record<ProjectField, [label: string, value: ReactNode]>> => ({
  land_area: [t`Land`, sizeText(project.land_area, project.land_unit)],
  address: [t`Address`, [project.address, project.pincode].filter(Boolean).join(', ')],
  latitude: [
    t`On the map`,
    project.latitude !== null && project.longitude !== null && (
      <MapLink latitude={project.latitude} longitude={project.longitude} />
    ),
  ],
});

/** The facts in the order in which they are looked for, and those that stand elsewhere or in another one's line. */
const first: readonly ProjectField[] = [
  ...(['rera_no', 'rera_valid_to', 'launch_date', 'possession_date', 'rera_possession_date'] as const),
  ...(['land_area', 'towers', 'floors', 'units_total', 'address', 'latitude', 'site_visit_hours'] as const),
  'site_contact',
];
const said: readonly ProjectField[] = [
  ...(['pincode', 'longitude', 'land_unit', 'amenities', 'features', 'approved_banks'] as const),
  ...(['brokerage_terms', 'payout_rule', 'lead_registration', 'lead_lock_days', 'payment_plan'] as const),
  ...(['other_charges', 'description', 'remark', 'is_active'] as const),
];

const Grid = ({ project }: { project: Project }) => {
  const own = special(project);
  const facts: [string, ReactNode][] = [
    [t`Deal`, namesIn(dealTypeChoices, project.deal_type).join(', ') || t`Only noted`],
    [t`Type`, namesIn(subtypeChoices([project.property_type]), project.property_subtype).join(', ')],
    ...[...first, ...othersOf(projectFields, [...first, ...said])].flatMap((field): [string, ReactNode][] => {
      const fact = own[field];
      return fact ? [fact] : factsOf(projectFields, [field], project);
    }),
    [t`Added`, formatDate(project.created_date)],
  ];
  return (
    <FactGrid>
      {facts
        .filter(([, value]) => value !== '' && value !== null && value !== false)
        .map(([label, value]) => (
          <GridFact key={label} label={label}>
            {value}
          </GridFact>
        ))}
    </FactGrid>
  );
};

const Chips = ({ project }: { project: Project }) => {
  const features = useNames((names) => names.features);
  const parts: [string, string[]][] = [
    [t`Amenities`, amenityNames(project.amenities)],
    [t`Features`, features.filter(({ id }) => project.features.includes(id)).map(({ feature }) => feature)],
    [t`Approved by`, banks.filter(({ id }) => project.approved_banks.includes(id)).map(({ bank }) => bank)],
  ];
  return parts
    .filter(([, names]) => names.length > 0)
    .map(([title, names]) => (
      <FactPart key={title} title={title}>
        <Tags>
          {names.map((name) => (
            <Tag key={name}>{name}</Tag>
          ))}
        </Tags>
      </FactPart>
    ));
};
