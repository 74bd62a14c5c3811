/** How a price stands to those of the office's own stock (domain 1.2 item 9). */

/** Fewer samples than this say nothing about what is usual, nor about one BHK. */
export const enoughSamples = 3;
/** Percent from the median beyond which a price is remarked on, where the office has said nothing else. */
export const usualOutlier = 20;

export interface RateHint {
  readonly percent: number;
  readonly is_outlier: boolean;
  /** '21 % above your median for this society, 6 samples' */
  readonly text: string;
}

/** `rate` and `median` in rupees per square foot of carpet. `within`: 'society' or 'area'. */
export const rateHint = (
  rate: number,
  median: number,
  samples: number,
  within: 'society' | 'area',
  outlier: number = usualOutlier,
): RateHint => {
  const percent = (rate / median - 1) * 100;
  const shown = Math.round(Math.abs(percent));
  const where = `your median for this ${within}, ${samples} ${samples === 1 ? 'sample' : 'samples'}`;
  if (shown === 0) return { percent, is_outlier: false, text: `At ${where}` };
  const side = percent > 0 ? 'above' : 'below';
  return { percent, is_outlier: Math.abs(percent) > outlier, text: `${shown} % ${side} ${where}` };
};
