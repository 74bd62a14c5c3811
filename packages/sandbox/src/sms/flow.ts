import { z } from 'zod';

/** An SMS that was sent. */
export interface Sms {
  id: number;
  sent_at: string;
  /** With country code and without plus, as the gateway takes it. */
  to: string;
  template_id: string;
  variables: Record<string, string>;
  /** As the phone shows it: the template's text where it is known, else its variables. */
  text: string;
}

const mobiles = z.string('mobiles is missing').regex(/^\+?\d{10,15}$/, 'Please provide valid mobile number');
const scalar = z.union([z.string(), z.number()]).transform(String);
const recipient = z.object({ mobiles }).catchall(scalar);

/** The body of MSG91's flow call: a template and, for each recipient, the number and the template's variables. */
export const flowSchema = z
  .object({
    template_id: z.string().optional(),
    /** The older name of the same. */
    flow_id: z.string().optional(),
    sender: z.string().optional(),
    short_url: scalar.optional(),
    recipients: z.array(recipient, 'recipients is missing').min(1, 'recipients is empty'),
  })
  .refine((body) => body.template_id ?? body.flow_id, 'template id missing');

/** One SMS for each recipient; `templates` are the texts registered with the gateway, with ##name## for a variable. */
export function smsOf(body: z.infer<typeof flowSchema>, templates: ReadonlyMap<string, string>): Omit<Sms, 'id'>[] {
  const template_id = body.template_id ?? body.flow_id ?? '';
  return body.recipients.map(({ mobiles: to, ...variables }) => ({
    sent_at: new Date().toISOString(),
    to: to.replace('+', ''),
    template_id,
    variables,
    text: textOf(templates.get(template_id), variables),
  }));
}

function textOf(template: string | undefined, variables: Record<string, string>): string {
  if (template) return template.replace(/##(\w+)##/g, (_all, name: string) => variables[name] ?? '');
  return Object.entries(variables)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');
}
