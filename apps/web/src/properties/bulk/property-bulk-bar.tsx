import { propertyCalls } from '@angan/contract/properties/properties.ts';
import { shareSizes } from '@angan/domain/brochure/index.ts';
import { t } from '@lingui/core/macro';
import { IconArrowsExchange, IconCircleCheck, IconColumns3, IconShare, IconUserCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useMay } from '../../core/session/index.ts';
import { useExportTool } from '../../records/index.ts';
import { ShareDialog } from '../../shares/index.ts';
import { BulkBar, type BulkTool, type Selection } from '../../ui/data-list/index.ts';
import { toast } from '../../ui/toast.ts';
import type { PropertyList } from '../use-property-list.ts';
import { AssignDialog } from './assign-dialog.tsx';
import { mostCompared } from './most-compared.ts';
import { propertyApi } from './property-api.ts';
import { StatusOfMany } from './status-of-many.tsx';
import { useEach, verifiedWords } from './use-each.ts';

const mostShared = shareSizes.List;

/** What can be done with the properties that are chosen: each refuses for itself what its person may not do. */
export const PropertyBulkBar = ({ list, selection }: { list: PropertyList; selection: Selection }) => {
  const { ids } = selection;
  const [doing, setDoing] = useState<'share' | 'assign' | 'status'>();
  const [mayShare, mayVerify, mayAssign, mayEdit] = [
    useMay('property:share'),
    useMay('property:verify'),
    useMay('property:assign'),
    useMay('property:edit'),
  ];
  const verify = useEach(selection.clear);
  const exporting = useExportTool(propertyCalls.export, selection, list.ordering);
  const stop = () => setDoing(undefined);
  const compare = () => {
    if (ids.length < 2 || ids.length > mostCompared)
      toast.error(t`Choose two to ${mostCompared} properties to compare.`);
    else list.url.patch({ compare: ids.join(',') });
  };
  const share = () => {
    if (ids.length > mostShared) toast.error(t`One message holds up to ${mostShared} properties.`);
    else setDoing('share');
  };
  const tools: (BulkTool | false)[] = [
    mayShare && { label: t`Share`, icon: <IconShare aria-hidden />, run: share },
    mayVerify && {
      label: t`Verify today`,
      icon: <IconCircleCheck aria-hidden />,
      run: () =>
        void verify.run(ids, {
          each: (id) => propertyApi.verify({ params: { id }, body: { answer: 'Available' } }, { quiet: true }),
          done: verifiedWords,
        }),
    },
    mayAssign && { label: t`Assign`, icon: <IconUserCheck aria-hidden />, run: () => setDoing('assign') },
    mayEdit && { label: t`Change status`, icon: <IconArrowsExchange aria-hidden />, run: () => setDoing('status') },
    exporting.tool ?? false,
    { label: t`Compare`, icon: <IconColumns3 aria-hidden />, run: compare },
  ];
  return (
    <>
      <BulkBar
        text={t`${ids.length} selected`}
        idle={ids.length === 0 || verify.busy || exporting.busy}
        tools={tools.filter((tool) => tool !== false)}
        onClear={selection.clear}
      />
      {doing === 'share' && <ShareDialog properties={ids} onClose={stop} />}
      {doing === 'assign' && <AssignDialog ids={ids} onClose={stop} onDone={selection.clear} />}
      {doing === 'status' && <StatusOfMany ids={ids} onClose={stop} onDone={selection.clear} />}
    </>
  );
};
