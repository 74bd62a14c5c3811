import type { Subuser } from '@angan/contract/auth/auth.ts';
import { companyLookupCalls } from '@angan/contract/lookups/lookups.ts';
import {
  permissionCalls,
  permissionTexts,
  sharingSwitches,
  type UserPermission,
} from '@angan/contract/permissions/permissions.ts';
import { type PersonalRights, usualRights } from '@angan/domain/personal-rights.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, client, fieldErrors, firstNonField, query, useCall } from '../core/api/index.ts';
import { word } from '../core/language/index.ts';
import { fetchNames } from '../core/names/index.ts';

const api = client(permissionCalls);

/** What the server said against it, if it said anything. */
const reasonOf = (error: unknown): string | undefined =>
  error instanceof ApiError && error.status >= 400 && error.status < 500
    ? (firstNonField(error) ?? Object.values(fieldErrors(error))[0] ?? error.detail)
    : undefined;

/** What a person may, and changing it: shown at once, taken back where it is refused. */
export const usePermission = ({ user: { id: user }, usertype }: Subuser) => {
  const queries = useQueryClient();
  const asked = query(companyLookupCalls.permissions, { query: { user } }, { quiet: true });
  const found = useQuery(asked);
  const rights: PersonalRights = found.data?.results[0] ?? usualRights(usertype);
  const show = (next: UserPermission | undefined) =>
    queries.setQueryData(asked.queryKey, (page) => page && { ...page, results: next ? [next] : [] });
  const change = useCall(
    async (given: Partial<PersonalRights>) => {
      const [now] = queries.getQueryData(asked.queryKey)?.results ?? [];
      return now && now.id > 0
        ? api.update({ params: { id: now.id }, body: given })
        : api.create({ body: { user, ...noneShared, ...given } });
    },
    {
      failure: (refusal) => {
        const reason = reasonOf(refusal);
        return word(reason ? permissionTexts.updateFailed(reason) : permissionTexts.changeFailed);
      },
      success: word(permissionTexts.updated),
      onSuccess: (saved) => {
        show(saved);
        void fetchNames(['permissions']);
      },
      // One after the other, so that the first has made the record when the second changes it.
      scope: { id: `permission ${user}` },
      onMutate: async (given) => {
        await queries.cancelQueries({ queryKey: asked.queryKey });
        const [before] = queries.getQueryData(asked.queryKey)?.results ?? [];
        show({ ...(before ?? { id: 0, user, ...usualRights(usertype) }), ...given });
        return { before };
      },
      onError: (_refusal, _given, context) => {
        show(context?.before);
        void found.refetch();
      },
    },
  );
  return { asked: found, rights, change: change.mutate };
};

const noneShared = Object.fromEntries(sharingSwitches.map((name) => [name, false]));
