import { formatNumber } from '../../core/language/index.ts';
import type { GroundArea } from '../../ui/map/ground.ts';

/** 'Bopal 12'; the name alone where nothing is there. */
export const areaWords = ({ area, count }: Pick<GroundArea, 'area' | 'count'>): string =>
  count > 0 ? `${area} ${formatNumber(count)}` : area;
