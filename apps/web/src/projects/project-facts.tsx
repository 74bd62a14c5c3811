import type { Project } from '@angan/contract/projects/projects.ts';
import { formatDate } from '@angan/domain/dates.ts';
import { banks } from '@angan/domain/lookups/banks.ts';
import { formatNumber } from '@angan/domain/money.ts';
import type { ReactNode } from 'react';
import { useNames } from '../core/names/index.ts';
import {
  amenityNames,
  dealTypeChoices,
  FactGrid,
  FactPart,
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
      {!project.is_active && <p className={styles.warning}>Not sold by us any more.</p>}
      <Units project={project} />
      <div className={styles.columns}>
        <div>
          <FactPart title="Facts">
            <Grid project={project} />
          </FactPart>
          <Chips project={project} />
        </div>
        <div>
          <Brokerage project={project} />
          <PaymentPlan steps={project.payment_plan} />
          <OtherCharges charges={project.other_charges} />
          {project.sales_contacts.length > 0 && (
            <FactPart title="People at the builder's">
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
            <FactPart title="Description">
              <Prose>{project.description}</Prose>
            </FactPart>
          )}
          {project.remark && (
            <FactPart title="Remark" note="never printed">
              <Prose>{project.remark}</Prose>
            </FactPart>
          )}
        </div>
      </div>
    </div>
  );
};

const Grid = ({ project }: { project: Project }) => {
  const day = (value: string | null) => (value === null ? '' : formatDate(value));
  const facts: [string, ReactNode][] = [
    ['Deal', namesIn(dealTypeChoices, project.deal_type).join(', ') || 'Only noted'],
    ['Type', namesIn(subtypeChoices([project.property_type]), project.property_subtype).join(', ')],
    ['RERA no.', project.rera_no],
    ['RERA to', day(project.rera_valid_to)],
    ['Launched', day(project.launch_date)],
    ['Possession', day(project.possession_date)],
    ['RERA date', day(project.rera_possession_date)],
    ['Land', sizeText(project.land_area, project.land_unit)],
    ['Towers', project.towers],
    ['Floors', project.floors],
    ['Units', project.units_total === null ? '' : formatNumber(project.units_total)],
    ['Address', [project.address, project.pincode].filter(Boolean).join(', ')],
    [
      'On the map',
      project.latitude !== null && project.longitude !== null && (
        <MapLink latitude={project.latitude} longitude={project.longitude} />
      ),
    ],
    ['Site visits', project.site_visit_hours],
    ['At the site', project.site_contact],
    ['Added', day(project.created_date)],
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
    ['Amenities', amenityNames(project.amenities)],
    ['Features', features.filter(({ id }) => project.features.includes(id)).map(({ feature }) => feature)],
    ['Approved by', banks.filter(({ id }) => project.approved_banks.includes(id)).map(({ bank }) => bank)],
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
