import { ownUnits } from '@angan/domain/local-units.ts';
import type { UnitOverrides } from '@angan/domain/units.ts';
import { useMemo } from 'react';
import { useAuth } from './auth.ts';

/** Square feet of the units that the office measures by in its own way. */
export const unitsOfOffice = (): UnitOverrides => ownUnits(useAuth.getState().userCompanyInfo ?? {});

/** The same, drawn anew when the Owner says otherwise. */
export const useOwnUnits = (): UnitOverrides => {
  const company = useAuth(({ userCompanyInfo }) => userCompanyInfo);
  return useMemo(() => ownUnits(company ?? {}), [company]);
};
