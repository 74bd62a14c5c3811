import type { InquiryCard } from '@angan/contract/inquiries/inquiries.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../core/screen.ts';

const dialog = lazyPart(() => import('./follow-up-dialog.tsx'), 'FollowUpDialog');

interface Props {
  inquiry: Pick<InquiryCard, 'id' | 'contact'>;
}

/** Says when an inquiry is followed up that has no next step. */
export const AddFollowUp = ({ inquiry }: Props) => {
  const [isAsking, setAsking] = useState(false);
  return (
    <span className="above-link">
      <Button size="xs" onPointerEnter={dialog.prefetch} onFocus={dialog.prefetch} onClick={() => setAsking(true)}>
        {t`Add follow-up`}
      </Button>
      <Suspense fallback={null}>
        {isAsking && <dialog.Component inquiry={inquiry} onClose={() => setAsking(false)} />}
      </Suspense>
    </span>
  );
};
