import { saveFile, shareFile } from '../core/platform/index.ts';

/** Hands a brochure or a slip to the phone's own share sheet where there is one for files, and downloads it elsewhere. */
export const passOnFile = async (
  share: { readonly file: string; readonly file_name: string },
  phone: boolean,
): Promise<void> => {
  const answer = await fetch(share.file);
  if (!answer.ok) throw new Error('The PDF could not be made. Try again.');
  const file = new File([await answer.blob()], share.file_name, { type: 'application/pdf' });
  if (!(phone && (await shareFile(file)))) saveFile(file, file.name);
};
