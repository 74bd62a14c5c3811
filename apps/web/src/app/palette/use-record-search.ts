import { inquiryCalls } from '@angan/contract/inquiries/inquiries.ts';
import { projectCalls } from '@angan/contract/projects/projects.ts';
import { propertyCalls } from '@angan/contract/properties/properties.ts';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { query } from '../../core/api/index.ts';
import { useMay } from '../../core/session/index.ts';
import { decide } from '../guards.ts';
import { isBuilt } from '../routes.ts';
import { useWho } from '../who.ts';
import { searchLimits } from './search-limits.ts';

/** Properties, projects and inquiries that the server finds for this text, as far as the person may see them. */
export const useRecordSearch = (text: string) => {
  const who = useWho();
  const [wanted] = useDebouncedValue(text.trim(), searchLimits.pause);
  const works = wanted.length >= searchLimits.letters && decide('active', who) === 'show';
  const seesProperties = useMay('property:view') && isBuilt('/searchProperty');
  const seesInquiries = useMay('inquiry:view') && isBuilt('/searchInquiry');
  const seesProjects = useMay('project:view') && isBuilt('/projects');
  const given = { query: { search: wanted, page_size: searchLimits.lines } };
  const properties = useQuery({
    ...query(propertyCalls.list, given, { quiet: true }),
    enabled: works && seesProperties,
    placeholderData: keepPreviousData,
  });
  const projects = useQuery({
    ...query(projectCalls.list, given, { quiet: true }),
    enabled: works && seesProjects,
    placeholderData: keepPreviousData,
  });
  const inquiries = useQuery({
    ...query(inquiryCalls.list, given, { quiet: true }),
    enabled: works && seesInquiries,
    placeholderData: keepPreviousData,
  });
  return {
    properties: works ? (properties.data?.results ?? []) : [],
    projects: works ? (projects.data?.results ?? []) : [],
    inquiries: works ? (inquiries.data?.results ?? []) : [],
    isFetching: works && (properties.isFetching || projects.isFetching || inquiries.isFetching),
    error: works ? (properties.error ?? projects.error ?? inquiries.error) : null,
  };
};
