import { teamCalls } from '@angan/contract/team/team.ts';
import { t } from '@lingui/core/macro';
import { client, useCall } from '../core/api/index.ts';
import { teamChanges } from './team-changes.ts';

const calls = client(teamCalls);

/** Has a person back, and says what came with them. */
export const useComeBack = (name: string) =>
  useCall((id: number) => calls.comeBack({ params: { id } }), {
    success: ({ returned, kept }) =>
      kept > 0
        ? t`${name} is back with ${returned} records; ${kept} changed hands since and stay.`
        : t`${name} is back, and logs in anew.`,
    changes: teamChanges,
  });
