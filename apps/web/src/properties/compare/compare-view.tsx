import { type Property, propertyCalls } from '@angan/contract/properties/properties.ts';
import { type LaidOutField, laidOut } from '@angan/contract/properties/property-fields.ts';
import { laidOutFields } from '@angan/contract/properties/property-layout.ts';
import { possessions } from '@angan/domain/lookups/possessions.ts';
import { t } from '@lingui/core/macro';
import { ActionIcon, Button, Switch } from '@mantine/core';
import { IconEqualNot, IconShare, IconX } from '@tabler/icons-react';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { query } from '../../core/api/index.ts';
import { formatDate, formatNumber, perLanguage, word } from '../../core/language/index.ts';
import { useNames } from '../../core/names/index.ts';
import { useMay } from '../../core/session/index.ts';
import {
  amenityNames,
  homeName,
  PropertyStatusBadge,
  placeOf,
  priceText,
  propertyPath,
  sizeText,
} from '../../records/index.ts';
import { ShareDialog } from '../../shares/index.ts';
import { QueryView } from '../../ui/query-view.tsx';
import { ScrollBox } from '../../ui/scroll-box.ts';
import { LoadingRows } from '../../ui/states.tsx';
import { furnitureName } from '../columns.tsx';
import { Cover } from '../cover.tsx';
import { factText } from '../fact-words.ts';
import styles from './compare.module.css';

type Row = readonly [label: string, text: (property: Property) => string];

/** What decides first, in words of its own; every other plain field follows by itself. */
const firstRows = perLanguage<readonly Row[]>(() => [
  [t`Price`, priceText],
  [t`Per sqft`, ({ price_per_sqft }) => (price_per_sqft === null ? '' : formatNumber(Math.round(price_per_sqft)))],
  [
    t`Size`,
    ({ size, size_unit, size_basis }) =>
      [sizeText(size, size_unit), size_basis && word(size_basis)].filter(Boolean).join(' '),
  ],
  [t`Furnishing`, ({ furniture }) => furnitureName(furniture)],
  [t`Possession`, ({ possession }) => word(possessions.find((row) => row.id === possession)?.possession ?? '')],
  [t`Amenities`, ({ amenities }) => amenityNames(amenities).join(', ')],
  [t`Verified`, ({ last_verified_at: at }) => (at ? formatDate(at) : '')],
]);
const saidAbove: readonly LaidOutField[] = [
  'sale_price',
  'sale_price_basis',
  'rent',
  'rent_basis',
  'size',
  'size_basis',
  'furniture',
  'possession',
  'amenities',
  'features',
  'bhk',
  'unit_no',
  'wing',
  'latitude',
  'longitude',
  'contact_role',
  'source',
];

interface Props {
  ids: readonly number[];
  onDrop: (id: number) => void;
}

/** Up to four properties beside each other, a line for each fact that any of them has. */
export const CompareView = ({ ids, onDrop }: Props) => {
  const answers = useQueries({
    queries: ids.map((id) => query(propertyCalls.get, { params: { id } }, { quiet: true })),
  });
  const features = useNames((names) => names.features);
  const mayShare = useMay('property:share');
  const [isSharing, setSharing] = useState(false);
  const [onlyDiffering, setOnlyDiffering] = useState(false);
  const failed = answers.find(({ error }) => error);
  if (failed) return <QueryView query={{ ...failed, data: undefined }} failed={t`The properties did not load.`} />;
  const all = answers.flatMap(({ data }) => (data ? [data] : []));
  if (all.length < ids.length) return <LoadingRows rows={8} label={t`Loading the properties`} />;
  const rows: Row[] = [
    ...firstRows(),
    [
      t`Features`,
      (property) =>
        features
          .filter(({ id }) => property.features.includes(id))
          .map(({ feature }) => feature)
          .join(', '),
    ],
    ...laidOutFields
      .filter((field) => !saidAbove.includes(field) && !field.endsWith('_unit'))
      .map((field): Row => [word(laidOut[field].label), (property) => factText(property, field)]),
  ];
  const shown = rows
    .map(([label, text]) => ({ label, texts: all.map(text) }))
    .filter(({ texts }) => texts.some((text) => text !== ''))
    .map((row) => ({ ...row, differs: new Set(row.texts).size > 1 }))
    .filter(({ differs }) => differs || !onlyDiffering);
  return (
    <>
      <div className={styles.tools}>
        <Switch
          label={t`Only what differs`}
          checked={onlyDiffering}
          onChange={({ currentTarget: { checked } }) => setOnlyDiffering(checked)}
        />
        {mayShare && (
          <Button variant="filled" leftSection={<IconShare size={16} aria-hidden />} onClick={() => setSharing(true)}>
            {t`Share`}
          </Button>
        )}
      </div>
      <ScrollBox className="scrolls" aria-label={t`Comparison`}>
        <table className={styles.table}>
          <thead>
            <tr>
              <td />
              {all.map((property) => (
                <th key={property.id} scope="col">
                  <span className={styles.head}>
                    <Link className={styles.name} to={propertyPath(property.id)}>
                      {homeName(property)}
                    </Link>
                    <ActionIcon
                      variant="subtle"
                      aria-label={t`Take ${property.property_code} out of the comparison`}
                      onClick={() => onDrop(property.id)}
                    >
                      <IconX size={16} aria-hidden />
                    </ActionIcon>
                  </span>
                  <span className={styles.place}>{placeOf(property)}</span>
                  <PropertyStatusBadge status={property.status} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <td />
              {all.map((property) => (
                <td key={property.id}>
                  <Cover property={property} size="record" />
                </td>
              ))}
            </tr>
            {shown.map(({ label, texts, differs }) => (
              <tr key={label} data-differs={differs || undefined}>
                <th scope="row">
                  <span className={styles.label}>
                    {label}
                    {differs && <IconEqualNot size={16} role="img" aria-label={t`Differs`} />}
                  </span>
                </th>
                {texts.map((text, at) => (
                  <td key={all[at]!.id}>{text || <span className={styles.none}>?</span>}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
      {isSharing && <ShareDialog properties={ids} onClose={() => setSharing(false)} />}
    </>
  );
};
