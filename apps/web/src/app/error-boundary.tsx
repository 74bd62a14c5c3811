import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { Component, type ReactNode } from 'react';
import { EmptyState } from '../ui/states.tsx';
import styles from './app.module.css';

interface State {
  error: Error | null;
}

/** A screen that breaks takes only itself down. What was typed is kept by its drafts. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: Error): State {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    const isMissingCode = /dynamically imported module|Importing a module script failed|preload/i.test(error.message);
    return (
      <div className={styles.broken} role="alert">
        <EmptyState
          title={isMissingCode ? t`This screen could not be loaded` : t`This screen stopped working`}
          action={
            <>
              <Button
                variant="filled"
                onClick={() => (isMissingCode ? location.reload() : this.setState({ error: null }))}
              >
                {isMissingCode ? t`Load the page again` : t`Try again`}
              </Button>
              <Button component="a" href="/">
                {t`Go home`}
              </Button>
            </>
          }
        >
          {isMissingCode
            ? t`The connection was lost, or there is a newer version. What you typed is kept.`
            : t`What you typed into its forms is kept. The rest of Angan still works.`}
        </EmptyState>
      </div>
    );
  }
}
