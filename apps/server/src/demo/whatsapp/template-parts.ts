import type {
  TemplateButton,
  TemplateContent,
  TemplateHeader,
  TemplateQuality,
  TemplateStatus,
  VariableSource,
} from '@angan/domain/whatsapp/templates/index.ts';
import type { MediumName } from './media.ts';

export const templateGroups = ['New properties', 'Visits', 'Brokers', 'Papers and payments', 'Festivals'] as const;

export interface DemoTemplate extends TemplateContent {
  /** Its end of Meta's id; a draft has none. */
  readonly meta?: number;
  readonly group: (typeof templateGroups)[number];
  readonly status: TemplateStatus;
  readonly quality?: TemplateQuality;
  /** What each variable of the body is filled from. */
  readonly sources?: readonly (VariableSource | '')[];
  readonly medium?: MediumName;
  /** Meta's word for why it was rejected, and what its reviewer said. */
  readonly rejected?: { readonly reason: string; readonly note: string };
  /** Days since anything about it changed. */
  readonly age: number;
}

/** Meta's id of a demo template. */
export const metaIdOf = ({ meta }: DemoTemplate): string | null => (meta ? `14500100026200${meta}` : null);

export const noHeader: TemplateHeader = { format: 'TEXT', text: '', variable: '' };
export const heading = (text: string, variable = ''): TemplateHeader => ({ format: 'TEXT', text, variable });
/** A header with a file; the sample's handle has long expired. */
export const withFile = (format: 'IMAGE' | 'VIDEO' | 'DOCUMENT'): TemplateHeader => ({ format, sample: 'demo' });

export const reply = (text: string): TemplateButton => ({ type: 'Custom', text });
export const website = (text: string, url: string, sample_url = ''): TemplateButton => ({
  type: 'Visit Website',
  text,
  url_type: sample_url ? 'Dynamic' : 'Static',
  url,
  sample_url,
  insights: true,
});
export const call = (text: string): TemplateButton => ({
  type: 'Call Phone Number',
  text,
  country_code: '91',
  number: '9825000001',
});
export const callOnWhatsapp = (text: string): TemplateButton => ({ type: 'Call on WhatsApp', text, days: 7 });

export const optOut = 'Reply STOP to opt out';
