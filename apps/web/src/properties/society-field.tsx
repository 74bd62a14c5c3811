import { societies } from '@angan/contract/societies/societies.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, allRows, client, keyOf, nounOf } from '../core/api/index.ts';
import { useMay } from '../core/session/index.ts';
import { LookupField } from '../ui/form/index.ts';
import { toast } from '../ui/toast.ts';

const api = client(societies.calls);

interface Props {
  /** The societies of one area are few enough to choose from; without one there is nothing to choose. */
  area: number | null;
  value: number | null;
  onChange: (id: number | null) => void;
  error?: string | undefined;
}

/** The society of a property; one that is missing is added as it was typed. */
export const SocietyField = ({ area, value, onChange, error }: Props) => {
  const queries = useQueryClient();
  const mayAdd = useMay('society:create');
  const given = { query: { area: String(area ?? ''), ordering: 'society_name', page_size: 100 } };
  const { data = [] } = useQuery({
    queryKey: [...keyOf(societies.calls.list, given), 'all'],
    queryFn: () => allRows(societies.calls.list, given, { quiet: true }),
    enabled: area !== null,
  });
  const add = useMutation({
    mutationFn: (society_name: string) => api.create({ body: { society_name, area: area! } }),
    onSuccess: async (made) => {
      await queries.invalidateQueries({ queryKey: [nounOf(societies.path)] });
      onChange(made.id);
    },
    onError: (wrong) => {
      if (!(wrong instanceof ApiError && wrong.told)) toast.error(wrong.message);
    },
  });
  return (
    <LookupField
      label="Society"
      placeholder={area === null ? 'Choose the area first' : 'Find a society'}
      choices={data.map(({ id, society_name }) => ({ id, label: society_name }))}
      value={value}
      error={error}
      onChange={onChange}
      {...(mayAdd && area !== null && { onCreate: (name: string) => add.mutate(name) })}
    />
  );
};
