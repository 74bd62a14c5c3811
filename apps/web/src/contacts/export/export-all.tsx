import { formatNumber } from '../../core/language/index.ts';
import { ExportDialog } from './export-dialog.tsx';

const everybody = {
  data: undefined,
  isFiltered: false,
  countText: formatNumber,
  filteredBy: {},
  ordering: '-created_date',
};

/** All contacts as a file, where no list of them is shown. */
export const ExportContacts = ({ onClose }: { onClose: () => void }) => (
  <ExportDialog list={everybody} ids={undefined} onClose={onClose} />
);
