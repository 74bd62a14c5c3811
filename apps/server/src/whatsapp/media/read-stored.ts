import { buffer } from 'node:stream/consumers';
import type { Services } from '../../core/context.ts';

/** The bytes of a file of ours, for those who need them whole. */
export const readStored = async (services: Services, companyId: number, storeKey: string): Promise<Buffer> => {
  const stream = await services.store.get(`${companyId}/${storeKey}/full`);
  if (!stream) throw new Error('The bytes of a stored file are missing');
  return buffer(stream);
};
