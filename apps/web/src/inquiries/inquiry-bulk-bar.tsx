import { t } from '@lingui/core/macro';
import { BulkBar, type BulkTool, type Selection } from '../ui/data-list/index.ts';

interface Props {
  selection: Selection;
  tools: readonly BulkTool[];
  busy: boolean;
}

/** What can be done with the inquiries that are chosen. */
export const InquiryBulkBar = ({ selection, tools, busy }: Props) => (
  <BulkBar
    text={t`${selection.ids.length} selected`}
    idle={selection.ids.length === 0 || busy}
    tools={tools}
    onClear={selection.clear}
  />
);
