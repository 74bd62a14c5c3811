import { type Area, areaCalls } from '@angan/contract/areas/areas.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { query } from '../core/api/index.ts';
import { nameOf } from '../core/names/index.ts';
import { PlacePanel, type PlacePanelProps, StockLinks } from '../places/index.ts';
import { availablePath, openInquiriesPath, Tags } from '../records/index.ts';
import { Fact, Facts, PanelSection } from '../ui/record-panel.tsx';
import { Tag } from '../ui/status-badge.tsx';

/** The open area: what is there, what it is called, and what lies next to it. */
export const AreaPanel = ({ id, listed, onEdit, ...rest }: PlacePanelProps<Area>) => {
  const { data, error, refetch } = useQuery({
    ...query(areaCalls.get, { params: { id } }, { quiet: true }),
    placeholderData: listed,
  });
  return (
    <PlacePanel
      {...rest}
      label="Area"
      row={data}
      error={error}
      retry={() => void refetch()}
      title={(row) => row.area}
      subtitle={(row) => [row.zone, nameOf('cities', row.city)].filter(Boolean).join(', ')}
      onEdit={data?.may_edit ? onEdit : undefined}
    >
      {(row) => (
        <>
          <PanelSection title="What is there">
            <StockLinks
              lines={[
                {
                  label: 'Available properties',
                  count: row.stock_count,
                  href: availablePath('area', row.id),
                },
                { label: 'Open inquiries', count: row.open_inquiry_count, href: openInquiriesPath('area', row.id) },
                { label: 'Societies', count: row.society_count, href: `/societyList?area=${row.id}` },
              ]}
            />
          </PanelSection>
          <PanelSection title="Known as">
            <Facts>
              <Fact label="Also called">{row.aliases.join(', ') || 'Nothing else'}</Fact>
              <Fact label="Pincodes">{row.pincodes.join(', ') || 'Not known'}</Fact>
              <Fact label="On the map">
                {row.latitude === null || row.longitude === null ? 'Not known' : `${row.latitude}, ${row.longitude}`}
              </Fact>
              {!row.is_active && <Fact label="In use">No: forms do not offer it</Fact>}
            </Facts>
          </PanelSection>
          <PanelSection title="Neighbours">
            {row.neighbours.length === 0 ? (
              <p>None named. Areas within 6 km on the map are matched too.</p>
            ) : (
              <Tags>
                {row.neighbours.map(({ area, km }) => (
                  <Link key={area} to={`?id=${area}`}>
                    <Tag>
                      {nameOf('areas', area)}
                      {km !== null && `, ${km} km`}
                    </Tag>
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
