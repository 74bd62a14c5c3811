import type { WhatsappTemplate } from '@angan/contract/whatsapp/templates.ts';
import { t } from '@lingui/core/macro';
import { formatBytes } from '../../media/format-bytes.ts';

/** The sample of a media header that is stored: its address, and what it is in words. */
export interface Sample {
  readonly url: string;
  readonly name: string;
}

/** null where there is none, or another one was chosen meanwhile. */
export const sampleOf = (template: WhatsappTemplate | undefined, header_media: number | null): Sample | null => {
  if (!template?.header_media_sample || template.header_media !== header_media) return null;
  const { header_media_sample: url, header_media_name, header_media_bytes } = template;
  return { url, name: t`${header_media_name}, ${formatBytes(header_media_bytes)}, sample for the review` };
};
