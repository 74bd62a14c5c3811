import { ActionIcon, SegmentedControl, VisuallyHidden } from '@mantine/core';
import { IconLayoutGrid, IconLayoutKanban, IconList, IconMap, IconTable } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Column } from '../ui/data-list/index.ts';
import styles from './records.module.css';

/** What a row that is drawn as a card is given. */
export interface CardProps<Row> {
  row: Row;
  href: string;
  onApproach: () => void;
  /** Selects the row, where rows can be selected. */
  box?: ReactNode;
  /** A tap selects the row instead of opening it. */
  selecting?: boolean;
}
type DrawCard<Row> = (props: CardProps<Row>) => ReactNode;

/** One way to look at a list: rows of a page as a table or as cards, or a drawing of its own of all that match. */
export type ListView<Row> =
  | { kind: 'table'; columns: readonly Column<Row>[]; isTall: boolean }
  | { kind: 'card'; draw: DrawCard<Row> }
  | { kind: 'board' | 'map'; content: ReactNode; count?: number | undefined };
export type ViewKind = ListView<never>['kind'];

/** `isTall`: rows have room for a picture. */
export const tableView = <Row,>(columns: readonly Column<Row>[], { isTall = false } = {}): ListView<Row> => ({
  kind: 'table',
  columns,
  isTall,
});
export const cardView = <Row,>(draw: DrawCard<Row>): ListView<Row> => ({ kind: 'card', draw });
/** `count`: how many the board shows, once that is known. */
export const boardView = (content: ReactNode, count: number | undefined): ListView<never> => ({
  kind: 'board',
  content,
  count,
});
export const mapView = (content: ReactNode): ListView<never> => ({ kind: 'map', content });

const labels: Record<ViewKind, { icon: typeof IconTable; text: string }> = {
  card: { icon: IconLayoutGrid, text: 'Cards' },
  table: { icon: IconTable, text: 'Table' },
  board: { icon: IconLayoutKanban, text: 'Board' },
  map: { icon: IconMap, text: 'Map' },
};

interface SwitchProps {
  value: ViewKind;
  views: readonly ViewKind[];
  onChange: (view: string) => void;
}

/** All the views of a list beside each other, where there is room. */
export const ViewSwitch = ({ value, views, onChange }: SwitchProps) => (
  <SegmentedControl
    aria-label="View"
    value={value}
    onChange={onChange}
    data={views.map((view) => ({ value: view, label: <ViewLabel view={view} /> }))}
  />
);

const ViewLabel = ({ view }: { view: ViewKind }) => {
  const { icon: Icon, text } = labels[view];
  return (
    <span className={styles.view} title={text}>
      <Icon size={16} aria-hidden />
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  );
};

/** On a phone: from the rows to the board or the map, and back. */
export const ViewToggle = ({ view, isOn, onChange }: { view: ViewKind; isOn: boolean; onChange: (view: string) => void }) => {
  const { icon: Icon, text } = isOn ? { icon: IconList, text: 'List' } : labels[view];
  return (
    <ActionIcon aria-label={text} onClick={() => onChange(isOn ? 'table' : view)}>
      <Icon size={22} aria-hidden />
    </ActionIcon>
  );
};
