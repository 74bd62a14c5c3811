import { useSelection } from '../ui/data-list/index.ts';
import type { Listed, RecordList } from './use-record-list.ts';

/** Which rows of a list are selected; another search or filter begins anew. */
export const useListSelection = <Row extends Listed>({ filteredBy, rows }: RecordList<Row>) =>
  useSelection(
    JSON.stringify(filteredBy),
    rows?.map(({ id }) => id),
  );
