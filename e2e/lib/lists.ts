import { alertCalls } from '@angan/contract/alerts/alerts.ts';
import { areaCalls } from '@angan/contract/areas/areas.ts';
import { deviceCalls } from '@angan/contract/auth/devices.ts';
import { billingCalls } from '@angan/contract/billing/billing.ts';
import { commissionCalls } from '@angan/contract/commissions/commissions.ts';
import { receiptCalls } from '@angan/contract/commissions/receipts.ts';
import { contactCalls } from '@angan/contract/contacts/contacts.ts';
import { duplicateCalls } from '@angan/contract/contacts/duplicates.ts';
import { mergeCalls } from '@angan/contract/contacts/merging.ts';
import { dealCalls } from '@angan/contract/deals/deals.ts';
import { demoBookingCalls } from '@angan/contract/demo-bookings/demo-bookings.ts';
import { featureCalls } from '@angan/contract/features/features.ts';
import { homeCalls } from '@angan/contract/home/home.ts';
import { dataMigrationCalls } from '@angan/contract/imports/data-migration.ts';
import { inquiryCalls } from '@angan/contract/inquiries/inquiries.ts';
import type { Call } from '@angan/contract/kit/call.ts';
import { lawCalls } from '@angan/contract/law/law.ts';
import { leadEventCalls } from '@angan/contract/lead-events/lead-events.ts';
import { loanCalls } from '@angan/contract/loans/loans.ts';
import { countryCalls } from '@angan/contract/lookups/countries.ts';
import { companyLookupCalls, lookups } from '@angan/contract/lookups/lookups.ts';
import { gapCalls } from '@angan/contract/matches/gaps.ts';
import { motivationCalls } from '@angan/contract/motivation/motivation.ts';
import { accountCalls } from '@angan/contract/platform/accounts.ts';
import { brokerContactCalls } from '@angan/contract/platform/broker-contacts.ts';
import { deadLetterCalls } from '@angan/contract/platform/dead-letters.ts';
import { planDeskCalls } from '@angan/contract/platform/plan-desk.ts';
import { deskSubscriptionCalls } from '@angan/contract/platform/subscriptions.ts';
import { transactionCalls } from '@angan/contract/platform/transactions.ts';
import { projectCalls } from '@angan/contract/projects/projects.ts';
import { propertyCalls } from '@angan/contract/properties/properties.ts';
import { societyCalls } from '@angan/contract/societies/societies.ts';
import { calendarCalls } from '@angan/contract/tasks/calendar.ts';
import { taskCalls } from '@angan/contract/tasks/tasks.ts';
import { teamCalls } from '@angan/contract/team/team.ts';
import { viewedLogCalls } from '@angan/contract/viewed/viewed-log.ts';
import { whatsappAdCalls } from '@angan/contract/whatsapp/ads.ts';
import { broadcastCalls } from '@angan/contract/whatsapp/broadcasts.ts';
import { whatsappButtonCalls } from '@angan/contract/whatsapp/buttons.ts';
import { whatsappChatCalls } from '@angan/contract/whatsapp/chats.ts';
import { whatsappMediaCalls } from '@angan/contract/whatsapp/media.ts';
import { whatsappNumberCalls } from '@angan/contract/whatsapp/numbers.ts';
import { optOutCalls } from '@angan/contract/whatsapp/opt-outs.ts';
import { templateGroupCalls } from '@angan/contract/whatsapp/template-groups.ts';
import { whatsappTemplateCalls } from '@angan/contract/whatsapp/templates.ts';

const owner = 'owner@angan.demo';
const backend = 'backend@angan.demo';
const admin = 'admin@angan.demo';

export interface ListAt {
  readonly at: string;
  readonly email: string;
  readonly call: Pick<Call, 'path'>;
  /** The specification has no notice for this list: its failure is logged, or is a sentence of its own in its place. */
  readonly quiet?: true;
  /** Much stands beside this list, so that its rows are not told apart. */
  readonly beside?: true;
  /** What has to be pressed before the list is there. */
  readonly press?: string;
}

const to =
  (email: string) =>
  (at: string, call: Pick<Call, 'path'>, more: Pick<ListAt, 'quiet' | 'beside' | 'press'> = {}): ListAt => ({
    at,
    email,
    call,
    ...more,
  });
const office = to(owner);
const platform = to(admin);
const quiet = { quiet: true } as const;
const beside = { beside: true } as const;

/** Every list that is a screen, or the greater part of one, with the call that brings its rows. */
export const lists: readonly ListAt[] = [
  office('/', homeCalls.get, quiet),
  office('/', alertCalls.list, { ...quiet, press: 'Alerts' }),
  office('/contact', contactCalls.list, quiet),
  office('/contact?view=card', contactCalls.list, quiet),
  to(backend)('/contactList', contactCalls.view3digit, quiet),
  office('/duplicates', duplicateCalls.list),
  office('/duplicates?kind=merged', mergeCalls.merges),
  office('/sources', lookups.source_names.call, quiet),
  office('/contactgroup', lookups.contactgroups.call, quiet),
  office('/permission', companyLookupCalls.subusers, quiet),
  office('/userdevice', deviceCalls.userDevices),
  office('/arealist', areaCalls.list),
  office('/featureList', featureCalls.list),
  office('/societyList', societyCalls.list),
  office('/subuser', teamCalls.list, { ...quiet, ...beside }),
  office('/searchProperty', propertyCalls.list),
  office('/searchProperty?view=card', propertyCalls.list),
  office('/searchProperty?view=map', propertyCalls.map),
  office('/bulkPropertytable', propertyCalls.list),
  office('/searchInquiry', inquiryCalls.list),
  office('/searchInquiry?view=board', inquiryCalls.board),
  office('/bulkInquirytable', inquiryCalls.list),
  office('/leads', leadEventCalls.list, quiet),
  office('/gapboard', gapCalls.board),
  office('/deals?view=table', dealCalls.list),
  office('/deals?view=board', dealCalls.board, quiet),
  office('/loans', loanCalls.list),
  office('/projects', projectCalls.list),
  office('/tasks', taskCalls.list),
  office('/tasks?view=calendar', calendarCalls.get, quiet),
  office('/viewProperty', viewedLogCalls.properties),
  office('/viewInquiry', viewedLogCalls.inquiries),
  office('/datamigration', dataMigrationCalls.list),
  office('/paymentdetail', billingCalls.transactions, { ...quiet, ...beside }),
  platform('/userlist', accountCalls.list),
  platform('/transactionlist', transactionCalls.list),
  platform('/subscriptionlist', deskSubscriptionCalls.list),
  platform('/plans', planDeskCalls.list, quiet),
  platform('/brokersContacts', brokerContactCalls.list),
  platform('/contactCount', brokerContactCalls.counts),
  office('/commission', commissionCalls.list),
  office('/commission?tab=certificates', receiptCalls.list, quiet),
  platform('/lawtables', lawCalls.list, quiet),
  platform('/motivation', motivationCalls.list),
  platform('/countries', countryCalls.list, quiet),
  platform('/demolists', demoBookingCalls.list, beside),
  platform('/deadletters', deadLetterCalls.list),
  platform('/messages', whatsappTemplateCalls.counts, beside),
  platform('/messages', whatsappNumberCalls.list, beside),
  platform('/messages', whatsappAdCalls.list, beside),
  platform('/messages', broadcastCalls.list, beside),
  platform('/whatsappsmsg', whatsappChatCalls.list),
  platform('/template', whatsappTemplateCalls.list, quiet),
  platform('/templateGroups', templateGroupCalls.list, quiet),
  platform('/importtemplate', whatsappTemplateCalls.available),
  platform('/addWhatsappbutton', whatsappButtonCalls.list),
  platform('/whatsappMedia', whatsappMediaCalls.list),
  platform('/broadcastmessage', broadcastCalls.list),
  platform('/whatsappnumber', whatsappNumberCalls.list),
  platform('/whatsappOptOuts', optOutCalls.list),
];

/** Screens that are forms or single pages: nothing of them is a list. */
export const withoutList: readonly string[] = [
  ...[
    '/login',
    '/register',
    '/forgotpass',
    '/verifymobile',
    '/expiry',
    '/paymentstatus',
    '/facebook/callback',
    '/renew',
    '/offers',
    '/demo',
    '/freetrial',
    '/profile',
    '/subuserprofile',
    '/changepassword',
  ],
  ...[
    '/matchweights',
    '/settings',
    '/notifications',
    '/addProperty',
    '/bulkproperty',
    '/addInquiry',
    '/deal',
    '/paste',
    '/bulkInquiry',
    '/tours/plan',
    '/addtask',
  ],
  ...[
    '/addcontact',
    '/addproject',
    '/addloan',
    '/pricedesk',
    '/dashboard',
    '/support',
    '/qna',
    '/BulkCreateContacts',
    '/addTemplate',
    '/ai-template',
  ],
];
