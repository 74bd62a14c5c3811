import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { IconEdit } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { type RowAction, RowMenu } from '../ui/data-list/index.ts';
import { RecordPanel } from '../ui/record-panel.tsx';
import { ErrorState, LoadingRows } from '../ui/states.tsx';

interface Props<Row> {
  /** 'Area' */
  label: string;
  row: Row | undefined;
  error: Error | null;
  retry: () => void;
  title: (row: Row) => string;
  subtitle: (row: Row) => ReactNode;
  /** Left out for who may not change this one. */
  onEdit?: (() => void) | undefined;
  actions: readonly RowAction<Row>[] | undefined;
  /** More buttons, before the menu. */
  buttons?: ReactNode;
  children: (row: Row) => ReactNode;
  onClose: () => void;
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
}

/** A place beside its list: what is known of it, and what may be done with it. */
export const PlacePanel = <Row,>(props: Props<Row>) => {
  const { label, row, error, retry, title, subtitle, onEdit, actions, buttons, children, ...steps } = props;
  if (!row)
    return (
      <RecordPanel label={label} title={label} {...steps}>
        {error ? (
          <ErrorState title={t`The ${label.toLowerCase()} did not load.`} retry={retry}>
            {error.message}
          </ErrorState>
        ) : (
          <LoadingRows rows={5} label={t`Loading the ${label.toLowerCase()}`} />
        )}
      </RecordPanel>
    );
  return (
    <RecordPanel
      label={label}
      title={title(row)}
      subtitle={subtitle(row)}
      actions={
        (onEdit || actions || buttons) && (
          <>
            {onEdit && (
              <Button leftSection={<IconEdit size={16} aria-hidden />} onClick={onEdit}>
                {t`Edit`}
              </Button>
            )}
            {buttons}
            {actions && <RowMenu row={row} label={t`More for ${title(row)}`} actions={actions} large />}
          </>
        )
      }
      {...steps}
    >
      {children(row)}
    </RecordPanel>
  );
};
