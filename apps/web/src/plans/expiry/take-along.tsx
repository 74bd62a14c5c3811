import { commissionCalls } from '@angan/contract/commissions/commissions.ts';
import { inquiryCalls } from '@angan/contract/inquiries/inquiries.ts';
import type { ListExport } from '@angan/contract/kit/list-export.ts';
import { propertyCalls } from '@angan/contract/properties/properties.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { client, useCall } from '../../core/api/index.ts';
import { saveBase64 } from '../../core/platform/index.ts';
import { lazyPart } from '../../core/screen.ts';
import { FullExports } from '../../own-data/index.ts';
import styles from './expiry.module.css';

const ExportContacts = lazyPart<{ onClose: () => void }, 'ExportContacts'>(
  () => import('../../contacts/screens.ts'),
  'ExportContacts',
);

/** What an office entered is its own: each list as a workbook, also after the end. */
export const TakeAlong = () => {
  const [contacts, setContacts] = useState(false);
  return (
    <section className={styles.along} aria-labelledby="take-along">
      <h2 id="take-along">{t`Export my data`}</h2>
      <FullExports />
      <p>{t`Or each list as a workbook. Numbers are whole.`}</p>
      <div className={styles.lists}>
        <Button leftSection={<IconDownload size={16} aria-hidden />} onClick={() => setContacts(true)}>
          {t`Contacts`}
        </Button>
        <OneList call={propertyCalls.export} label={t`Properties`} />
        <OneList call={inquiryCalls.export} label={t`Inquiries`} />
        <OneList call={commissionCalls.export} label={t`Commission`} />
      </div>
      <Suspense>{contacts && <ExportContacts.Component onClose={() => setContacts(false)} />}</Suspense>
    </section>
  );
};

const OneList = ({ call, label }: { call: ListExport; label: string }) => {
  const api = client({ write: call });
  const write = useCall(() => api.write({ body: { format: 'XLSX' } }), {
    onSuccess: ({ file_name, content }) => saveBase64(content, file_name),
  });
  return (
    <Button
      leftSection={<IconDownload size={16} aria-hidden />}
      loading={write.isPending}
      onClick={() => write.mutate()}
    >
      {label}
    </Button>
  );
};
