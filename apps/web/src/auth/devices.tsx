import { deviceCalls, type UserDevice } from '@angan/contract/auth/devices.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client, infiniteList, queryClient, useCall } from '../core/api/index.ts';
import { PageFrame } from '../ui/page-frame.tsx';
import { QueryView } from '../ui/query-view.tsx';
import { EmptyState } from '../ui/states.tsx';
import styles from './auth.module.css';
import { DeviceRow } from './device-row.tsx';
import { OwnDeviceUse } from './device-use.tsx';
import { RevokeDialog } from './revoke-dialog.tsx';

const devices = infiniteList(deviceCalls.userDevices, {});
const { revokeDevice } = client(deviceCalls);

/** Where the office is logged in, and logging a device out. */
export const DevicesScreen = () => {
  const list = useInfiniteQuery(devices);
  const [chosen, setChosen] = useState<UserDevice | null>(null);
  const revoke = useCall(({ id }: UserDevice) => revokeDevice({ params: { id } }), {
    success: ({ detail }) => detail,
    onSuccess: () => {
      setChosen(null);
      void queryClient.invalidateQueries({ queryKey: devices.queryKey.slice(0, 2) });
    },
  });
  const rows = list.data?.pages.flatMap((page) => page.results) ?? [];
  return (
    <PageFrame title={t`User Device`} count={list.data?.pages[0]?.count}>
      <div className={`scrolls ${styles.scroll}`}>
        <p className={styles.deviceUse}>
          <OwnDeviceUse />
        </p>
        <QueryView query={list} failed={t`The devices did not load.`} loading={t`Loading the devices`} rows={4}>
          {() =>
            rows.length === 0 ? (
              <EmptyState title={t`No devices`}>{t`Nobody is logged in.`}</EmptyState>
            ) : (
              <ul className="list-unstyled" aria-label={t`Devices`}>
                {rows.map((device) => (
                  <DeviceRow key={device.id} device={device} onLogOut={() => setChosen(device)} />
                ))}
              </ul>
            )
          }
        </QueryView>
        {list.hasNextPage && (
          <div className={styles.more}>
            <Button loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
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
