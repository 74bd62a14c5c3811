/**
 * What a phone's own app does otherwise than a browser. The rest of the web app asks here, so that there is one place to
 * write it anew; biome.json refuses the browser's own names elsewhere.
 */
export { hasAddressBook, type PhonePerson, pickPerson, readPeople } from './address-book.ts';
export { apiAddress } from './api-address.ts';
export { copyText, readCopied } from './clipboard.ts';
export { canDictate, dictate, type NotHeard } from './dictation.ts';
export { saveBase64, saveFile, shareFile } from './files.ts';
export { tap } from './haptics.ts';
export { inApp } from './in-app.ts';
export { chatLink, openAddress, openLater, telLink, whatsappLink } from './links.ts';
export { loadScript } from './load-script.ts';
export { canLocate, isForbidden, type Located, locate } from './location.ts';
export { hasLine, onLineChange } from './network.ts';
export { canPush, isPushBlocked, needsHomeScreen, pushToken, subscribeToPush, unsubscribeFromPush } from './push.ts';
export { sellsHere } from './sells-here.ts';
