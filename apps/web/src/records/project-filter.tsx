import { t } from '@lingui/core/macro';
import { ChoiceFilter } from '../ui/choice-filter.tsx';
import type { UrlState } from '../ui/use-url-state.ts';
import { useProjectChoices } from './use-project-choices.ts';

/** Those of some projects. An office has few enough to tick off. */
export const ProjectFilter = ({ url, startsOpen }: { url: UrlState; startsOpen?: boolean }) => (
  <ChoiceFilter
    url={url}
    name="project"
    label={t`Project`}
    choices={useProjectChoices([])}
    long
    startsOpen={startsOpen}
  />
);
