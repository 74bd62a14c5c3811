import type { Loan, LoanDocument } from '@angan/contract/loans/loans.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { IconBrandWhatsapp, IconPaperclip, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { word } from '../../core/language/index.ts';
import { chatLink } from '../../core/platform/index.ts';
import { isMasked } from '../../ui/person.tsx';
import { personName } from '../../ui/person-name.ts';
import { StatusBadge, type Tone } from '../../ui/status-badge.tsx';
import styles from '../loan-record.module.css';
import { AddDocument } from './add-document.tsx';
import { DocumentDialog } from './document-dialog.tsx';

const tones: Record<LoanDocument['status'], Tone> = {
  Needed: 'warn',
  Received: 'off',
  Sent: 'info',
  Query: 'bad',
  Cleared: 'ok',
};

/** What the bank asks for, of the applicant and of the property: each with how far it is, its note and its file. */
export const Documents = ({ loan }: { loan: Loan }) => {
  const [open, setOpen] = useState<number>();
  const [adding, setAdding] = useState(false);
  const documents = loan.documents ?? [];
  const cleared = documents.filter(({ status }) => status === 'Cleared').length;
  const chosen = documents.find(({ id }) => id === open);
  const groups = (['Applicant', 'Property'] as const).filter((of) => documents.some(({ of_whom }) => of_whom === of));
  return (
    <section className={styles.part} aria-label={t`Documents`}>
      <div className={styles.partHead}>
        <h2>{t`Documents`}</h2>
        <span className={styles.since}>
          {t`${cleared} of ${documents.length} cleared, ${loan.documents_in_hand} in hand`}
        </span>
        <span className={styles.space} />
        <Ask loan={loan} />
        {loan.may_edit && (
          <Button size="xs" leftSection={<IconPlus size={14} aria-hidden />} onClick={() => setAdding(true)}>
            {t`Add document`}
          </Button>
        )}
      </div>
      <div className={styles.columns}>
        {groups.map((of) => (
          <div key={of}>
            <h3 className={styles.group}>{word(of)}</h3>
            <ul className="list-unstyled">
              {documents
                .filter(({ of_whom }) => of_whom === of)
                .map((document) => (
                  <Line key={document.id} document={document} onOpen={() => setOpen(document.id)} />
                ))}
            </ul>
          </div>
        ))}
      </div>
      {chosen && <DocumentDialog loan={loan} document={chosen} onClose={() => setOpen(undefined)} />}
      {adding && <AddDocument loan={loan} onClose={() => setAdding(false)} />}
    </section>
  );
};

const Line = ({ document, onOpen }: { document: LoanDocument; onOpen: () => void }) => (
  <li className={styles.document}>
    <button type="button" className={styles.documentLine} onClick={onOpen}>
      <span className={styles.documentWords}>
        {document.item} {document.note && <span className={styles.noteText}>{document.note}</span>}
      </span>
      {document.file && <IconPaperclip size={14} aria-label={t`with a file`} />}
      <StatusBadge tone={tones[document.status]}>{word(document.status)}</StatusBadge>
    </button>
  </li>
);

/** One message to the applicant with all that is still needed, written and not yet sent. */
const Ask = ({ loan }: { loan: Loan }) => {
  const { name, mobile_number_1 } = loan.applicant;
  const missing = (loan.documents ?? []).filter(({ status }) => status === 'Needed' || status === 'Query');
  if (missing.length === 0 || mobile_number_1 === '' || isMasked(mobile_number_1)) return null;
  const list = missing.map(({ item, note }) => `- ${[item, note].filter(Boolean).join(': ')}`).join('\n');
  const text = t`Hello ${personName(name)}, for your loan the bank still needs:\n${list}`;
  return (
    <Button
      size="xs"
      component="a"
      href={chatLink(text, mobile_number_1)}
      target="_blank"
      rel="noreferrer"
      leftSection={<IconBrandWhatsapp size={14} aria-hidden />}
    >
      {t`Ask for ${missing.length}`}
    </Button>
  );
};
