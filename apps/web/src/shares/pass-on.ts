import type { MadeShare } from '@angan/contract/shares/shares.ts';
import { saveFile, shareFile } from '../core/platform/index.ts';

/** Hands the brochure to the phone's own share sheet where there is one for files, and downloads it elsewhere. */
export const passOnFile = async (share: MadeShare, phone: boolean): Promise<void> => {
  const answer = await fetch(share.file);
  if (!answer.ok) throw new Error('The PDF could not be made. Try again.');
  const file = new File([await answer.blob()], share.file_name, { type: 'application/pdf' });
  if (!(phone && (await shareFile(file)))) saveFile(file, file.name);
};
