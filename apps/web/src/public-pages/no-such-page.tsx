import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { EmptyState } from '../ui/states.tsx';
import { Article } from './article.tsx';

/** For an address that names no policy and no guide. */
export const NoSuchPage = () => (
  <Article title={t`Not found`}>
    <EmptyState
      title={t`There is no page here`}
      filtered
      action={
        <Button component={Link} to="/support" variant="filled">
          {t`Go to support`}
        </Button>
      }
    >
      {t`The address may be mistyped, or the page has moved.`}
    </EmptyState>
  </Article>
);
