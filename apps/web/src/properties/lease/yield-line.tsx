import type { PreleasedGiven } from '@angan/contract/properties/preleased.ts';
import type { Property } from '@angan/contract/properties/properties.ts';
import { grossRoi } from '@angan/domain/rates.ts';
import { Trans } from '@lingui/react/macro';
import { formatNumber } from '../../core/language/index.ts';

const shown = (percent: number) => formatNumber(Number(percent.toFixed(2)));

/** Twelve rents over the price, as the market quotes it. */
export const YieldLine = ({ property, lease }: { property: Property; lease: PreleasedGiven }) => {
  const [rent, price] = [lease.current_rent, property.sale_price_total];
  if (!rent || !price) return null;
  const gross = grossRoi(rent, price);
  const rise = lease.escalation_percent ?? 0;
  const after = gross * (1 + rise / 100);
  return (
    <p aria-live="polite">
      {rise > 0 ? (
        <Trans>
          Yields <b>{shown(gross)} %</b> a year, {shown(after)} % after the next rise.
        </Trans>
      ) : (
        <Trans>
          Yields <b>{shown(gross)} %</b> a year.
        </Trans>
      )}
    </p>
  );
};
