import { t } from '@lingui/core/macro';
import { ActionIcon, SegmentedControl, VisuallyHidden } from '@mantine/core';
import { IconCalendar, IconLayoutGrid, IconLayoutKanban, IconList, IconMap, IconTable } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { perLanguage } from '../core/language/index.ts';
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

/**
 * One way to look at a list: rows of a page as a table, as cards or one under the other as on a phone, or a drawing of
 * its own of all that match.
 */
export type ListView<Row> =
  | TableView<Row>
  | { kind: 'card' | 'rows'; draw: (props: CardProps<Row>) => ReactNode }
  | WholeView;
export type ViewKind = ListView<never>['kind'];

interface TableView<Row> {
  kind: 'table';
  columns: readonly Column<Row>[];
  /** Its rows have room for a picture. */
  isTall?: boolean;
}
interface WholeView {
  kind: 'board' | 'map' | 'calendar';
  content: ReactNode;
  /** How many it shows, once that is known. */
  count?: number | undefined;
  /** Stands under it. */
  foot?: ReactNode;
}

const wholes: readonly string[] = ['board', 'map', 'calendar'] satisfies WholeView['kind'][];

export const isWhole = <Row,>(view: ListView<Row>): view is WholeView => wholes.includes(view.kind);

/** The table among the views of a list, which is where one begins. */
export const tableOf = <Row,>(views: readonly ListView<Row>[]): TableView<Row> =>
  views.find((view) => view.kind === 'table') ?? { kind: 'table', columns: [] };

const labels = perLanguage<Record<ViewKind, { icon: typeof IconTable; text: string }>>(() => ({
  card: { icon: IconLayoutGrid, text: t`Cards` },
  rows: { icon: IconList, text: t`Rows` },
  table: { icon: IconTable, text: t`Table` },
  board: { icon: IconLayoutKanban, text: t`Board` },
  map: { icon: IconMap, text: t`Map` },
  calendar: { icon: IconCalendar, text: t`Calendar` },
}));

interface SwitchProps {
  value: ViewKind;
  views: readonly ViewKind[];
  onChange: (view: string) => void;
}

/** All the views of a list beside each other, where there is room. */
export const ViewSwitch = ({ value, views, onChange }: SwitchProps) => (
  <SegmentedControl
    aria-label={t`View`}
    value={value}
    onChange={onChange}
    data={views.map((view) => ({ value: view, label: <ViewLabel view={view} /> }))}
  />
);

const ViewLabel = ({ view }: { view: ViewKind }) => {
  const { icon: Icon, text } = labels()[view];
  return (
    <span className={styles.view} title={text}>
      <Icon size={16} aria-hidden />
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  );
};

/** On a phone: from the rows to the board or the map, and back. */
export const ViewToggle = ({
  view,
  isOn,
  onChange,
}: {
  view: ViewKind;
  isOn: boolean;
  onChange: (view: string) => void;
}) => {
  const { icon: Icon, text } = isOn ? { icon: IconList, text: t`List` } : labels()[view];
  return (
    <ActionIcon aria-label={text} onClick={() => onChange(isOn ? 'table' : view)}>
      <Icon size={22} aria-hidden />
    </ActionIcon>
  );
};
