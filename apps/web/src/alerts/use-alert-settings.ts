import { alertSettingsCalls } from '@angan/contract/alerts/alert-settings.ts';
import { whatsappConsent } from '@angan/contract/alerts/alerts-on-whatsapp.ts';
import type { Sent } from '@angan/contract/kit/call.ts';
import type { AlertChannel, AlertKind } from '@angan/domain/alerts.ts';
import { t } from '@lingui/core/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { client, query, useCall } from '../core/api/index.ts';

const api = client(alertSettingsCalls);
const asked = query(alertSettingsCalls.show, {}, { quiet: true });
const { queryKey } = asked;
export type SettingsChange = Sent<typeof alertSettingsCalls.update>['body'];

/** How one's alerts come, and changing it: shown at once, put back where the server does not take it. */
export const useAlertSettings = () => {
  const queries = useQueryClient();
  const read = useQuery(asked);
  const change = useCall((body: SettingsChange) => api.update({ body }), {
    // One after the other: the answer of an earlier change does not undo what a later one shows.
    scope: { id: 'alert settings' },
    failure: () => t`Not saved. Try again.`,
    onMutate: async ({ kinds = [], quiet_hours, whatsapp }) => {
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueryData(queryKey);
      if (before) {
        const next = before.kinds.map((row) => ({ ...row, ...kinds.find(({ kind }) => kind === row.kind) }));
        queries.setQueryData(queryKey, {
          ...before,
          kinds: next as typeof before.kinds,
          ...(quiet_hours && { quiet_hours }),
          ...(whatsapp && { whatsapp: { ...before.whatsapp, is_on: whatsapp.is_on } }),
        });
      }
      return { before };
    },
    onError: (_error, _given, context) => {
      if (context?.before) queries.setQueryData(queryKey, context.before);
    },
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
  return {
    read,
    savedAt: change.isSuccess ? change.submittedAt : undefined,
    choose: (kind: AlertKind, channel: AlertChannel, isOn: boolean) =>
      change.mutate({ kinds: [{ kind, [channel]: isOn }] }),
    setQuietHours: (quiet_hours: NonNullable<SettingsChange['quiet_hours']>) => change.mutate({ quiet_hours }),
    /** Turning it on is the consent to the words that stand beside the switch. */
    turnWhatsapp: (isOn: boolean) =>
      change.mutate({
        whatsapp: isOn ? { is_on: true, text_version: whatsappConsent.version } : { is_on: false },
      }),
    quietHoursError: change.errors.quiet_hours,
  };
};
