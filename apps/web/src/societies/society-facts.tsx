import { othersOf } from '@angan/contract/kit/presented.ts';
import type { Society } from '@angan/contract/societies/societies.ts';
import { type SocietyField, societyFields } from '@angan/contract/societies/society-fields.ts';
import { propertyTypes } from '@angan/domain/lookups/property-types.ts';
import { plural, t } from '@lingui/core/macro';
import { formatNumber, word } from '../core/language/index.ts';
import { amenityNames, factsOf, Prose, Tags } from '../records/index.ts';
import { Fact, Facts, PanelSection } from '../ui/record-panel.tsx';
import { Tag } from '../ui/status-badge.tsx';

const builtIn = ({ year_built, age }: Society) => {
  if (year_built === null) return '';
  return age
    ? plural(age, { one: `${year_built}, ${age} year old`, other: `${year_built}, ${age} years old` })
    : String(year_built);
};

const sizeOf = ({ towers, floors, units_total }: Society) =>
  [
    towers && plural(towers, { one: `${towers} tower`, other: `${towers} towers` }),
    floors && plural(floors, { one: `${floors} floor`, other: `${floors} floors` }),
    units_total && t`${formatNumber(units_total)} units`,
  ]
    .filter(Boolean)
    .join(', ');

const rupees = (amount: number | null) => (amount === null ? '' : `₹${formatNumber(amount)}`);

/** Facts that are more than the words of one field, by the field in whose place they stand. */
const special: Partial<Record<SocietyField, (society: Society) => [label: string, text: string]>> = {
  property_type: ({ property_type }) => [
    t`For`,
    propertyTypes
      .filter(({ id }) => property_type.includes(id))
      .map((row) => word(row.property_type))
      .join(', '),
  ],
  address: ({ address, landmark, pincode }) => [t`Address`, [address, landmark, pincode].filter(Boolean).join(', ')],
  year_built: (society) => [t`Built`, builtIn(society)],
  towers: (society) => [t`Size`, sizeOf(society)],
  maintenance: ({ maintenance, maintenance_basis }) => [
    t`Maintenance`,
    maintenance === null ? '' : `${rupees(maintenance)} ${word(maintenance_basis).toLowerCase()}`,
  ],
  transfer_charge: ({ transfer_charge }) => [t`Transfer`, rupees(transfer_charge)],
  latitude: ({ latitude, longitude }) => [t`On the map`, latitude === null ? '' : `${latitude}, ${longitude}`],
  is_active: ({ is_active }) => [t`In use`, is_active ? '' : t`No: forms do not offer it`],
};

/** Fields that stand elsewhere on the panel, or in another one's line. */
const said: readonly SocietyField[] = [
  ...(['society_name', 'area', 'landmark', 'pincode', 'floors', 'units_total', 'maintenance_basis'] as const),
  ...(['amenities', 'rules', 'office_contact', 'watchman_contact', 'longitude'] as const),
];

/** The facts in the order in which they are looked for; then the others. */
const first: readonly SocietyField[] = [
  ...(['society_kind', 'property_type', 'aliases', 'address', 'builder_name', 'year_built', 'towers'] as const),
  ...(['maintenance', 'transfer_charge', 'noc_required', 'lift_count', 'power_backup', 'water_source'] as const),
  ...(['parking_rule', 'rera_no', 'oc_received', 'latitude', 'is_active'] as const),
];

const linesOf = (society: Society): [string, string][] =>
  [...first, ...othersOf(societyFields, [...first, ...said])].flatMap((field) => [
    special[field]?.(society) ?? factsOf(societyFields, [field], society)[0] ?? ['', ''],
  ]);

/** What is known of a society; what is not is left out. */
export const SocietyFacts = ({ society }: { society: Society }) => {
  const lines = linesOf(society).filter(([, text]) => text !== '');
  const amenities = amenityNames(society.amenities);
  return (
    <>
      <PanelSection title={t`Facts`}>
        {lines.length === 0 ? (
          <p>{t`Nothing is written down yet.`}</p>
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
        <PanelSection title={t`Amenities`}>
          <Tags>
            {amenities.map((name) => (
              <Tag key={name}>{name}</Tag>
            ))}
          </Tags>
        </PanelSection>
      )}
      {society.rules !== '' && (
        <PanelSection title={t`Rules`}>
          <Prose>{society.rules}</Prose>
        </PanelSection>
      )}
    </>
  );
};
