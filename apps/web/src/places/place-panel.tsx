import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { IconEdit } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { type RowAction, RowMenu } from '../ui/data-list/index.ts';
import { type Query, QueryView } from '../ui/query-view.tsx';
import { RecordPanel } from '../ui/record-panel.tsx';

interface Props<Row> {
  /** 'Area' */
  label: string;
  record: Query<Row>;
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
  const { label, record, title, subtitle, onEdit, actions, buttons, children, ...steps } = props;
  const row = record.data;
  if (!row)
    return (
      <RecordPanel label={label} title={label} {...steps}>
        <QueryView
          query={record}
          failed={t`The ${label.toLowerCase()} did not load.`}
          loading={t`Loading the ${label.toLowerCase()}`}
          rows={5}
        />
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
