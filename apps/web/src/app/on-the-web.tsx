import { t } from '@lingui/core/macro';
import { Button, VisuallyHidden } from '@mantine/core';
import { Link } from 'react-router';
import { onTheWebText } from '../plans/index.ts';
import { EmptyState } from '../ui/states.tsx';
import styles from './app.module.css';

/** In the stores' apps, in the place of the screens that sell. */
export const OnTheWeb = () => (
  <div className={styles.broken}>
    <VisuallyHidden component="h1">{t`Subscription`}</VisuallyHidden>
    <EmptyState
      title={t`Manage your plan on the web`}
      action={
        <Button component={Link} to="/" variant="filled">
          {t`Go home`}
        </Button>
      }
    >
      {onTheWebText()}
    </EmptyState>
  </div>
);
