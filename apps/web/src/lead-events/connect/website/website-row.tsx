import type { WebsiteForm } from '@angan/contract/lead-events/website-form.ts';
import { t } from '@lingui/core/macro';
import { IconWorld } from '@tabler/icons-react';
import { SendingRow } from '../sending-row.tsx';
import { useSaveWebsite } from './use-website.ts';

interface Props {
  form: WebsiteForm;
  isOpen: boolean;
  onOpen: (isOn: boolean) => void;
}

/** The office's own site in the list of what is connected. */
export const WebsiteRow = ({ form, isOpen, onOpen }: Props) => {
  const save = useSaveWebsite();
  return (
    <SendingRow
      facts={form}
      icon={<IconWorld size={20} />}
      name={t`Your website`}
      about={
        form.page_url ? t`A form on your own site, and a link to it` : t`A form for your own site: turn it on to begin`
      }
      switchLabel={t`Take enquiries from your website`}
      isOpen={isOpen}
      onOpen={onOpen}
      isFixed={save.busy}
      onSwitch={(isOn) => save.run({ is_enabled: isOn }, { onSuccess: () => onOpen(true) })}
    />
  );
};
