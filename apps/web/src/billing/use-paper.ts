import { useCall } from '../core/api/index.ts';
import { saveBase64 } from '../core/platform/index.ts';
import { api } from './api.ts';

/** Saves an invoice or credit note as PDF. */
export const usePaper = () =>
  useCall((id: number) => api.subscription.pdf({ params: { id } }), {
    onSuccess: ({ file_name, content }) => saveBase64(content, file_name),
  });
