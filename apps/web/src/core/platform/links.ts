import { whatsappLink } from '@angan/domain/mobile.ts';

export { telLink, whatsappLink } from '@angan/domain/mobile.ts';

/** The chat with a text typed in; where the number is not known, or not this person's to see, WhatsApp asks to whom. */
export const chatLink = (text: string, number: string): string =>
  /^\d{10}$/.test(number) ? whatsappLink(number, text) : `https://wa.me/?text=${encodeURIComponent(text)}`;

/** Leaves for an address: a call, a chat. */
export const openAddress = (address: string): void => {
  window.location.href = address;
};

/**
 * A window for an address that is known only later. It opens with the press itself, since one that opens later is taken
 * for an advertisement; where there is none, `go` leaves this page.
 */
export const openLater = () => {
  const tab = window.open('', '_blank');
  return {
    go: (address: string): void => {
      if (tab) tab.location.href = address;
      else openAddress(address);
    },
    close: (): void => tab?.close(),
  };
};
