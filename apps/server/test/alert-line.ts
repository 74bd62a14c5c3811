import { alertTemplateName, alertTemplates } from '@angan/contract/alerts/alerts-on-whatsapp.ts';
import { platformCompany } from '../src/company/index.ts';
import { newSeal } from '../src/core/sealing.ts';
import { ourAccount, ourPhone } from './a-meta.ts';
import type { TestServer } from './support.ts';

/** The platform's number as it stands when WhatsApp has approved the templates for alerts. */
export const openAlertLine = async (server: TestServer): Promise<void> => {
  const company = await platformCompany(server.owner);
  const sealed = newSeal(server.services.settings.secretKey, 'whatsapp tokens').seal('token', ourPhone);
  await server.owner.query(
    `insert into whatsapp_number (company_id, waba_id, phone_number_id, token_sealed, is_default)
     values ($1, $2, $3, $4, true)`,
    [company, ourAccount, ourPhone, sealed],
  );
  const button = { type: 'Visit Website', text: 'Open', url_type: 'Dynamic', url: 'https://angan.test/{{1}}' };
  for (const { code, body, footer } of alertTemplates)
    await server.owner.query(
      `insert into whatsapp_template (company_id, waba_id, waba_template_id, template_name, language, category, status, body, footer, buttons)
       values ($1, $2, $3, $4, $5, 'UTILITY', 'APPROVED', $6, $7, $8)`,
      [
        ...[company, ourAccount, `98${code.length}`, alertTemplateName, code, body, footer],
        JSON.stringify([{ ...button, sample_url: 'https://angan.test/?alert=1', insights: false }]),
      ],
    );
};
