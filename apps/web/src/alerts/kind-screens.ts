import type { AlertKind } from '@angan/domain/alerts.ts';
import { t } from '@lingui/core/macro';
import { perLanguage } from '../core/language/index.ts';

interface Screen {
  readonly path: string;
  readonly label: string;
}

const numbers = (): Screen => ({ path: '/whatsappnumber', label: t`WhatsApp numbers` });

const screens = perLanguage<Partial<Record<AlertKind, Screen>>>(() => {
  const inquiries = { path: '/searchInquiry', label: t`Inquiries` };
  const properties = { path: '/searchProperty', label: t`Properties` };
  const tasks = { path: '/tasks', label: t`Tasks` };
  return {
    'New portal inquiry': { path: '/leads', label: t`Leads` },
    'Inquiry assigned': inquiries,
    'Inquiry goes on': inquiries,
    'New match': inquiries,
    'Client likes a property': inquiries,
    'Lead lock ending': inquiries,
    'Lead not answered': inquiries,
    'Price dropped on a shared property': properties,
    'Note reminder': { path: '/', label: t`Home` },
    'Task due': tasks,
    'Task missed': tasks,
    'Property to verify': { path: '/searchProperty?freshness=Stale', label: t`Properties to verify` },
    'Property to close': properties,
    'Deal proposed': { path: '/deals', label: t`Deals` },
    'Deal answered': { path: '/searchInquiry', label: t`Inquiries` },
    'Property back on offer': properties,
    'Lease ending': properties,
    'Escalation due': properties,
    'Lock-in ending': properties,
    'Mandate ending': properties,
    'Reminder letter': { path: '/commission', label: t`Brokerage` },
    'Import finished': { path: '/datamigration', label: t`Data migration` },
    'Subscription ending': { path: '/expiry', label: t`Subscription` },
    'Payment to see to': { path: '/transactionlist?held=true', label: t`Transactions` },
    'Payment settled': { path: '/paymentdetail', label: t`Subscription` },
    'New demo booking': { path: '/demolists', label: t`Demo List` },
    'Data export': { path: '/settings?part=data', label: t`Your data` },
    'Support is in': { path: '/settings?part=support', label: t`Support` },
    'Integration failing': { path: '/settings?part=integrations', label: t`Integrations` },
    'WhatsApp not sending': numbers(),
  };
});

/**
 * Where to see to what a kind of alert tells of, where it names no record: of many, and of what is none. What fails for
 * the Admin is a WhatsApp number, for an office a portal.
 */
export const screenOf = (kind: AlertKind, isAdmin: boolean): Screen | undefined =>
  isAdmin && kind === 'Integration failing' ? numbers() : screens()[kind];
