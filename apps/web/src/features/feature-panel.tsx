import { type Feature, featureCalls } from '@angan/contract/features/features.ts';
import { useQuery } from '@tanstack/react-query';
import { query } from '../core/api/index.ts';
import { PlacePanel } from '../places/index.ts';
import type { RowAction } from '../ui/data-list/index.ts';
import { Fact, Facts, PanelSection } from '../ui/record-panel.tsx';
import { StatusBadge } from '../ui/status-badge.tsx';
import { offeredFor, toneOf } from './columns.tsx';

interface Props {
  id: number;
  /** The feature as the list has it, shown until the record itself is there. */
  listed: Feature | undefined;
  actions: readonly RowAction<Feature>[] | undefined;
  onEdit: () => void;
  onClose: () => void;
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
}

/** The open feature. */
export const FeaturePanel = ({ id, listed, onEdit, ...rest }: Props) => {
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
