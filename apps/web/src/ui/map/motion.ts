import { wantsLessMotion } from '../../core/less-motion.ts';

/** What of a map moves by itself. */
export const mapMotion = () => {
  const moves = !wantsLessMotion();
  return {
    map: { zoomAnimation: moves, fadeAnimation: moves, markerZoomAnimation: moves },
    clusters: { animate: moves },
  };
};
