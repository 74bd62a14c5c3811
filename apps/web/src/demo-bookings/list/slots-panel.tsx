import { t } from '@lingui/core/macro';
import { PanelSection, RecordPanel } from '../../ui/record-panel.tsx';
import { SlotGrid } from './slot-grid.tsx';

/** All times that are offered: press one to close it, or to say how many may come and who is host. */
export const SlotsPanel = ({ onClose }: { onClose: () => void }) => (
  <RecordPanel
    label={t`Slots`}
    title={t`Slots`}
    subtitle={t`Press a square to close it or to change it.`}
    onClose={onClose}
  >
    <PanelSection title={t`Two weeks ahead`}>
      <SlotGrid days={Number.POSITIVE_INFINITY} />
    </PanelSection>
  </RecordPanel>
);
