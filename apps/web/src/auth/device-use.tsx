import { type DeviceUse, deviceCalls } from '@angan/contract/auth/devices.ts';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { query } from '../core/api/index.ts';
import { formatNumber } from '../core/language/index.ts';

const countOf = ({ used, allowed }: DeviceUse['web']): string =>
  allowed === null ? formatNumber(used) : t`${used} of ${allowed}`;

/**
 * On how many devices the reader is logged in, of how many, and for who may buy the plan that has more. Nothing until it
 * is known.
 */
export const OwnDeviceUse = () => {
  const { data } = useQuery(query(deviceCalls.deviceUse, {}, { quiet: true }));
  if (!data) return null;
  const { web, phone, larger } = data;
  return (
    <span>
      {t`You: computers ${countOf(web)}, phones ${countOf(phone)}.`} {larger && <LargerPlan {...larger} />}
    </span>
  );
};

const LargerPlan = ({ plan_name, web, phone }: NonNullable<DeviceUse['larger']>) => (
  <Link to="/offers">
    {web !== null && phone !== null ? t`${plan_name} has ${web} + ${phone}` : t`${plan_name} has more`}
  </Link>
);
