import { type Feature, featureCalls } from '@angan/contract/features/features.ts';
import { useQuery } from '@tanstack/react-query';
import { query } from '../core/api/index.ts';
import { PlacePanel, type PlacePanelProps } from '../places/index.ts';
import { Fact, Facts, PanelSection } from '../ui/record-panel.tsx';
import { StatusBadge } from '../ui/status-badge.tsx';
import { offeredFor, toneOf } from './columns.tsx';

/** The open feature. */
export const FeaturePanel = ({ id, listed, onEdit, ...rest }: PlacePanelProps<Feature>) => {
  const { data, error, refetch } = useQuery({
    ...query(featureCalls.get, { params: { id } }, { quiet: true }),
    placeholderData: listed,
  });
  return (
    <PlacePanel
      {...rest}
      label="Feature"
      row={data}
      error={error}
      retry={() => void refetch()}
      title={(row) => row.feature}
      subtitle={(row) => row.category}
      onEdit={data?.may_edit ? onEdit : undefined}
    >
      {(row) => (
        <PanelSection>
          <Facts>
            <Fact label="Properties">{row.used_count ?? ''}</Fact>
            <Fact label="Offered for">{offeredFor(row.property_type)}</Fact>
            <Fact label="Also called">{row.aliases.join(', ') || 'Nothing else'}</Fact>
            <Fact label="Colour">
              <StatusBadge tone={toneOf[row.colour]}>{row.colour}</StatusBadge>
            </Fact>
            <Fact label="From">{row.is_system ? 'The start list' : 'Your office'}</Fact>
            <Fact label="In use">{row.is_active ? 'Yes' : 'No: forms do not offer it'}</Fact>
          </Facts>
        </PanelSection>
      )}
    </PlacePanel>
  );
};
