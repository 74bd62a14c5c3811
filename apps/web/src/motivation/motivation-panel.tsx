import { othersOf } from '@angan/contract/kit/presented.ts';
import { type Motivation, motivationCalls } from '@angan/contract/motivation/motivation.ts';
import { motivationFields } from '@angan/contract/motivation/motivation-fields.ts';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { query } from '../core/api/index.ts';
import { word } from '../core/language/index.ts';
import { PlacePanel, type PlacePanelProps } from '../places/index.ts';
import { factsOf } from '../records/index.ts';
import { Fact, Facts, PanelSection } from '../ui/record-panel.tsx';
import { motivationSaid } from './columns.tsx';
import { shownOn } from './motivation-kind.ts';

/** The open message. */
export const MotivationPanel = ({ id, listed, ...rest }: PlacePanelProps<Motivation>) => {
  const record = useQuery({
    ...query(motivationCalls.get, { params: { id } }, { quiet: true }),
    placeholderData: listed,
  });
  return (
    <PlacePanel {...rest} label={t`Motivation`} record={record} title={shownOn} subtitle={(row) => row.author}>
      {(row) => (
        <PanelSection>
          <Facts>
            <Fact label={t`Message`}>{row.quote}</Fact>
            <Fact label={t`Language`}>{word(row.language)}</Fact>
            <Fact label={t`Author`}>{row.author || t`Nobody`}</Fact>
            {factsOf(motivationFields, othersOf(motivationFields, motivationSaid), row).map(([label, text]) => (
              <Fact key={label} label={label}>
                {text}
              </Fact>
            ))}
            <Fact label={t`In use`}>{row.is_active ? t`Yes` : t`No: it is not shown`}</Fact>
          </Facts>
        </PanelSection>
      )}
    </PlacePanel>
  );
};
