import { authCalls, type UserDevice } from '@angan/contract/auth/auth.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client, infiniteList, queryClient, useCall } from '../core/api/index.ts';
import { PageFrame } from '../ui/page-frame.tsx';
import { EmptyState, ErrorState, LoadingRows } from '../ui/states.tsx';
import styles from './auth.module.css';
import { DeviceRow } from './device-row.tsx';
import { RevokeDialog } from './revoke-dialog.tsx';

const devices = infiniteList(authCalls.userDevices, {});
const { revokeDevice } = client(authCalls);

/** Where the office is logged in, and logging a device out. */
export const DevicesScreen = () => {
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(devices);
  const [chosen, setChosen] = useState<UserDevice | null>(null);
  const revoke = useCall(({ id }: UserDevice) => revokeDevice({ params: { id } }), {
    success: ({ detail }) => detail,
    onSuccess: () => {
      setChosen(null);
      void queryClient.invalidateQueries({ queryKey: devices.queryKey.slice(0, 2) });
    },
  });
  const rows = data?.pages.flatMap((page) => page.results) ?? [];
  return (
    <PageFrame title={t`User Device`} count={data?.pages[0]?.count}>
      {error && (
        <div className={styles.above}>
          <ErrorState title={t`The devices did not load.`} retry={() => void refetch()}>
            {error.message}
          </ErrorState>
        </div>
      )}
      <div className={styles.scroll}>
        {isPending && !error && <LoadingRows rows={4} label={t`Loading the devices`} />}
        {data && rows.length === 0 && <EmptyState title={t`No devices`}>{t`Nobody is logged in.`}</EmptyState>}
        {rows.length > 0 && (
          <ul className={styles.devices} aria-label={t`Devices`}>
            {rows.map((device) => (
              <DeviceRow key={device.id} device={device} onLogOut={() => setChosen(device)} />
            ))}
          </ul>
        )}
        {hasNextPage && (
          <div className={styles.more}>
            <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {t`Show more`}
            </Button>
          </div>
        )}
      </div>
      <RevokeDialog
        device={chosen}
        busy={revoke.isPending}
        onClose={() => setChosen(null)}
        onConfirm={() => chosen && revoke.mutate(chosen)}
      />
    </PageFrame>
  );
};
