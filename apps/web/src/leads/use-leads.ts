import { projectInquiryCalls } from '@angan/contract/projects/project-inquiries.ts';
import { useQuery } from '@tanstack/react-query';
import { query } from '../core/api/index.ts';

const most = 100;
const list = (given: { project?: string; inquiry?: string }) =>
  query(projectInquiryCalls.list, { query: { ...given, page_size: String(most) } }, { quiet: true });

/** Leads registered with a project, the newest hundred. */
export const useLeadsOfProject = (project: number) => useQuery(list({ project: String(project) }));
export type Leads = ReturnType<typeof useLeadsOfProject>;

/** Where an inquiry is registered. */
export const useLeadsOfInquiry = (inquiry: number) => useQuery(list({ inquiry: String(inquiry) }));
