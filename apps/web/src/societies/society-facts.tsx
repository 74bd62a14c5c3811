import type { Society } from '@angan/contract/societies/societies.ts';
import { propertyTypes } from '@angan/domain/lookups/property-types.ts';
import { formatNumber } from '@angan/domain/money.ts';
import { amenityNames, Prose, Tags } from '../records/index.ts';
import { Fact, Facts, PanelSection } from '../ui/record-panel.tsx';
import { Tag } from '../ui/status-badge.tsx';

const yesNo = (value: boolean | null) => (value === null ? '' : value ? 'Yes' : 'No');

const builtIn = ({ year_built, age }: Society) => {
  if (year_built === null) return '';
  return age ? `${year_built}, ${age} ${age === 1 ? 'year' : 'years'} old` : String(year_built);
};

const linesOf = (society: Society): [string, string][] => {
  const { towers, floors, units_total, lift_count, maintenance, maintenance_basis, transfer_charge } = society;
  const types = propertyTypes.filter(({ id }) => society.property_type.includes(id));
  return [
    ['Kind', society.society_kind ?? ''],
    ['For', types.map((row) => row.property_type).join(', ')],
    ['Also called', society.aliases.join(', ')],
    ['Address', [society.address, society.landmark, society.pincode].filter(Boolean).join(', ')],
    ['Builder', society.builder_name],
    ['Built', builtIn(society)],
    [
      'Size',
      [
        towers && `${towers} ${towers === 1 ? 'tower' : 'towers'}`,
        floors && `${floors} ${floors === 1 ? 'floor' : 'floors'}`,
        units_total && `${formatNumber(units_total)} units`,
      ]
        .filter(Boolean)
        .join(', '),
    ],
    ['Maintenance', maintenance === null ? '' : `₹${formatNumber(maintenance)} ${maintenance_basis.toLowerCase()}`],
    ['Transfer', transfer_charge === null ? '' : `₹${formatNumber(transfer_charge)}`],
    ['NOC needed', yesNo(society.noc_required)],
    ['Lifts', lift_count === null ? '' : String(lift_count)],
    ['Power backup', society.power_backup ?? ''],
    ['Water', society.water_source.join(', ')],
    ['Parking', society.parking_rule],
    ['RERA', society.rera_no],
    ['OC received', yesNo(society.oc_received)],
    ['On the map', society.latitude === null ? '' : `${society.latitude}, ${society.longitude}`],
    ['In use', society.is_active ? '' : 'No: forms do not offer it'],
  ];
};

/** What is known of a society; what is not is left out. */
export const SocietyFacts = ({ society }: { society: Society }) => {
  const lines = linesOf(society).filter(([, text]) => text !== '');
  const amenities = amenityNames(society.amenities);
  return (
    <>
      <PanelSection title="Facts">
        {lines.length === 0 ? (
          <p>Nothing is written down yet.</p>
        ) : (
          <Facts>
            {lines.map(([label, text]) => (
              <Fact key={label} label={label}>
                {text}
              </Fact>
            ))}
          </Facts>
        )}
      </PanelSection>
      {amenities.length > 0 && (
        <PanelSection title="Amenities">
          <Tags>
            {amenities.map((name) => (
              <Tag key={name}>{name}</Tag>
            ))}
          </Tags>
        </PanelSection>
      )}
      {society.rules !== '' && (
        <PanelSection title="Rules">
          <Prose>{society.rules}</Prose>
        </PanelSection>
      )}
    </>
  );
};
