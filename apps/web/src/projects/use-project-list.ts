import { type Project, projectCalls } from '@angan/contract/projects/projects.ts';
import { lazyPart } from '../core/screen.ts';
import { type RecordList, useRecordList } from '../records/index.ts';

/** The open one, whose code comes when somebody reaches for one. */
export const projectRecord = lazyPart(() => import('./project-record.tsx'), 'ProjectRecord');

const described = {
  list: projectCalls.list,
  record: projectRecord,
  get: projectCalls.get,
  usualOrder: '-created_date',
  filters: ['builder', 'area', 'status', 'property_type', 'property_subtype', 'bhk', 'price__gte', 'price__lte'],
} as const;

/** The list of projects as the address describes it. */
export const useProjectList = () => useRecordList(described);
export type ProjectList = RecordList<Project>;
