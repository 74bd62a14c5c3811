import type { Commission } from '@angan/contract/commissions/commissions.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { IconFileDownload } from '@tabler/icons-react';
import { useCall } from '../../core/api/index.ts';
import { formatDate, formatRupees, word } from '../../core/language/index.ts';
import { saveBase64 } from '../../core/platform/index.ts';
import { PanelSection } from '../../ui/record-panel.tsx';
import styles from '../commissions.module.css';
import { api } from '../use-commission.ts';

/** The papers that went out, each as PDF. */
export const PapersPart = ({ commission, onCredit }: { commission: Commission; onCredit: () => void }) => {
  const pdf = useCall((id: number) => api.papers.pdf({ params: { id } }), {
    onSuccess: ({ file_name, content }) => saveBase64(content, file_name),
  });
  const { papers } = commission;
  if (papers.length === 0) return null;
  return (
    <PanelSection title={t`Papers`}>
      <ul className="list-unstyled">
        {papers.map((paper) => (
          <li key={paper.id} className={styles.part}>
            <span>
              {paper.no}
              <small className={styles.quiet}>
                {' '}
                {[word(paper.kind), formatDate(paper.date), paper.ref && t`for ${paper.ref}`]
                  .filter(Boolean)
                  .join(', ')}
              </small>
            </span>
            <span className={styles.figure}>{formatRupees(paper.total)}</span>
            <Button
              size="xs"
              leftSection={<IconFileDownload size={14} aria-hidden />}
              loading={pdf.isPending && pdf.variables === paper.id}
              aria-label={t`PDF of ${paper.no}`}
              onClick={() => pdf.mutate(paper.id)}
            >
              PDF
            </Button>
          </li>
        ))}
      </ul>
      {papers.some(({ kind }) => kind === 'Invoice') && <Button size="xs" onClick={onCredit}>{t`Credit note`}</Button>}
    </PanelSection>
  );
};
