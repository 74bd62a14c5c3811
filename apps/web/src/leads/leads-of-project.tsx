import type { ProjectInquiry } from '@angan/contract/projects/project-inquiries.ts';
import type { Project } from '@angan/contract/projects/projects.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatNumber } from '../core/language/index.ts';
import { useMay } from '../core/session/index.ts';
import { addDealPath, inquiryPath, projectPath, requirementText } from '../records/index.ts';
import { PaneHead } from '../ui/pane.tsx';
import { CallLinks } from '../ui/person.tsx';
import { personName } from '../ui/person-name.ts';
import { QueryView } from '../ui/query-view.tsx';
import { AnswerLead } from './answer-lead.tsx';
import { LeadRow } from './lead-row.tsx';
import styles from './leads.module.css';
import type { Leads } from './use-leads.ts';

/** Who is registered with a project, and how long each is locked. */
export const LeadsOfProject = ({ project, leads }: { project: Project; leads: Leads }) => {
  const [answering, setAnswering] = useState<ProjectInquiry>();
  const mayDeal = useMay('deal:create');
  const { data } = leads;
  const origin = { to: projectPath(project.id), label: project.project_name };
  return (
    <section className={styles.pane} aria-label={t`Registered leads`}>
      <PaneHead title={t`Registered leads`} count={data && formatNumber(data.count)} />
      <QueryView query={leads} failed={t`The leads did not load.`} loading={t`Loading the leads`} rows={3} />
      {data?.results.length === 0 && <p className={styles.none}>{noneText(project)}</p>}
      <ul className="list-unstyled">
        {data?.results.map((lead) => (
          <LeadRow
            key={lead.id}
            lead={lead}
            title={personName(lead.inquiry.contact.name)}
            to={inquiryPath(lead.inquiry.id)}
            origin={origin}
            second={requirementText(lead.inquiry)}
            actions={
              <>
                {mayDeal && (
                  <Button
                    size="xs"
                    variant="subtle"
                    component={Link}
                    to={addDealPath({ inquiry: lead.inquiry.id, project: project.id })}
                  >
                    {t`Make deal`}
                  </Button>
                )}
                <CallLinks
                  name={lead.inquiry.contact.name}
                  number={lead.inquiry.contact.mobile_number_1}
                  contact={lead.inquiry.contact.id}
                />
              </>
            }
            onAnswer={() => setAnswering(lead)}
          />
        ))}
      </ul>
      {answering && <AnswerLead lead={answering} onClose={() => setAnswering(undefined)} />}
    </section>
  );
};

const noneText = ({ lead_registration, lead_lock_days: days }: Project) => {
  if (!lead_registration) return t`Nobody is registered here yet.`;
  return t`Nobody is registered here yet. The builder asks for it before the first visit${days === null ? '.' : t`, and locks a lead for ${days} days.`}`;
};
