import { type WhatsappMedia, whatsappMediaCalls } from '@angan/contract/whatsapp/media.ts';
import { mediaTexts } from '@angan/contract/whatsapp/media-texts.ts';
import { t } from '@lingui/core/macro';
import { ActionIcon, Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client, invalidate, query, useCall } from '../../core/api/index.ts';
import { useKeys } from '../../core/keys/index.ts';
import { word } from '../../core/language/index.ts';
import { DeleteDialog } from '../../ui/delete-dialog.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { PageButtons, PageRange, pageNumber, pageOf } from '../../ui/pager.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { EmptyState, SkeletonBar } from '../../ui/states.tsx';
import { toast } from '../../ui/toast.ts';
import { useUrlState } from '../../ui/use-url-state.ts';
import { deleteWithTexts } from '../delete-with-texts.ts';
import { AddMedia } from './add-media.tsx';
import styles from './media.module.css';
import { MediaCard } from './media-card.tsx';

const api = client(whatsappMediaCalls);
/** Placeholders while the list loads: spec 9. */
const skeletons = [0, 1, 2, 3, 4, 5];
const pageSize = 25;

/** Images and videos that lie at WhatsApp, ready to be sent. */
export const MediaScreen = () => {
  const url = useUrlState();
  const list = useQuery({
    ...query(whatsappMediaCalls.list, { query: { page: pageOf(url).page } }),
    placeholderData: keepPreviousData,
  });
  const [deleting, setDeleting] = useState<WhatsappMedia>();
  const refresh = () => invalidate('whatsapp_media');
  const add = () => url.patch({ add: 'one' });
  useKeys({ n: { label: t`Add Media`, run: add } });

  const remove = async ({ id, description }: WhatsappMedia) => {
    await deleteWithTexts(t`Media`, description, () => api.remove({ params: { id } }));
    // Where a template kept it, the card says so from now on.
    await refresh();
  };
  const again = useCall((id: number) => api.retry({ params: { id } }), { onSettled: refresh });
  const rows = list.data?.results ?? [];
  const addButton = (
    <Button variant="filled" leftSection={<IconPlus size={16} aria-hidden />} onClick={add}>
      {t`Add Media`}
    </Button>
  );
  return (
    <PageFrame
      title={t`Media`}
      count={list.data?.count}
      actions={addButton}
      phoneActions={
        <ActionIcon aria-label={t`Add Media`} onClick={add}>
          <IconPlus size={22} aria-hidden />
        </ActionIcon>
      }
      footer={
        rows.length > 0 && (
          <>
            <PageRange data={list.data} first={(pageNumber(url) - 1) * pageSize + 1} />
            <span style={{ flex: 1 }} />
            <PageButtons url={url} data={list.data} />
          </>
        )
      }
    >
      <div className="page-body">
        <QueryView
          query={list}
          failed={t`The list did not load.`}
          loading={
            <div className={styles.cards} role="status" aria-label={t`Loading media`}>
              {skeletons.map((at) => (
                <div key={at} className={styles.card}>
                  <span className={styles.blank} />
                  <div className={styles.inside}>
                    <SkeletonBar width="9rem" />
                    <SkeletonBar width="5rem" />
                  </div>
                </div>
              ))}
            </div>
          }
        />
        {list.data && rows.length === 0 && (
          <EmptyState title={t`No media yet`} action={addButton}>
            {t`Add an image or a video once, and use it in templates and chats.`}
          </EmptyState>
        )}
        {rows.length > 0 && (
          <ul className={styles.cards} aria-label={t`Media`}>
            {rows.map((media) => (
              <MediaCard
                key={media.id}
                media={media}
                onRefresh={() => void refresh()}
                onRetry={() => again.mutate(media.id)}
                onDelete={() => setDeleting(media)}
              />
            ))}
          </ul>
        )}
      </div>
      <AddMedia
        opened={url.get('add') === 'one'}
        onClose={() => url.patch({ add: null })}
        onAdded={() => {
          toast.success(word(mediaTexts.added));
          url.patch({ add: null });
          void refresh();
        }}
      />
      <DeleteDialog
        what={t`Media`}
        opened={deleting !== undefined}
        item={deleting?.description}
        consequence={t`It can no longer be used in templates and chats. This cannot be undone.`}
        onDelete={() => deleting && remove(deleting)}
        onClose={() => setDeleting(undefined)}
      />
    </PageFrame>
  );
};
