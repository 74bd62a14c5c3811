import { evidenceCalls } from '@angan/contract/commissions/evidence.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { IconFileDownload } from '@tabler/icons-react';
import { client, useCall } from '../../core/api/index.ts';
import { saveBase64 } from '../../core/platform/index.ts';
import styles from '../commissions.module.css';

const evidence = client(evidenceCalls);

/** What the office did for a deal, in one paper that can be shown to whoever doubts it. */
export const EvidencePart = ({ deal }: { deal: number }) => {
  const pack = useCall(() => evidence.pack({ params: { id: deal } }), {
    onSuccess: ({ file_name, content }) => saveBase64(content, file_name),
  });
  return (
    <section className={styles.evidence} aria-label={t`Evidence pack`}>
      <h3>{t`Evidence pack`}</h3>
      <p>{t`Signed terms, visit slips, shares, messages, offers and dates in one PDF. Each share and each offer carries the mark of the one before it, so a row that was changed since shows.`}</p>
      <Button
        size="xs"
        leftSection={<IconFileDownload size={14} aria-hidden />}
        loading={pack.isPending}
        onClick={() => pack.mutate()}
      >
        {t`Make the PDF`}
      </Button>
    </section>
  );
};
