import { t } from '@lingui/core/macro';
import type { Who } from './guards.ts';
import { type Built, type Entry, type Link, openLinks } from './menus.ts';
import { isBuilt, type Path } from './routes.ts';

const profile = ({ usertype }: Who): Path => (usertype === 'Owner' ? '/profile' : '/subuserprofile');

/**
 * The links of the right-hand menu, above Logout. Admin's holds Logout only. Apart from the other menus, since nobody sees
 * them before reaching for one: they are not in the first load.
 */
export const rightLinks = (who: Who, built: Built = isBuilt): Link[] => {
  if (who.usertype === null || who.usertype === 'Admin') return [];
  const entries: Entry[] = [
    { path: profile(who), label: t`Profile` },
    { path: '/leads', label: t`Leads`, needs: 'lead_event:view' },
    { path: '/dashboard', label: t`Dashboard`, needs: 'dashboard:view' },
    { path: '/viewProperty', label: t`Viewed Properties`, needs: 'viewed_log:view' },
    { path: '/viewInquiry', label: t`Viewed Inquiries`, needs: 'viewed_log:view' },
    { path: '/gapboard', label: t`Gap board`, needs: 'inquiry:view' },
    { path: '/pricedesk', label: t`Price desk`, needs: 'property:view' },
    { path: '/paste', label: t`Paste message`, needs: 'inquiry:create' },
    { path: '/bulkproperty', label: t`Bulk property` },
    { path: '/bulkInquiry', label: t`Bulk inquiry` },
    { path: '/datamigration', label: t`Data migration`, needs: 'migration:import' },
    { path: '/duplicates', label: t`Duplicates`, needs: 'contact:merge' },
    { path: '/subuser', label: t`Manage Subusers`, needs: 'team:edit' },
    { path: '/settings', label: t`Setting`, needs: 'settings:edit' },
    { path: '/matchweights', label: t`Match weights`, needs: 'settings:edit' },
    { path: '/permission', label: t`Manage Permissions`, needs: 'permission:view' },
    { path: '/paymentdetail', label: t`Subscription`, needs: 'subscription:edit' },
    { path: '/arealist', label: t`Area list`, needs: 'area:view' },
    { path: '/societyList', label: t`Society list`, needs: 'society:view' },
    { path: '/featureList', label: t`Feature list`, needs: 'feature:view' },
    { path: '/sources', label: t`Sources`, needs: 'source:view' },
    { path: '/contactgroup', label: t`Contact group`, needs: 'contactgroup:view' },
    { path: '/commission', label: t`Commission`, needs: 'commission:view' },
    { path: '/deals', label: t`Deals`, needs: 'deal:view' },
    { path: '/userdevice', label: t`User Device`, needs: 'device:view' },
    { path: '/offers', label: t`Pricing` },
    { path: '/notifications', label: t`Notifications` },
    { path: '/changepassword', label: t`Change Password` },
  ];
  return openLinks(entries, who, built);
};
