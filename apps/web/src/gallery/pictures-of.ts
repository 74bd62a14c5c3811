import { t } from '@lingui/core/macro';
import type { Filed } from './filed.ts';

/** A picture as gallery and viewer show it. */
export interface Shown {
  readonly id: number;
  readonly url: string;
  readonly thumb: string;
  readonly caption: string;
  /** What a screen reader says: the caption, or which one it is. */
  readonly label: string;
}

/** The photos of a record with the cover first, then its floor plans. */
export const picturesOf = ({ images = [], floor_plans = [] }: Pick<Filed, 'images' | 'floor_plans'>): Shown[] => {
  const coverFirst = images.toSorted((one, other) => Number(other.is_cover) - Number(one.is_cover));
  return [
    ...coverFirst.map((image, index) => ({ ...image, label: image.caption || t`Photo ${index + 1}` })),
    ...floor_plans.map((plan) => ({
      ...plan,
      caption: plan.caption || t`Floor plan`,
      label: plan.caption || t`Floor plan`,
    })),
  ].map(({ id, url, thumb_url, caption, label }) => ({ id, url, thumb: thumb_url, caption, label }));
};
