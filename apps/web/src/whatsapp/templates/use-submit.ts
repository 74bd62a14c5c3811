import { contentOf } from '@angan/contract/whatsapp/flat-template.ts';
import { templateTexts } from '@angan/contract/whatsapp/template-texts.ts';
import { type WhatsappTemplate, whatsappTemplateCalls } from '@angan/contract/whatsapp/templates.ts';
import { toMeta } from '@angan/domain/whatsapp/templates/index.ts';
import { ApiError, client, fieldErrors, firstNonField, invalidate, useCall } from '../../core/api/index.ts';
import { word } from '../../core/language/index.ts';

const api = client(whatsappTemplateCalls);

/** What section 7 sends along. */
const bodyOf = (template: WhatsappTemplate) => {
  const { name, language, category, components } = toMeta(
    contentOf({ ...template, header_sample: template.header_handle || 'sample' }),
  );
  return { name, language, category, components: components as never };
};

interface Said {
  readonly meta_response?: {
    readonly error?: { readonly error_user_title?: string; readonly error_user_msg?: string };
  };
}

/** Meta's own title and message, joined by a colon; undefined where it was not Meta that said no. */
export const refusalIn = (error: unknown): string | undefined => {
  const said = error instanceof ApiError ? (error.body as Said | undefined)?.meta_response?.error : undefined;
  return said && word(templateTexts.refusal(said.error_user_title ?? '', said.error_user_msg ?? ''));
};

/** Submits a draft to Meta and says what came of it. */
export const useSubmit = (onWrong?: (fields: Record<string, string>) => void) => {
  return useCall((template: WhatsappTemplate) => api.submit({ params: { id: template.id }, body: bodyOf(template) }), {
    success: word(templateTexts.submitted),
    failure: (error) =>
      refusalIn(error) ??
      firstNonField(error) ??
      Object.values(fieldErrors(error))[0] ??
      word(templateTexts.notSubmitted),
    onFieldErrors: onWrong,
    onSettled: () => invalidate('whatsapp_template'),
  });
};
