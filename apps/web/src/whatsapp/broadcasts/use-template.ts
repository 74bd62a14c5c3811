import { type WhatsappTemplate, whatsappTemplateCalls } from '@angan/contract/whatsapp/templates.ts';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../core/api/index.ts';

/** The template of this id, once it is there. */
export const useTemplate = (id: number | null): WhatsappTemplate | undefined =>
  useQuery({
    ...query(whatsappTemplateCalls.get, { params: { id: id ?? 0 } }, { quiet: true }),
    enabled: id !== null,
  }).data;
