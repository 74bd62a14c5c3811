import type { SubtypeGroup } from '@angan/domain/lookups/property-types.ts';
import type { SizeUnit } from '@angan/domain/units.ts';
import { useAuth } from '../core/session/index.ts';

const land: readonly (SubtypeGroup | undefined)[] = ['Res. land', 'Com. land'];

/**
 * The unit in which the office types sizes, by what is measured: land in that of land, all else in that of sizes. Square
 * feet where the Owner has chosen none.
 */
export const useUsualUnit = (): ((group?: SubtypeGroup) => SizeUnit) => {
  const company = useAuth(({ userCompanyInfo }) => userCompanyInfo);
  const ofSizes = company?.default_size_unit ?? 'Sqft';
  return (group) => (land.includes(group) ? (company?.default_land_unit ?? ofSizes) : ofSizes);
};
