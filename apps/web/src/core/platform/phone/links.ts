import { openAddress } from '../links.ts';

export { chatLink, openAddress, telLink, whatsappLink } from '../links.ts';

/** An address elsewhere leaves for the app that it belongs to, or the phone's browser, and this page stays: no window is needed. */
export const openLater = () => ({ go: openAddress, close: (): void => undefined });
