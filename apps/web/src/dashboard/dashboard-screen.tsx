import { dashboardCalls } from '@angan/contract/dashboard/dashboard.ts';
import { t } from '@lingui/core/macro';
import { ActionIcon, Button } from '@mantine/core';
import { IconDownload, IconFileSpreadsheet } from '@tabler/icons-react';
import { client, useCall } from '../core/api/index.ts';
import { saveBase64 } from '../core/platform/index.ts';
import { useMay } from '../core/session/index.ts';
import { PageFrame } from '../ui/page-frame.tsx';
import { QueryView } from '../ui/query-view.tsx';
import { BrokerageBoxes } from './brokerage-boxes.tsx';
import styles from './dashboard.module.css';
import { DashboardFilters } from './dashboard-filters.tsx';
import { InquiryBoxes } from './inquiry-boxes.tsx';
import { AheadBox } from './money-boxes.tsx';
import { StaffBox } from './staff-box.tsx';
import { StockBoxes } from './stock-boxes.tsx';
import { Tiles } from './tiles.tsx';
import { useDashboard } from './use-dashboard.ts';

const api = client(dashboardCalls);

/** The office at a glance: its figures with their lists behind them, held against the period before. */
export const DashboardScreen = () => {
  const dashboard = useDashboard();
  const { inquiries, stock, money } = dashboard;
  const mayExport = useMay('contact:export');
  const download = useCall(() => api.export({ body: dashboard.asked }), {
    onSuccess: ({ content, file_name }) => saveBase64(content, file_name),
  });
  return (
    <PageFrame
      title={t`Dashboard`}
      filters={<DashboardFilters dashboard={dashboard} />}
      actions={
        mayExport && (
          <Button
            loading={download.isPending}
            leftSection={<IconFileSpreadsheet size={16} aria-hidden />}
            onClick={() => download.mutate()}
          >
            {t`Download XLSX`}
          </Button>
        )
      }
      phoneActions={
        mayExport && (
          <ActionIcon aria-label={t`Download XLSX`} loading={download.isPending} onClick={() => download.mutate()}>
            <IconDownload size={22} aria-hidden />
          </ActionIcon>
        )
      }
    >
      <div className={styles.scroll}>
        <Tiles dashboard={dashboard} />
        <div className={styles.boxes} data-stale={inquiries.isPlaceholderData || undefined}>
          <QueryView
            query={inquiries}
            failed={t`The inquiries did not load.`}
            loading={t`Loading the figures`}
            rows={8}
          >
            {(data) => (
              <>
                <InquiryBoxes data={data} dashboard={dashboard} />
                <StaffBox staff={data.staff} />
              </>
            )}
          </QueryView>
          <QueryView query={stock} failed={t`The stock did not load.`} loading={t`Loading the stock`} rows={4}>
            {(data) => <StockBoxes data={data} dashboard={dashboard} />}
          </QueryView>
          <QueryView query={money} failed={t`The deals did not load.`} loading={t`Loading the deals`} rows={3}>
            {(data) => (
              <>
                <BrokerageBoxes brokerage={data.brokerage} asked={dashboard.asked} />
                <AheadBox data={data} asked={dashboard.asked} />
              </>
            )}
          </QueryView>
        </div>
      </div>
    </PageFrame>
  );
};
