import { t } from '@lingui/core/macro';
import { ActionIcon, Popover } from '@mantine/core';
import { IconMoodSmile } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { usePhone } from '../../ui/screen.ts';
import { LoadingRows } from '../../ui/states.tsx';

/** Fetched when it is first opened: its names and groups are larger than the chat. */
const EmojiPicker = lazy(() => import('./emoji-picker.tsx'));

/** Offers emoji by group and by word; one that is chosen stands where the cursor was. */
export const EmojiButton = ({ onChosen }: { onChosen: (emoji: string) => void }) => {
  const phone = usePhone();
  const [opened, setOpened] = useState(false);
  return (
    <Popover opened={opened} onChange={setOpened} position="top-start" trapFocus withinPortal shadow="md">
      <Popover.Target>
        <ActionIcon aria-label={t`Emoji`} size={phone ? 44 : 'md'} onClick={() => setOpened(!opened)}>
          <IconMoodSmile size={phone ? 22 : 20} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown p={0} aria-label={t`Emoji`}>
        <Suspense fallback={<LoadingRows rows={3} />}>
          <EmojiPicker
            onChosen={(emoji) => {
              setOpened(false);
              onChosen(emoji);
            }}
          />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
};
