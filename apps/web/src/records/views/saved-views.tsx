import {
  type SavedView,
  savedViewCalls,
  savedViewTexts,
  type ViewedList,
} from '@angan/contract/saved-views/saved-views.ts';
import { t } from '@lingui/core/macro';
import { ActionIcon, Button } from '@mantine/core';
import { IconBookmark, IconCheck, IconPlus, IconX } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { client, keyOf, query, useCall } from '../../core/api/index.ts';
import { word } from '../../core/language/index.ts';
import { lazyPart } from '../../core/screen.ts';
import { MenuWhenReached } from '../../ui/menu-when-reached.tsx';
import { usePhone } from '../../ui/screen.ts';
import styles from './saved-views.module.css';

const nameView = lazyPart(() => import('./name-view.tsx'), 'NameView');

const api = client(savedViewCalls);
/** Where one is in a list is no part of how it is looked at. */
const passing = ['page', 'cursor', 'id'];

/** The lists that somebody keeps for themselves under names: to come back to, to save, to forget. */
export const SavedViews = ({ list }: { list: ViewedList }) => {
  const [params, setParams] = useSearchParams();
  const [naming, setNaming] = useState(false);
  const phone = usePhone();
  const given = { query: { list } };
  const { data } = useQuery(query(savedViewCalls.list, given, { quiet: true }));
  const queries = useQueryClient();
  const change = (after: (views: SavedView[]) => SavedView[]) =>
    queries.setQueryData<{ results: SavedView[] }>(
      keyOf(savedViewCalls.list, given),
      (now) => now && { results: after(now.results) },
    );
  const remove = useCall(({ id }: SavedView) => api.remove({ params: { id } }), {
    onSuccess: (_, { id }) => change((views) => views.filter((view) => view.id !== id)),
  });
  const now = new URLSearchParams(params);
  for (const name of passing) now.delete(name);
  now.sort();
  const views = data?.results ?? [];
  const shown = views.find((view) => view.query === now.toString());
  return (
    <>
      <MenuWhenReached
        position="bottom-end"
        button={(props) =>
          phone ? (
            <ActionIcon {...props} aria-label={shown ? t`Saved views: ${shown.name}` : t`Saved views`}>
              <IconBookmark size={22} aria-hidden />
            </ActionIcon>
          ) : (
            <Button {...props} variant="subtle" leftSection={<IconBookmark size={16} aria-hidden />}>
              {shown?.name ?? t`Views`}
            </Button>
          )
        }
      >
        {(Menu) => (
          <>
            {views.length === 0 && <p className={styles.none}>{word(savedViewTexts.none)}</p>}
            {views.map((view) => (
              <div key={view.id} className={styles.view}>
                <Menu.Item
                  aria-current={view === shown ? 'true' : undefined}
                  rightSection={view === shown ? <IconCheck size={16} aria-hidden /> : null}
                  onClick={() => setParams(new URLSearchParams(view.query))}
                >
                  {view.name}
                </Menu.Item>
                <ActionIcon variant="subtle" aria-label={t`Forget ${view.name}`} onClick={() => remove.mutate(view)}>
                  <IconX size={16} aria-hidden />
                </ActionIcon>
              </div>
            ))}
            {now.size > 0 && !shown && (
              <Menu.Item leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setNaming(true)}>
                {t`Save this view`}
              </Menu.Item>
            )}
          </>
        )}
      </MenuWhenReached>
      {naming && (
        <Suspense fallback={null}>
          <nameView.Component
            list={list}
            view={now.toString()}
            onSaved={(saved) => {
              setNaming(false);
              change((all) => [...all.filter(({ id }) => id !== saved.id), saved]);
            }}
            onClose={() => setNaming(false)}
          />
        </Suspense>
      )}
    </>
  );
};
