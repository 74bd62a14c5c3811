import { enquiryPath, enquiryScriptPath } from '@angan/contract/lead-events/enquiry-page.ts';
import type { WebsiteForm } from '@angan/contract/lead-events/website-form.ts';
import { usualWebsiteFields, type WebsiteField, websiteSource } from '@angan/domain/leads/index.ts';
import type { Context } from '../../core/context.ts';
import { readSending } from '../sources/index.ts';

/** The form of the office's own site; one that was never saved as it would begin. */
export const readForm = async (context: Context): Promise<WebsiteForm> => {
  const { facts, key, form_fields } = await readSending(context, websiteSource);
  const { publicUrl } = context.services.settings;
  return {
    ...facts,
    form_fields: [...((form_fields as readonly WebsiteField[] | undefined) ?? usualWebsiteFields)],
    page_url: key ? `${publicUrl}${enquiryPath(key)}` : '',
    script_url: key ? `${publicUrl}${enquiryScriptPath(key, 'form.js')}` : '',
  };
};
