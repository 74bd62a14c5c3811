import { inquiryCalls } from '@angan/contract/inquiries/inquiries.ts';
import { searchCountCap } from '@angan/contract/kit/resource.ts';
import { projectCalls } from '@angan/contract/projects/projects.ts';
import { propertyCalls } from '@angan/contract/properties/properties.ts';
import type { SearchWish } from '@angan/domain/paste/search.ts';
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

const asked = (rest: string) => ({ ...(rest !== '' && { search: rest }), page_size: searchLimits.lines });

/** What a list makes of the text: the filters that it stands for, and what is searched for as text. */
const useReading = (wanted: string, of: ReadList['of'], enabled: boolean) => {
  const { data: reading } = useQuery({
    queryKey: ['typed search', of, wanted],
    queryFn: () => readTypedSearch(wanted, of),
    enabled,
    // It is read here; of the office's places what is known.
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
  });
  const wish = reading && Object.keys(reading.wish).length > 0 ? reading.wish : undefined;
  return { isRead: reading !== undefined, wish, rest: wish ? (reading?.rest ?? '') : (reading?.code ?? wanted) };
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
  const properly = useReading(wanted, 'properties', works);
  const inquired = useReading(wanted, 'inquiries', works);
  const ofProperties: Params = properly.wish ? propertyParams(properly.wish) : {};
  const ofInquiries: Params = inquired.wish ? inquiryParams(inquired.wish) : {};
  const isRead = works && properly.isRead && inquired.isRead;
  const properties = useQuery({
    ...query(propertyCalls.list, { query: { ...ofProperties, ...asked(properly.rest) } as object }, { quiet: true }),
    enabled: isRead && seesProperties,
    placeholderData: keepPreviousData,
  });
  const projects = useQuery({
    ...query(projectCalls.list, { query: { search: wanted, page_size: searchLimits.lines } }, { quiet: true }),
    enabled: works && seesProjects,
    placeholderData: keepPreviousData,
  });
  const inquiries = useQuery({
    ...query(inquiryCalls.list, { query: { ...ofInquiries, ...asked(inquired.rest) } as object }, { quiet: true }),
    enabled: isRead && seesInquiries,
    placeholderData: keepPreviousData,
  });
  const listOf = (
    of: ReadList['of'],
    wish: SearchWish | undefined,
    count: number | undefined,
    path: string,
  ): ReadList[] =>
    wish && isRead && count ? [{ of, words: wishWords(wish), count: Math.min(count, searchCountCap + 1), path }] : [];
  return {
    lists: [
      ...listOf(
        'properties',
        properly.wish,
        properties.data?.count,
        pathOf('/searchProperty', ofProperties, properly.rest),
      ),
      ...listOf(
        'inquiries',
        inquired.wish,
        inquiries.data?.count,
        pathOf('/searchInquiry', ofInquiries, inquired.rest),
      ),
    ],
    properties: works ? (properties.data?.results ?? []) : [],
    projects: works ? (projects.data?.results ?? []) : [],
    inquiries: works ? (inquiries.data?.results ?? []) : [],
    isFetching: works && (!isRead || properties.isFetching || projects.isFetching || inquiries.isFetching),
    error: works ? (properties.error ?? projects.error ?? inquiries.error) : null,
  };
};
