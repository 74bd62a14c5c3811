import { type Project, projectCalls } from '@angan/contract/projects/projects.ts';
import { type RecordList, useRecordList } from '../records/index.ts';

const described = {
  list: projectCalls.list,
  get: projectCalls.get,
  usualOrder: '-created_date',
  filters: ['builder', 'area', 'status', 'property_type', 'property_subtype', 'bhk', 'price__gte', 'price__lte'],
} as const;

/** The list of projects as the address describes it. */
export const useProjectList = () => useRecordList(described);
export type ProjectList = RecordList<Project>;
