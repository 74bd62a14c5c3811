import { dashboardCalls } from '@angan/contract/dashboard/dashboard.ts';
import { t } from '@lingui/core/macro';
import { ActionIcon, Button } from '@mantine/core';
import { IconDownload, IconFileSpreadsheet } from '@tabler/icons-react';
import { client, useCall } from '../core/api/index.ts';
import { saveBase64 } from '../core/platform/index.ts';
import { useMay } from '../core/session/index.ts';
import { PageFrame } from '../ui/page-frame.tsx';
import { QueryView } from '../ui/query-view.tsx';
import { usePhone } from '../ui/screen.ts';
import { Boxes } from './boxes.tsx';
import styles from './dashboard.module.css';
import { DashboardFilters } from './dashboard-filters.tsx';
import { Tiles } from './tiles.tsx';
import { useDashboard } from './use-dashboard.ts';

const api = client(dashboardCalls);

/** The office at a glance: its figures with their lists behind them, held against the period before. */
export const DashboardScreen = () => {
  const dashboard = useDashboard();
  const { inquiries, stock, money } = dashboard;
  const phone = usePhone();
  const mayExport = useMay('contact:export');
  const download = useCall(() => api.export({ body: dashboard.asked }), {
    onSuccess: ({ content, file_name }) => saveBase64(content, file_name),
  });
  return (
    <PageFrame
      title={t`Dashboard`}
      {...(phone
        ? { filters: <DashboardFilters dashboard={dashboard} /> }
        : {
            state: (
              <div className={styles.headFilters}>
                <DashboardFilters dashboard={dashboard} />
              </div>
            ),
          })}
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
      <div className={`scrolls ${styles.scroll}`}>
        <QueryView query={inquiries} failed={t`The inquiries did not load.`} loading={null} />
        <QueryView query={stock} failed={t`The stock did not load.`} loading={null} />
        <QueryView query={money} failed={t`The deals did not load.`} loading={null} />
        <Tiles dashboard={dashboard} />
        <div className={styles.boxes} data-stale={inquiries.isPlaceholderData || undefined}>
          <Boxes dashboard={dashboard} />
        </div>
      </div>
    </PageFrame>
  );
};
