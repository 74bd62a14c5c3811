import { type WebsiteFormInput, websiteFormCalls } from '@angan/contract/lead-events/website-form.ts';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client, query, useCall } from '../../../core/api/index.ts';

const api = client(websiteFormCalls);
const changes = ['lead_source_setting', 'lead_event'] as const;

/** The form of the office's own site. */
export const useWebsiteForm = () => useQuery(query(websiteFormCalls.get, undefined, { quiet: true }));

/** The last leads of the form. */
export const useWebsiteHappenings = () => useQuery(query(websiteFormCalls.happenings, undefined, { quiet: true }));

/** Saves something of the form; what is wrong stands beside its field. */
export const useSaveWebsite = () => {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const save = useCall((body: WebsiteFormInput) => api.save({ body }), {
    success: ({ is_enabled }, body) =>
      body.is_enabled === undefined
        ? t`Your website saved`
        : is_enabled
          ? t`The form of your website is on`
          : t`The form of your website is off`,
    onFieldErrors: setErrors,
    changes,
  });
  const rotate = useCall(() => api.rotate(), {
    success: t`The old address has ended. Put the new one on your site.`,
    changes,
  });
  return { errors, setErrors, busy: save.isPending, run: save.mutate, rotate };
};
