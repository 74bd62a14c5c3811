import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { PageFrame } from '../../ui/page-frame.tsx';
import { EmptyState, ErrorState, LoadingRows } from '../../ui/states.tsx';
import { toast } from '../../ui/toast.ts';
import { useUrlState } from '../../ui/use-url-state.ts';
import { facebookPath } from '../words/paths.ts';
import styles from './callback.module.css';
import { PageChoices } from './page-choices.tsx';
import { useBeginAgain, useExchangedCode } from './use-callback.ts';

/** /facebook/callback: what Facebook's dialog came back with, and the choice of the page to connect. */
export const FacebookCallbackScreen = () => {
  const url = useUrlState();
  const code = url.get('code');
  return (
    <PageFrame title={t`Select a Facebook Page to Connect`}>
      <div className={`scrolls ${styles.screen}`}>
        {code === undefined ? (
          <Failed title={t`Facebook did not return a code.`}>
            {url.get('error') === 'access_denied'
              ? t`You did not allow it there, so nothing was connected.`
              : t`Nothing was connected.`}
          </Failed>
        ) : (
          <Exchanged code={code} state={url.get('state') ?? ''} />
        )}
      </div>
    </PageFrame>
  );
};

const Exchanged = ({ code, state }: { code: string; state: string }) => {
  const { data, error } = useExchangedCode(code, state);
  const isNone = data?.pages.length === 0;
  useEffect(() => {
    if (isNone) toast.error(t`No pages found.`);
  }, [isNone]);
  if (error) return <Failed title={t`Failed to fetch Facebook pages.`}>{error.message}</Failed>;
  if (!data)
    return (
      <>
        <p className={styles.loading} role="status">{t`Loading pages...`}</p>
        <LoadingRows rows={3} />
      </>
    );
  if (isNone)
    return (
      <EmptyState title={t`No pages found on your account.`} action={<Again />}>
        {t`Connect with the account that runs the page, and leave the page ticked in the dialog.`}
      </EmptyState>
    );
  return <PageChoices pages={data.pages} />;
};

const Failed = ({ title, children }: { title: string; children: string }) => (
  <>
    <ErrorState title={title}>{children}</ErrorState>
    <div className={styles.ways}>
      <Again />
    </div>
  </>
);

/** The two ways on: the dialog once more, or back to where it was begun. */
const Again = () => {
  const dialog = useBeginAgain();
  return (
    <>
      <Button variant="filled" loading={dialog.isPending} onClick={() => dialog.mutate()}>
        {t`Begin again`}
      </Button>
      <Button component={Link} to={facebookPath}>
        {t`Back to settings`}
      </Button>
    </>
  );
};
