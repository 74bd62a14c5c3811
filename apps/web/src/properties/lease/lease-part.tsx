import { type Preleased, preleasedCalls, preleasedLabels } from '@angan/contract/properties/preleased.ts';
import type { Property } from '@angan/contract/properties/properties.ts';
import { dealTypes } from '@angan/domain/lookups/deal-types.ts';
import { plural, t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, query } from '../../core/api/index.ts';
import { formatDate, formatNumber, formatRupees, word } from '../../core/language/index.ts';
import { FactGrid, FactPart, GridFact } from '../../records/index.ts';
import { QueryView } from '../../ui/query-view.tsx';
import { LeaseDialog } from './lease-dialog.tsx';

const preleased = dealTypes.find((row) => row.deal_type === 'Pre-leased')!.id;

const percent = (value: number | null) => (value === null ? '' : `${formatNumber(Number(value.toFixed(2)))} %`);
const months = (value: number | null) =>
  value === null ? '' : plural(value, { one: `${value} month left`, other: `${value} months left` });

const dayOf = (day: string | null) => (day ? formatDate(day) : '?');

const factsOf = (lease: Preleased): [string, string][] => [
  [
    word(preleasedLabels.tenant_name),
    [lease.tenant_name, lease.tenant_category && word(lease.tenant_category)].filter(Boolean).join(', '),
  ],
  [
    word(preleasedLabels.current_rent),
    lease.current_rent === null
      ? ''
      : lease.gst_on_rent
        ? t`${formatRupees(lease.current_rent)} per month plus GST`
        : t`${formatRupees(lease.current_rent)} per month`,
  ],
  [t`Gross yield`, percent(lease.gross_roi)],
  [t`After the next rise`, percent(lease.gross_roi_after_escalation)],
  [t`Net yield`, percent(lease.net_roi)],
  [t`Average yield`, percent(lease.average_roi)],
  [t`Effective yield`, percent(lease.effective_roi)],
  [t`Lease`, t`${dayOf(lease.lease_start)} to ${dayOf(lease.lease_end)}`],
  [t`Lease left`, months(lease.remaining_lease_months)],
  [t`Lock-in`, months(lease.remaining_lock_in_months)],
  [t`Next rise`, lease.next_escalation_date ? formatDate(lease.next_escalation_date) : ''],
  [word(preleasedLabels.deposit), lease.deposit === null ? '' : formatRupees(lease.deposit)],
];

/** The tenant that a property is sold with, and what that yields. Not there for what is not offered so. */
export const LeasePart = ({ property }: { property: Property }) => {
  const isPreleased = property.deal_type.includes(preleased);
  const [editing, setEditing] = useState(false);
  const found = useQuery({
    ...query(preleasedCalls.get, { params: { id: property.id } }, { quiet: true }),
    enabled: isPreleased,
    retry: false,
  });
  if (!isPreleased) return null;
  const { data: lease, error } = found;
  const isMissing = error instanceof ApiError && error.status === 404;
  return (
    <FactPart title={t`Pre-leased`}>
      <QueryView
        query={{ ...found, error: isMissing ? null : error }}
        failed={t`The lease did not load.`}
        loading={null}
      >
        {(known) => (
          <FactGrid>
            {factsOf(known)
              .filter(([, text]) => text !== '')
              .map(([label, text]) => (
                <GridFact key={label} label={label}>
                  {text}
                </GridFact>
              ))}
          </FactGrid>
        )}
      </QueryView>
      {isMissing && <p>{t`The tenant and the lease are not written down yet.`}</p>}
      {property.may_edit && (lease || isMissing) && (
        <Button size="xs" onClick={() => setEditing(true)}>
          {lease ? t`Edit lease` : t`Add lease`}
        </Button>
      )}
      {editing && <LeaseDialog property={property} lease={lease} onClose={() => setEditing(false)} />}
    </FactPart>
  );
};
