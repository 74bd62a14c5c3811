import { inquiryCalls } from '@angan/contract/inquiries/inquiries.ts';
import { searchCountCap } from '@angan/contract/kit/resource.ts';
import { projectCalls } from '@angan/contract/projects/projects.ts';
import { propertyCalls } from '@angan/contract/properties/properties.ts';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { query } from '../../core/api/index.ts';
import { useMay } from '../../core/session/index.ts';
import { inquiryParams, propertyParams, readTypedSearch, wishWords } from '../../records/index.ts';
import { decide } from '../guards.ts';
import { isBuilt } from '../routes.ts';
import { useWho } from '../who.ts';
import { searchLimits } from './search-limits.ts';

type Params = Record<string, number | string | readonly (number | string)[]>;

/** The whole list of what a search was read as. */
export interface ReadList {
  of: 'properties' | 'inquiries';
  /** '3 BHK, Bopal, up to 80 Lakhs' */
  words: string;
  /** One more than `searchCountCap` for all that is above. */
  count: number;
  path: string;
}

const pathOf = (screen: string, params: Params, rest: string): string => {
  const all = Object.entries({ ...params, ...(rest !== '' && { search: rest }) });
  const pairs = all.flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((one) => [name, String(one)]),
  );
  return `${screen}?${new URLSearchParams(pairs)}`;
};

/**
 * Properties, projects and inquiries that the server finds for this text, as far as the person may see them: by the
 * filters that it stands for, '3 bhk bopal under 80 lakh', else by its letters.
 */
export const useRecordSearch = (text: string) => {
  const who = useWho();
  const [wanted] = useDebouncedValue(text.trim(), searchLimits.pause);
  const works = wanted.length >= searchLimits.letters && decide('active', who) === 'show';
  const seesProperties = useMay('property:view') && isBuilt('/searchProperty');
  const seesInquiries = useMay('inquiry:view') && isBuilt('/searchInquiry');
  const seesProjects = useMay('project:view') && isBuilt('/projects');
  const { data: reading } = useQuery({
    queryKey: ['typed search', wanted],
    queryFn: () => readTypedSearch(wanted),
    enabled: works,
    // It is read here; of the office's places what is known.
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
  });
  const wish = reading && Object.keys(reading.wish).length > 0 ? reading.wish : undefined;
  const rest = wish ? (reading?.rest ?? '') : (reading?.code ?? wanted);
  const asked = { ...(rest !== '' && { search: rest }), page_size: searchLimits.lines };
  const ofProperties: Params = wish ? propertyParams(wish) : {};
  const ofInquiries: Params = wish ? inquiryParams(wish) : {};
  const isRead = works && reading !== undefined;
  const properties = useQuery({
    ...query(propertyCalls.list, { query: { ...ofProperties, ...asked } as object }, { quiet: true }),
    enabled: isRead && seesProperties,
    placeholderData: keepPreviousData,
  });
  const projects = useQuery({
    ...query(projectCalls.list, { query: { search: wanted, page_size: searchLimits.lines } }, { quiet: true }),
    enabled: works && seesProjects,
    placeholderData: keepPreviousData,
  });
  const inquiries = useQuery({
    ...query(inquiryCalls.list, { query: { ...ofInquiries, ...asked } as object }, { quiet: true }),
    enabled: isRead && seesInquiries,
    placeholderData: keepPreviousData,
  });
  const listOf = (of: ReadList['of'], count: number | undefined, path: string): ReadList[] =>
    wish && isRead && count ? [{ of, words: wishWords(wish), count: Math.min(count, searchCountCap + 1), path }] : [];
  return {
    lists: [
      ...listOf('properties', properties.data?.count, pathOf('/searchProperty', ofProperties, rest)),
      ...listOf('inquiries', inquiries.data?.count, pathOf('/searchInquiry', ofInquiries, rest)),
    ],
    properties: works ? (properties.data?.results ?? []) : [],
    projects: works ? (projects.data?.results ?? []) : [],
    inquiries: works ? (inquiries.data?.results ?? []) : [],
    isFetching: works && (!isRead || properties.isFetching || projects.isFetching || inquiries.isFetching),
    error: works ? (properties.error ?? projects.error ?? inquiries.error) : null,
  };
};
