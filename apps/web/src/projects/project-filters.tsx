import { projectTexts } from '@angan/contract/projects/texts.ts';
import { projectStatuses } from '@angan/domain/lookups/projects.ts';
import { t } from '@lingui/core/macro';
import { word } from '../core/language/index.ts';
import { AreaFilter, bhkChoices, RecordFilters, subtypeChoices, useMyTypes, wordChoices } from '../records/index.ts';
import { ChoiceFilter } from '../ui/choice-filter.tsx';
import { RangeFilter } from '../ui/range-filter.tsx';
import { BuilderFilter } from './builder-filter.tsx';
import type { ProjectList } from './use-project-list.ts';

/** Search and filters of the projects. */
export const ProjectFilters = ({ list }: { list: ProjectList }) => {
  const { url } = list;
  const types = useMyTypes();
  const chosenTypes = url.ids('property_type');
  const wantedTypes = chosenTypes.length > 0 ? chosenTypes : types.map(({ id }) => id);
  return (
    <RecordFilters
      url={url}
      placeholder={word(projectTexts.searchPlaceholder)}
      isFiltered={list.isFiltered}
      onClear={list.clearFilters}
      more={[
        ...(types.length > 1
          ? [
              {
                names: ['property_type'],
                filter: <ChoiceFilter url={url} name="property_type" label={t`Type`} choices={types} />,
              },
            ]
          : []),
      ]}
    >
      <BuilderFilter url={url} />
      <AreaFilter url={url} />
      <ChoiceFilter url={url} name="status" label={t`Status`} choices={wordChoices(projectStatuses)} />
      <ChoiceFilter url={url} name="property_subtype" label={t`Subtype`} choices={subtypeChoices(wantedTypes)} long />
      <ChoiceFilter url={url} name="bhk" label="BHK" choices={bhkChoices} />
      <RangeFilter url={url} name="price" label={t`Price`} kind="money" />
    </RecordFilters>
  );
};
