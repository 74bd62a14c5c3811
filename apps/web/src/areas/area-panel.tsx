import { areaFields } from '@angan/contract/areas/area-fields.ts';
import { type Area, areaCalls } from '@angan/contract/areas/areas.ts';
import { othersOf } from '@angan/contract/kit/presented.ts';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { query } from '../core/api/index.ts';
import { nameOf } from '../core/names/index.ts';
import { PlacePanel, type PlacePanelProps, StockLinks } from '../places/index.ts';
import { availablePath, factsOf, openInquiriesPath, Tags } from '../records/index.ts';
import { Fact, Facts, PanelSection } from '../ui/record-panel.tsx';
import { Tag } from '../ui/status-badge.tsx';
import { areaSaid } from './columns.tsx';

/** The open area: what is there, what it is called, and what lies next to it. */
export const AreaPanel = ({ id, listed, onEdit, ...rest }: PlacePanelProps<Area>) => {
  const record = useQuery({
    ...query(areaCalls.get, { params: { id } }, { quiet: true }),
    placeholderData: listed,
  });
  return (
    <PlacePanel
      {...rest}
      label={t`Area`}
      record={record}
      title={(row) => row.area}
      subtitle={(row) => [row.zone, nameOf('cities', row.city)].filter(Boolean).join(', ')}
      onEdit={record.data?.may_edit ? onEdit : undefined}
    >
      {(row) => (
        <>
          <PanelSection title={t`What is there`}>
            <StockLinks
              lines={[
                {
                  label: t`Available properties`,
                  count: row.stock_count,
                  href: availablePath('area', row.id),
                },
                { label: t`Open inquiries`, count: row.open_inquiry_count, href: openInquiriesPath('area', row.id) },
                { label: t`Societies`, count: row.society_count, href: `/societyList?area=${row.id}` },
              ]}
            />
          </PanelSection>
          <PanelSection title={t`Known as`}>
            <Facts>
              <Fact label={t`Also called`}>{row.aliases.join(', ') || t`Nothing else`}</Fact>
              <Fact label={t`Pincodes`}>{row.pincodes.join(', ') || t`Not known`}</Fact>
              <Fact label={t`On the map`}>
                {row.latitude === null || row.longitude === null ? t`Not known` : `${row.latitude}, ${row.longitude}`}
              </Fact>
              {factsOf(areaFields, othersOf(areaFields, areaSaid), row).map(([label, text]) => (
                <Fact key={label} label={label}>
                  {text}
                </Fact>
              ))}
              {!row.is_active && <Fact label={t`In use`}>{t`No: forms do not offer it`}</Fact>}
            </Facts>
          </PanelSection>
          <PanelSection title={t`Neighbours`}>
            {row.neighbours.length === 0 ? (
              <p>{t`None named. Areas within 6 km on the map are matched too.`}</p>
            ) : (
              <Tags>
                {row.neighbours.map(({ area, km }) => (
                  <Link key={area} to={`?id=${area}`}>
                    <Tag>{km === null ? nameOf('areas', area) : t`${nameOf('areas', area)}, ${km} km`}</Tag>
                  </Link>
                ))}
              </Tags>
            )}
          </PanelSection>
        </>
      )}
    </PlacePanel>
  );
};
