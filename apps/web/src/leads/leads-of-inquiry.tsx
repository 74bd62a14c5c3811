import type { Inquiry } from '@angan/contract/inquiries/inquiries.ts';
import type { ProjectInquiry } from '@angan/contract/projects/project-inquiries.ts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { inquiryPath, projectPath } from '../records/index.ts';
import { AnswerLead } from './answer-lead.tsx';
import { LeadRow } from './lead-row.tsx';
import styles from './leads.module.css';
import { RegisterLead } from './register-lead.tsx';
import { useLeadsOfInquiry } from './use-leads.ts';

/** With which builders an inquiry is registered, and the button that registers it. */
export const LeadsOfInquiry = ({ inquiry }: { inquiry: Inquiry }) => {
  const { data } = useLeadsOfInquiry(inquiry.id);
  const [answering, setAnswering] = useState<ProjectInquiry>();
  if (!data?.results.length && !inquiry.may_edit) return null;
  const origin = { to: inquiryPath(inquiry.id), label: inquiry.inquiry_code };
  return (
    <section className={styles.part} aria-label={t`Registered with builders`}>
      <header className={styles.head}>
        <h2 className={styles.name}>{t`Registered with builders`}</h2>
        <span className={styles.space} />
        {inquiry.may_edit && <RegisterLead inquiry={inquiry} small />}
      </header>
      <ul className="list-unstyled">
        {data?.results.map((lead) => (
          <LeadRow
            key={lead.id}
            lead={lead}
            title={lead.project.project_name}
            to={projectPath(lead.project.id)}
            origin={origin}
            onAnswer={() => setAnswering(lead)}
          />
        ))}
      </ul>
      {answering && <AnswerLead lead={answering} onClose={() => setAnswering(undefined)} />}
    </section>
  );
};
