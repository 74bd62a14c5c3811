import { projectLimits } from '@angan/contract/projects/project-fields.ts';
import { t } from '@lingui/core/macro';
import { useDebouncedCallback } from '@mantine/hooks';
import { filterSettles } from '../ui/choice-filter.tsx';
import { FilterChip } from '../ui/filter-bar.tsx';
import { TextField } from '../ui/form/index.ts';
import { useFollowing } from '../ui/use-following.ts';
import type { UrlState } from '../ui/use-url-state.ts';

/** Whose projects are listed, by a part of the builder's name. */
export const BuilderFilter = ({ url }: { url: UrlState }) => {
  const applied = url.get('builder') ?? '';
  const [text, setText] = useFollowing(applied);
  const apply = useDebouncedCallback((builder: string) => url.filter({ builder: builder.trim() }), filterSettles);
  return (
    <FilterChip label={t`Builder`} value={applied} onClear={() => url.filter({ builder: null })}>
      <TextField
        label={t`Builder's name`}
        value={text}
        maxLength={projectLimits.builder_name}
        onChange={(next) => {
          setText(next);
          apply(next);
        }}
      />
    </FilterChip>
  );
};
