export { isHeic, smallPicture } from './small-picture.ts';
