export { AddPhotos } from './add-button.tsx';
export { Gallery } from './gallery.tsx';
export { PhotoCount } from './photo-count.tsx';
export { forgetPhotos, PhotoPicker, sendPhotos } from './photo-picker.tsx';
export { Viewer } from './viewer.tsx';
