import { templateFilters, whatsappTemplateCalls } from '@angan/contract/whatsapp/templates.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { query } from '../../core/api/index.ts';
import { pageOf } from '../../ui/pager.tsx';
import type { UrlState } from '../../ui/use-url-state.ts';

/** Days as the specification's client sends them: the first from its beginning, the last to its end. */
const asTime = (name: string, day: string | undefined): string | undefined =>
  day && /^\d{4}-\d\d-\d\d$/.test(day) ? `${day}${name.endsWith('__gte') ? 'T00:00:00' : 'T23:59:59'}` : day;

/** The page of templates that the address asks for. */
export const useTemplates = (url: UrlState) => {
  const filters = Object.fromEntries(
    Object.keys(templateFilters).map((name) => {
      const all = url.all(name);
      return [name, /__[gl]te$/.test(name) ? asTime(name, all[0]) : all];
    }),
  );
  return useQuery({
    ...query(
      whatsappTemplateCalls.list,
      { query: { search: url.get('search'), ...pageOf(url), ...filters } as never },
      // A failure of the list is told in its place.
      { quiet: true },
    ),
    placeholderData: keepPreviousData,
  });
};
