import { t } from '@lingui/core/macro';
import { IconColumns3 } from '@tabler/icons-react';
import { BulkBar, type Selection } from '../ui/data-list/index.ts';
import { toast } from '../ui/toast.ts';
import type { PropertyList } from './use-property-list.ts';

/** Properties that can stand beside each other. */
export const mostCompared = 4;

/** What can be done with the properties that are chosen. */
export const PropertyBulkBar = ({ list, selection }: { list: PropertyList; selection: Selection }) => {
  const { ids } = selection;
  const compare = () => {
    if (ids.length < 2 || ids.length > mostCompared)
      toast.error(t`Choose two to ${mostCompared} properties to compare.`);
    else list.url.patch({ compare: ids.join(',') });
  };
  return (
    <BulkBar
      text={t`${ids.length} selected`}
      idle={ids.length === 0}
      tools={[{ label: t`Compare`, icon: <IconColumns3 aria-hidden />, run: compare }]}
      onClear={selection.clear}
    />
  );
};
