import type { DashboardInquiries } from '@angan/contract/dashboard/dashboard.ts';
import { t } from '@lingui/core/macro';
import { formatNumber } from '../core/language/index.ts';
import { Bars } from './bars.tsx';
import { Box } from './box.tsx';

/** Numbers that each person looked at today, with a mark at how many they may. */
export const RevealsBox = ({ staff }: { staff: DashboardInquiries['staff'] }) => {
  const rows = staff.filter(({ reveal_limit }) => reveal_limit > 0);
  const words = ({ reveals_today, reveal_limit }: (typeof rows)[number]) => t`${reveals_today} of ${reveal_limit}`;
  return (
    <Box
      name="reveals"
      title={t`Numbers revealed today`}
      note={t`the mark is how many one may`}
      table={{ heads: [t`User`, t`Numbers`], rows: rows.map((row) => [row.name, words(row)]) }}
    >
      <Bars
        label={t`Numbers revealed today`}
        long
        bars={rows.map((row) => ({
          key: String(row.id),
          label: row.name,
          value: row.reveals_today,
          shown: formatNumber(row.reveals_today),
          beside: t`of ${row.reveal_limit}`,
          mark: row.reveal_limit,
          tone: row.reveals_today >= row.reveal_limit ? ('bad' as const) : ('off' as const),
        }))}
      />
    </Box>
  );
};
