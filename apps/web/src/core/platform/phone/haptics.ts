import { Capacitor } from '@capacitor/core';
import type { ImpactStyle } from '@capacitor/haptics';
import { wantsLessMotion } from '../../less-motion.ts';

const isThere = Capacitor.isPluginAvailable('Haptics');

/** A light tap under the finger; none for whom things are to move less. The phone's own setting holds beside that. */
export const tap = (): void => {
  if (!isThere || wantsLessMotion()) return;
  void import('@capacitor/haptics')
    .then(({ Haptics }) => Haptics.impact({ style: 'LIGHT' as ImpactStyle.Light }))
    // A phone without a motor is no failure.
    .catch(() => undefined);
};
