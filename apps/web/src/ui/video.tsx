import type { VideoHTMLAttributes } from 'react';

interface Props extends VideoHTMLAttributes<HTMLVideoElement> {
  src: string;
  'aria-label': string;
}

/** A film to be played in place. What people film, send and upload has no captions. */
export const Video = (props: Props) => <video controls preload="metadata" {...props} />;
