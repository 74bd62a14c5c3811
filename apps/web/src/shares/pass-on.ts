import type { MadeShare } from '@angan/contract/shares/shares.ts';
import { whatsappLink } from '@angan/domain/mobile.ts';

/** Opens the chat with the text typed in; where the number is not known, or not this person's to see, WhatsApp asks to whom. */
export const chatAddress = (text: string, number: string): string =>
  /^\d{10}$/.test(number) ? whatsappLink(number, text) : `https://wa.me/?text=${encodeURIComponent(text)}`;

/** Hands the brochure to the phone's own share sheet where there is one for files, and downloads it elsewhere. */
export const passOnFile = async (share: MadeShare, phone: boolean): Promise<void> => {
  const answer = await fetch(share.file);
  if (!answer.ok) throw new Error('The PDF could not be made. Try again.');
  const file = new File([await answer.blob()], share.file_name, { type: 'application/pdf' });
  if (phone && navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file], title: share.file_name });
      return;
    } catch (error) {
      // Put away by the person; anything else still leaves the download.
      if ((error as Error).name === 'AbortError') return;
    }
  }
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: file.name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};
