import { featureFields } from '@angan/contract/features/feature-fields.ts';
import { type Feature, featureCalls } from '@angan/contract/features/features.ts';
import { othersOf } from '@angan/contract/kit/presented.ts';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { query } from '../core/api/index.ts';
import { word } from '../core/language/index.ts';
import { PlacePanel, type PlacePanelProps } from '../places/index.ts';
import { factsOf } from '../records/index.ts';
import { Fact, Facts, PanelSection } from '../ui/record-panel.tsx';
import { StatusBadge } from '../ui/status-badge.tsx';
import { featureSaid, offeredFor, toneOf } from './columns.tsx';

/** The open feature. */
export const FeaturePanel = ({ id, listed, onEdit, ...rest }: PlacePanelProps<Feature>) => {
  const record = useQuery({
    ...query(featureCalls.get, { params: { id } }, { quiet: true }),
    placeholderData: listed,
  });
  return (
    <PlacePanel
      {...rest}
      label={t`Feature`}
      record={record}
      title={(row) => row.feature}
      subtitle={(row) => row.category}
      onEdit={record.data?.may_edit ? onEdit : undefined}
    >
      {(row) => (
        <PanelSection>
          <Facts>
            <Fact label={t`Properties`}>{row.used_count ?? ''}</Fact>
            <Fact label={t`Offered for`}>{offeredFor(row.property_type)}</Fact>
            <Fact label={t`Also called`}>{row.aliases.join(', ') || t`Nothing else`}</Fact>
            <Fact label={t`Colour`}>
              <StatusBadge tone={toneOf[row.colour]}>{word(row.colour)}</StatusBadge>
            </Fact>
            {factsOf(featureFields, othersOf(featureFields, featureSaid), row).map(([label, text]) => (
              <Fact key={label} label={label}>
                {text}
              </Fact>
            ))}
            <Fact label={t`From`}>{row.is_system ? t`The start list` : t`Your office`}</Fact>
            <Fact label={t`In use`}>{row.is_active ? t`Yes` : t`No: forms do not offer it`}</Fact>
          </Facts>
        </PanelSection>
      )}
    </PlacePanel>
  );
};
