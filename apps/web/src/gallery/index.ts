import { lazyPart } from '../core/screen.ts';

export { AddPhotos } from './add-button.tsx';
export { addFiles } from './add-files.ts';
export { Gallery } from './gallery.tsx';
export { PhotoCount } from './photo-count.tsx';
export { forgetPhotos, leavePhotos, PhotoPicker, photosOf, sendPhotos, stagePhotos } from './photo-picker.tsx';

/** Comes when a picture is opened. */
export const { Component: Viewer } = lazyPart(() => import('./viewer.tsx'), 'Viewer');
