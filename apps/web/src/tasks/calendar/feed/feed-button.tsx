import { t } from '@lingui/core/macro';
import { ActionIcon, Button } from '@mantine/core';
import { IconCalendarShare } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../core/screen.ts';
import { usePhone } from '../../../ui/screen.ts';
import { useFeed } from './use-feed.ts';

const dialog = lazyPart(() => import('./feed-dialog.tsx'), 'FeedDialog');

/** Leads to the link for other calendars, and says whether there is one. */
export const FeedButton = () => {
  const phone = usePhone();
  const feed = useFeed();
  const [isOpen, setOpen] = useState(false);
  const words = feed.data?.created_date ? t`Shown in other calendars` : t`Show in other calendars`;
  const open = () => setOpen(true);
  return (
    <>
      {phone ? (
        <ActionIcon aria-label={words} onClick={open}>
          <IconCalendarShare size={22} aria-hidden />
        </ActionIcon>
      ) : (
        <Button
          variant="subtle"
          size="xs"
          leftSection={<IconCalendarShare size={16} aria-hidden />}
          onPointerEnter={dialog.prefetch}
          onFocus={dialog.prefetch}
          onClick={open}
        >
          {words}
        </Button>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <dialog.Component onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
