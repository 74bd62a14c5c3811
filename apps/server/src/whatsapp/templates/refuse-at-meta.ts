import { templateTexts } from '@angan/contract/whatsapp/template-texts.ts';
import { badGateway, Refusal } from '../../core/errors.ts';
import type { MetaError } from '../meta/index.ts';

/** Whether Meta said no, rather than nothing that counts: then there is a reason to show. */
export const isRefusal = ({ is }: MetaError): boolean => is !== 'temporary' && is !== 'unknown';

/**
 * What Meta refused, in the shape of section 7: its own title and message under `meta_response.error`, and both as one
 * line for who reads DRF's shapes. Where Meta did not answer, 502.
 */
export const metaRefusal = (error: MetaError): Refusal => {
  const { code, subcode, title, message, details } = error;
  if (!isRefusal(error)) return badGateway(templateTexts.noAnswer);
  return new Refusal(400, {
    non_field_errors: [templateTexts.refusal(title, message)],
    meta_response: {
      error: { code, error_subcode: subcode, error_user_title: title, error_user_msg: message, message: details },
    },
  });
};
