export { ColumnChooser } from './column-chooser.tsx';
export type { Column, ListProps, RowAction } from './columns.ts';
export { RowMenu } from './row-menu.tsx';
export { DataCards } from './rows.tsx';
export { DataTable } from './table.tsx';
export { TableHead } from './table-head.tsx';
export { useColumns } from './use-columns.ts';
export { rowLink, useRowKeys } from './use-row-keys.ts';
