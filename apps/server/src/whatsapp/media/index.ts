export { type Account, accountOf, requiredAccount } from './account.ts';
export { addMedia } from './add-media.ts';
export { idAtMeta } from './at-meta.ts';
export { type ChosenMedium, chosenMedia } from './chosen-media.ts';
export { maySeeMedia, whatsappMediaHandlers } from './media.ts';
export { cardFilesIn, fileNamed, filesIn, ourFile, withFile, withFiles } from './our-file.ts';
export { readStored } from './read-stored.ts';
export { sendingMedia, sendLater as sendMediaLater } from './send-job.ts';
export { knownUpload, type Upload, type Uploader, uploadFile } from './uploads.ts';
