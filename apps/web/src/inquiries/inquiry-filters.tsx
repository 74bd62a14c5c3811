import { inquiryTexts } from '@angan/contract/inquiries/texts.ts';
import { inquiryStages } from '@angan/domain/lookups/inquiries.ts';
import { useNames } from '../core/names/index.ts';
import {
  AreaFilter,
  bhkChoices,
  dealTypeChoices,
  RecordFilters,
  SocietyFilter,
  useMyTypes,
  wordChoices,
} from '../records/index.ts';
import { ChoiceFilter } from '../ui/choice-filter.tsx';
import type { InquiryList } from './use-inquiry-list.ts';

/** Search and filters of the inquiries. */
export const InquiryFilters = ({ list }: { list: InquiryList }) => {
  const { url } = list;
  const types = useMyTypes();
  const sources = useNames((names) => names.source_names);
  return (
    <RecordFilters
      url={url}
      placeholder={inquiryTexts.searchPlaceholder}
      isFiltered={list.isFiltered}
      onClear={list.clearFilters}
      more={[
        { names: ['society_name'], filter: <SocietyFilter url={url} /> },
        {
          names: ['source'],
          filter: (
            <ChoiceFilter
              url={url}
              name="source"
              label="Source"
              choices={sources.map(({ id, source_name }) => ({ id, label: source_name }))}
              long
            />
          ),
        },
      ]}
    >
      <ChoiceFilter url={url} name="stage" label="Stage" choices={wordChoices(inquiryStages)} />
      <ChoiceFilter url={url} name="deal_type" label="Deal" choices={dealTypeChoices} />
      {types.length > 1 && <ChoiceFilter url={url} name="property_type" label="Type" choices={types} />}
      <AreaFilter url={url} />
      <ChoiceFilter url={url} name="bhk" label="BHK" choices={bhkChoices} />
    </RecordFilters>
  );
};
