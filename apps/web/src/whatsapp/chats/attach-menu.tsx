import type { ChatDetail } from '@angan/contract/whatsapp/chats.ts';
import { t } from '@lingui/core/macro';
import { ActionIcon, Menu } from '@mantine/core';
import {
  IconBuilding,
  IconFile,
  IconMapPin,
  IconPaperclip,
  IconPhoto,
  IconPlus,
  IconTemplate,
  IconUser,
} from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { usePhone } from '../../ui/screen.ts';
import { ContactDialog } from './contact-dialog.tsx';
import { PlaceDialog } from './place-dialog.tsx';
import { PropertyDialog } from './property-dialog.tsx';
import type { Sending } from './use-send.ts';

interface Props {
  chat: ChatDetail;
  sending: Sending;
  onFile: (file: File) => void;
  onTemplate: () => void;
}

const papers = '.pdf,.docx,.xlsx,audio/*';
const pictures = 'image/*,video/mp4,video/3gpp';

/** What can be sent besides words. */
export const AttachMenu = ({ chat, sending, onFile, onTemplate }: Props) => {
  const phone = usePhone();
  const file = useRef<HTMLInputElement>(null);
  const [asked, setAsked] = useState<'place' | 'contact' | 'property'>();
  const done = () => setAsked(undefined);
  const choose = (accept: string) => {
    if (!file.current) return;
    file.current.accept = accept;
    file.current.click();
  };
  const icon = { size: 18, 'aria-hidden': true } as const;
  return (
    <>
      <input
        ref={file}
        type="file"
        hidden
        aria-label={t`File to send`}
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? [];
          currentTarget.value = '';
          if (chosen) onFile(chosen);
        }}
      />
      <Menu position="top-start">
        <Menu.Target>
          <ActionIcon aria-label={t`Attach`} size={phone ? 44 : 'md'}>
            {phone ? <IconPlus size={22} aria-hidden /> : <IconPaperclip size={20} aria-hidden />}
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconPhoto {...icon} />} onClick={() => choose(pictures)}>
            {t`Photo or video`}
          </Menu.Item>
          <Menu.Item leftSection={<IconFile {...icon} />} onClick={() => choose(papers)}>
            {t`Document or voice`}
          </Menu.Item>
          <Menu.Item leftSection={<IconMapPin {...icon} />} onClick={() => setAsked('place')}>
            {t`Location`}
          </Menu.Item>
          <Menu.Item leftSection={<IconUser {...icon} />} onClick={() => setAsked('contact')}>
            {t`Contact card`}
          </Menu.Item>
          <Menu.Item leftSection={<IconBuilding {...icon} />} onClick={() => setAsked('property')}>
            {t`Property brochure`}
          </Menu.Item>
          <Menu.Item leftSection={<IconTemplate {...icon} />} onClick={onTemplate}>
            {t`Template`}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {!phone && (
        <ActionIcon aria-label={t`Send a property brochure`} onClick={() => setAsked('property')}>
          <IconBuilding size={20} aria-hidden />
        </ActionIcon>
      )}
      {asked === 'place' && <PlaceDialog sending={sending} onClose={done} />}
      {asked === 'contact' && (
        <ContactDialog
          title={t`Send a contact card`}
          onClose={done}
          onChosen={(contact) => {
            done();
            void sending.send(
              { content_type: 'contact', contact: contact.id },
              { body: contact.name, what: t`Contact` },
            );
          }}
        />
      )}
      {asked === 'property' && <PropertyDialog chat={chat} sending={sending} onClose={done} />}
    </>
  );
};
