import type { FacebookPage } from '@angan/contract/lead-events/facebook.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { IconBrandFacebook } from '@tabler/icons-react';
import { useUrlState } from '../../../ui/use-url-state.ts';
import styles from '../connect.module.css';
import { HappeningList } from '../happenings.tsx';
import { PageSection } from './page-section.tsx';
import { useDialog, usePageHappenings } from './use-facebook.ts';

interface Props {
  pages: readonly FacebookPage[];
  isAvailable: boolean;
}

/** The office's pages: the one that is open with its forms and what came of it, and the way to connect another. */
export const FacebookDetail = ({ pages, isAvailable }: Props) => {
  const url = useUrlState();
  const dialog = useDialog();
  const [asked] = url.ids('page');
  const shown = pages.find(({ id }) => id === asked) ?? pages[0];
  return (
    <div className={styles.detail}>
      <div className={styles.form}>
        {pages.length > 1 && (
          <nav className={styles.buttons} aria-label={t`Facebook pages`}>
            {pages.map(({ id, page_name }) => (
              <Button
                key={id}
                size="xs"
                variant={id === shown?.id ? 'light' : 'default'}
                aria-current={id === shown?.id ? 'true' : undefined}
                onClick={() => url.patch({ page: id, form: null }, { replace: true })}
              >
                {page_name}
              </Button>
            ))}
          </nav>
        )}
        {shown ? (
          <PageSection key={shown.id} page={shown} onConnect={() => dialog.mutate()} />
        ) : (
          <p className={styles.quiet}>
            {isAvailable
              ? t`Connect the page on which your ads run: what people fill in on Facebook and Instagram arrives here within seconds.`
              : t`No page can be connected yet: this server has no app at Meta. Its operator sets one up.`}
          </p>
        )}
        <div className={styles.buttons}>
          <Button
            variant={shown ? 'default' : 'filled'}
            leftSection={<IconBrandFacebook size={18} aria-hidden />}
            loading={dialog.isPending}
            disabled={!isAvailable}
            onClick={() => dialog.mutate()}
          >
            {shown ? t`Connect another page` : t`Connect a page`}
          </Button>
        </div>
      </div>
      {shown && <PageHappenings id={shown.id} />}
    </div>
  );
};

const PageHappenings = ({ id }: { id: number }) => <HappeningList happenings={usePageHappenings(id)} />;
