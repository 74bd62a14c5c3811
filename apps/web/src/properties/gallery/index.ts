export { AddPhotos } from './add-button.tsx';
export { Cover, PhotoCount } from './cover.tsx';
export { Gallery } from './gallery.tsx';
export { forgetPhotos, PhotoPicker, sendPhotos } from './photo-picker.tsx';
