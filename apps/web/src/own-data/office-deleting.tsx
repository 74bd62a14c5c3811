import { officeDeletionCalls } from '@angan/contract/own-data/office-deletion.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { client, useCall } from '../core/api/index.ts';
import { formatDate } from '../core/language/index.ts';
import { logOut, renewMe, useAuth, useMay } from '../core/session/index.ts';
import { EmptyState } from '../ui/states.tsx';
import styles from './data.module.css';
import { FullExports } from './full-exports.tsx';

const api = client(officeDeletionCalls);

/** All that an office about to be deleted still shows: the day, and to its Owner the ways out. */
export const OfficeDeleting = () => {
  const company = useAuth(({ userCompanyInfo }) => userCompanyInfo);
  const isOwner = useMay('company:delete');
  const navigate = useNavigate();
  const day = company?.delete_on ? formatDate(company.delete_on) : undefined;
  // A tab in which somebody was at work heard that it is closed, and not until when.
  useEffect(() => {
    if (!day) void renewMe(true).catch(() => undefined);
  }, [day]);
  const back = useCall(() => api.bringBack({}), {
    success: t`Your office is back`,
    onSuccess: async () => {
      await renewMe(true);
      navigate('/', { replace: true });
    },
  });
  if (!company) return null;
  const name = company.company_name;
  return (
    <>
      <EmptyState
        filtered
        title={
          isOwner
            ? day
              ? t`Your office will be deleted on ${day}`
              : t`Your office will be deleted`
            : t`${name} is being deleted`
        }
        action={
          <>
            {isOwner && (
              <Button
                variant="filled"
                leftSection={<IconArrowBackUp size={16} aria-hidden />}
                loading={back.isPending}
                onClick={() => back.mutate(undefined)}
              >
                {t`Bring it back`}
              </Button>
            )}
            <LogOut isMain={!isOwner} />
          </>
        }
      >
        {isOwner
          ? t`${name} is closed for everybody. Until that day all of it is kept, and comes back as it was.`
          : day
            ? t`The owner is deleting this office on ${day}. Ask them if that should not be.`
            : t`The owner is deleting this office. Ask them if that should not be.`}
      </EmptyState>
      {isOwner && (
        <div className={styles.beforeTheEnd}>
          <FullExports />
        </div>
      )}
    </>
  );
};

const LogOut = ({ isMain }: { isMain: boolean }) => {
  const leaving = useAuth(({ isLoading }) => isLoading);
  return (
    <Button variant={isMain ? 'filled' : 'default'} loading={leaving} onClick={() => void logOut()}>
      {t`Logout`}
    </Button>
  );
};
