import type { TemplateContent } from '@angan/domain/whatsapp/templates/index.ts';
import type { Services } from '../../core/context.ts';
import { type Account, readStored } from '../media/index.ts';
import type { MetaAnswer } from '../meta/index.ts';
import { contentOfRow, type TemplateRow } from './template-row.ts';

/** A template as Meta is given it: the sample of its header uploaded anew, since handles expire. */
export const withSample = async (
  row: TemplateRow,
  { meta }: Account,
  services: Services,
): Promise<MetaAnswer<TemplateContent>> => {
  const content = contentOfRow(row);
  if (!('sample' in content.header) || row.store_key === null) return { ok: true, value: content };
  const sample = await meta.uploads.send({
    name: row.file_name!,
    type: row.file_content_type!,
    content: await readStored(services, row.company_id, row.store_key),
  });
  if (!sample.ok) return sample;
  return { ok: true, value: { ...content, header: { ...content.header, sample: sample.value.handle } } };
};
