import { t } from '@lingui/core/macro';
import { Button, VisuallyHidden } from '@mantine/core';
import { Link } from 'react-router';
import { EmptyState } from '../ui/states.tsx';
import styles from './app.module.css';
import { usePageTitle } from './use-page-title.ts';

/** For an address that leads nowhere, and for screens that are not built yet. */
export const NotFound = () => {
  usePageTitle(t`Not found`);
  return (
    <div className={styles.broken}>
      <VisuallyHidden component="h1">{t`Not found`}</VisuallyHidden>
      <EmptyState
        title={t`There is no page here`}
        filtered
        action={
          <Button component={Link} to="/" variant="filled">
            {t`Go home`}
          </Button>
        }
      >
        {t`The address may be mistyped, or the page has moved.`}
      </EmptyState>
    </div>
  );
};
