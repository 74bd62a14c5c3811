import { followUps } from '@angan/contract/inquiries/inquiry-filters.ts';
import { funnelSteps, responseBuckets } from '@angan/contract/inquiries/inquiry-steps.ts';
import { inquiryTexts } from '@angan/contract/inquiries/texts.ts';
import { inquiryStages, lostReasons, priorities } from '@angan/domain/lookups/inquiries.ts';
import { plural, t } from '@lingui/core/macro';
import { word } from '../core/language/index.ts';
import { useNames } from '../core/names/index.ts';
import {
  AreaFilter,
  bhkChoices,
  dealTypeChoices,
  inquiryParams,
  ProjectFilter,
  RecordFilters,
  SocietyFilter,
  subtypeChoices,
  useMyTypes,
  wordChoices,
} from '../records/index.ts';
import { ChoiceFilter } from '../ui/choice-filter.tsx';
import { DayFilter } from '../ui/day-filter.tsx';
import { personLabel } from '../ui/person-name.ts';
import { RangeFilter } from '../ui/range-filter.tsx';
import type { InquiryList } from './use-inquiry-list.ts';

const showText = (list: InquiryList): string => {
  const count = list.data?.count ?? 0;
  const shown = list.countText(count);
  return plural(count, { one: `Show ${shown} inquiry`, other: `Show ${shown} inquiries` });
};

/** Search and filters of the inquiries. */
export const InquiryFilters = ({ list }: { list: InquiryList }) => {
  const { url } = list;
  const types = useMyTypes();
  const sources = useNames((names) => names.source_names);
  const people = useNames((names) => names.subusers);
  return (
    <RecordFilters
      url={url}
      placeholder={word(inquiryTexts.searchPlaceholder)}
      isFiltered={list.isFiltered}
      onClear={list.clearFilters}
      paramsOf={inquiryParams}
      of="inquiries"
      sheet={{
        set: Object.keys(list.filteredBy).length - (list.search === undefined ? 0 : 1),
        show: () => showText(list),
      }}
      more={[
        { names: ['society_name'], filter: <SocietyFilter url={url} /> },
        { names: ['project'], filter: <ProjectFilter url={url} /> },
        {
          names: ['property_subtype'],
          filter: (
            <ChoiceFilter
              url={url}
              name="property_subtype"
              label={t`Subtype`}
              choices={subtypeChoices(types.map(({ id }) => id))}
              long
            />
          ),
        },
        { names: ['bhk'], filter: <ChoiceFilter url={url} name="bhk" label="BHK" choices={bhkChoices} /> },
        {
          names: ['budget__gte', 'budget__lte'],
          filter: <RangeFilter url={url} name="budget" label={t`Budget`} kind="money" />,
        },
        {
          names: ['rating'],
          filter: <ChoiceFilter url={url} name="rating" label={t`Rating`} choices={wordChoices(priorities)} />,
        },
        {
          names: ['assigned_to'],
          filter: (
            <ChoiceFilter
              url={url}
              name="assigned_to"
              label={t`Assigned to`}
              choices={people.map(({ user }) => ({ id: user.id, label: personLabel(user) }))}
              long
            />
          ),
        },
        {
          names: ['lost_reason'],
          filter: (
            <ChoiceFilter url={url} name="lost_reason" label={t`Lost because`} choices={wordChoices(lostReasons)} />
          ),
        },
        {
          names: ['response'],
          filter: (
            <ChoiceFilter
              url={url}
              name="response"
              label={t`First response, minutes`}
              choices={wordChoices(responseBuckets)}
            />
          ),
        },
        {
          names: ['reached'],
          filter: (
            <ChoiceFilter url={url} name="reached" label={t`Came as far as`} choices={wordChoices(funnelSteps)} />
          ),
        },
        {
          names: ['unassigned'],
          filter: (
            <ChoiceFilter
              url={url}
              name="unassigned"
              label={t`Unassigned`}
              choices={[{ id: 'true', label: t`Only what nobody has` }]}
            />
          ),
        },
        {
          names: ['unmatched'],
          filter: (
            <ChoiceFilter
              url={url}
              name="unmatched"
              label={t`Matches`}
              choices={[{ id: 'true', label: t`Only without a good match` }]}
            />
          ),
        },
        {
          names: ['source'],
          filter: (
            <ChoiceFilter
              url={url}
              name="source"
              label={t`Source`}
              choices={sources.map(({ id, source_name }) => ({ id, label: source_name }))}
              long
            />
          ),
        },
        {
          names: ['date_time__gte', 'date_time__lte'],
          filter: <DayFilter url={url} from="date_time__gte" to="date_time__lte" label={t`Received`} />,
        },
        {
          names: ['next_follow_up__gte', 'next_follow_up__lte'],
          filter: <DayFilter url={url} from="next_follow_up__gte" to="next_follow_up__lte" label={t`Next step`} />,
        },
      ]}
    >
      <ChoiceFilter url={url} name="stage" label={t`Stage`} choices={wordChoices(inquiryStages)} />
      <ChoiceFilter url={url} name="follow_up" label={t`Follow-up`} choices={wordChoices(followUps)} />
      <ChoiceFilter url={url} name="deal_type" label={t`Deal`} choices={dealTypeChoices} />
      {types.length > 1 && <ChoiceFilter url={url} name="property_type" label={t`Type`} choices={types} />}
      <AreaFilter url={url} />
    </RecordFilters>
  );
};
