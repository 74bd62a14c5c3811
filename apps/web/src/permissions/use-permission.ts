import { companyLookupCalls } from '@angan/contract/lookups/lookups.ts';
import {
  type PermissionSwitch,
  permissionCalls,
  permissionSwitches,
  permissionTexts,
  sharingSwitches,
  type UserPermission,
} from '@angan/contract/permissions/permissions.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, client, fieldErrors, firstNonField, query } from '../core/api/index.ts';
import { fetchNames } from '../core/names/index.ts';
import { toast } from '../ui/toast.ts';

const api = client(permissionCalls);

/** What the server said against it, if it said anything. */
const reasonOf = (error: unknown): string | undefined =>
  error instanceof ApiError && error.status >= 400 && error.status < 500
    ? (firstNonField(error) ?? Object.values(fieldErrors(error))[0] ?? error.detail)
    : undefined;

/** A person's permission record, and turning one of its switches: shown at once, taken back where it is refused. */
export const usePermission = (user: number) => {
  const queries = useQueryClient();
  const asked = query(companyLookupCalls.permissions, { query: { user } }, { quiet: true });
  const { data, error, isPending, refetch } = useQuery(asked);
  const record = data?.results[0];
  const show = (next: UserPermission | undefined) =>
    queries.setQueryData(asked.queryKey, (page) => page && { ...page, results: next ? [next] : [] });
  const turn = useMutation({
    // One after the other, so that the first has made the record when the second changes it.
    scope: { id: `permission ${user}` },
    mutationFn: async ({ name, on }: { name: PermissionSwitch; on: boolean }) => {
      const [now] = queries.getQueryData(asked.queryKey)?.results ?? [];
      return now && now.id > 0
        ? api.update({ params: { id: now.id }, body: { [name]: on } })
        : api.create({ body: { user, ...off(sharingSwitches), [name]: on } });
    },
    onMutate: async ({ name, on }) => {
      await queries.cancelQueries({ queryKey: asked.queryKey });
      const [before] = queries.getQueryData(asked.queryKey)?.results ?? [];
      show({
        ...(before ?? { id: 0, user, ...off(Object.keys(permissionSwitches) as PermissionSwitch[]) }),
        [name]: on,
      });
      return { before };
    },
    onSuccess: (saved) => {
      show(saved);
      toast.success(permissionTexts.updated);
      void fetchNames(['permissions']);
    },
    onError: (refusal, _, context) => {
      show(context?.before);
      const reason = reasonOf(refusal);
      toast.error(reason ? permissionTexts.updateFailed(reason) : permissionTexts.changeFailed);
      void refetch();
    },
  });
  return {
    record,
    isLoading: isPending,
    error,
    refetch,
    turn: (name: PermissionSwitch, on: boolean) => turn.mutate({ name, on }),
  };
};

const off = <const Names extends readonly PermissionSwitch[]>(names: Names) =>
  Object.fromEntries(names.map((name) => [name, false])) as Record<Names[number], false>;
