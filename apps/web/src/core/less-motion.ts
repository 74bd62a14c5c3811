/** Whether its person wants things to move less, by what they set on the device. */
export const wantsLessMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
