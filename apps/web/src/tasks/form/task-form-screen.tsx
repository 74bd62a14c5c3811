import { contactCalls } from '@angan/contract/contacts/contacts.ts';
import { dealCalls } from '@angan/contract/deals/deals.ts';
import { inquiryCalls } from '@angan/contract/inquiries/inquiries.ts';
import { loanCalls } from '@angan/contract/loans/loans.ts';
import { projectCalls } from '@angan/contract/projects/projects.ts';
import { propertyCalls } from '@angan/contract/properties/properties.ts';
import { t } from '@lingui/core/macro';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { query } from '../../core/api/index.ts';
import { useRunsTheOffice } from '../../core/session/index.ts';
import {
  contactPath,
  dealPath,
  type Found,
  foundContact,
  foundInquiry,
  foundProject,
  foundProperty,
  inquiryPath,
  loanPath,
  momentOf,
  projectPath,
  propertyPath,
} from '../../records/index.ts';
import { QueryPage } from '../../ui/query-page.tsx';
import { useUrlState } from '../../ui/use-url-state.ts';
import { AddTask } from './add-task.tsx';
import { EditTask } from './edit-task.tsx';
import { foundDeal } from './found-deals.ts';
import { foundLoan } from './found-loans.ts';
import type { RecordKind } from './task-draft.ts';

/** The moment that an address names as '2026-11-21T11:00'; '' where it names none. */
const momentIn = (text: string): string => (/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text) ? momentOf(text) : '');

/** /addtask adds one, for the contact, project, deal or loan or at the moment that the address names; with `id` it changes that one. */
export const TaskFormScreen = () => {
  const url = useUrlState();
  const [id, contact, project, deal, loan] = ['id', 'contact', 'project', 'deal', 'loan'].map(
    (name) => Number(url.get(name)) || 0,
  );
  const at = momentIn(url.get('at') ?? '');
  if (id) return <EditTask id={id} />;
  if (contact) return <ForContact key={contact} id={contact} />;
  if (deal) return <ForDeal key={deal} id={deal} />;
  if (loan) return <ForLoan key={loan} id={loan} />;
  return project ? <ForProject key={project} id={project} /> : <AddTask key={at} at={at} />;
};

const useId = () => Number(useParams().id);

/** /addtask/inquiry/{id} */
export const InquiryTaskScreen = () => {
  const id = useId();
  const record = useQuery(query(inquiryCalls.get, { params: { id } }, { quiet: true }));
  return <For key={id} kind="inquiry" record={record} found={foundInquiry} path={inquiryPath(id)} />;
};

/** /addtask/property/{id} */
export const PropertyTaskScreen = () => {
  const id = useId();
  const record = useQuery(query(propertyCalls.get, { params: { id } }, { quiet: true }));
  return <For key={id} kind="property" record={record} found={foundProperty} path={propertyPath(id)} />;
};

const ForContact = ({ id }: { id: number }) => {
  const record = useQuery(query(contactCalls.get, { params: { id } }, { quiet: true }));
  const path = contactPath(id, useRunsTheOffice());
  return <For kind="contact" record={record} found={foundContact} path={path} />;
};

const ForProject = ({ id }: { id: number }) => {
  const record = useQuery(query(projectCalls.get, { params: { id } }, { quiet: true }));
  return <For kind="project" record={record} found={foundProject} path={projectPath(id)} />;
};

const ForDeal = ({ id }: { id: number }) => {
  const record = useQuery(query(dealCalls.get, { params: { id } }, { quiet: true }));
  return <For kind="deal" record={record} found={foundDeal} path={dealPath(id)} />;
};

const ForLoan = ({ id }: { id: number }) => {
  const record = useQuery(query(loanCalls.get, { params: { id } }, { quiet: true }));
  return <For kind="loan" record={record} found={foundLoan} path={loanPath(id)} />;
};

interface ForProps<Row> {
  kind: RecordKind;
  record: UseQueryResult<Row>;
  found: (row: Row) => Found;
  path: string;
}

const For = <Row,>({ kind, record, found, path }: ForProps<Row>) => (
  <QueryPage
    title={t`Add task`}
    query={record}
    failed={t`The record did not load.`}
    loading={t`Loading the record`}
    rows={6}
  >
    {(row) => <AddTask from={{ kind, record: found(row), path }} />}
  </QueryPage>
);
