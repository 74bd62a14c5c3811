export { type Account, accountOf, requiredAccount } from './account.ts';
export { addMedia } from './add-media.ts';
export { maySeeMedia, whatsappMediaHandlers } from './media.ts';
export { readStored } from './read-stored.ts';
export { sendingMedia, sendLater as sendMediaLater } from './send-job.ts';
