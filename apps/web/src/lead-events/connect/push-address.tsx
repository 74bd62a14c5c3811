import type { LeadSourceSetting } from '@angan/contract/lead-events/lead-sources.ts';
import { t } from '@lingui/core/macro';
import { CopyAddress } from './copy-address.tsx';
import { NewAddress } from './new-address.tsx';

interface Props {
  setting: LeadSourceSetting;
  onRotate: () => Promise<unknown>;
}

/** The address to which the portal sends; whoever has it may add leads, so it can be made anew. */
export const PushAddress = ({ setting: { push_url, source }, onRotate }: Props) => (
  <CopyAddress label={t`Address for ${source} to send to`} text={push_url} copied={t`Address copied`}>
    <NewAddress
      item={source}
      consequence={t`The present address ends at once. ${source} sends nothing until its account manager has the new one.`}
      onRotate={onRotate}
    />
  </CopyAddress>
);
