import { alertSettingsCalls } from '@angan/contract/alerts/alert-settings.ts';
import { alertCalls } from '@angan/contract/alerts/alerts.ts';
import { areaCalls } from '@angan/contract/areas/areas.ts';
import { localityCalls } from '@angan/contract/areas/localities.ts';
import { authCalls } from '@angan/contract/auth/auth.ts';
import { deviceCalls } from '@angan/contract/auth/devices.ts';
import { ownAccountCalls } from '@angan/contract/auth/own-account.ts';
import { ownAddressCalls } from '@angan/contract/auth/own-address.ts';
import { recoveryCalls } from '@angan/contract/auth/recovery.ts';
import { registrationCalls } from '@angan/contract/auth/registration.ts';
import { billingCalls } from '@angan/contract/billing/billing.ts';
import { orderCalls } from '@angan/contract/billing/orders.ts';
import { bulkCalls } from '@angan/contract/bulk/bulk.ts';
import { accountCalls } from '@angan/contract/commissions/accounts.ts';
import { commissionCalls } from '@angan/contract/commissions/commissions.ts';
import { evidenceCalls } from '@angan/contract/commissions/evidence.ts';
import { letterCalls } from '@angan/contract/commissions/letters.ts';
import { officeTermCalls } from '@angan/contract/commissions/office-terms.ts';
import { paperCalls } from '@angan/contract/commissions/papers.ts';
import { receiptCalls } from '@angan/contract/commissions/receipts.ts';
import { reminderLetterCalls } from '@angan/contract/commissions/reminder-letters.ts';
import { splitCalls } from '@angan/contract/commissions/splits.ts';
import { companyCalls } from '@angan/contract/company/company.ts';
import { contactBulkCalls } from '@angan/contract/contacts/contact-bulk.ts';
import { contactExportCalls } from '@angan/contract/contacts/contact-exports.ts';
import { contactGroupCalls } from '@angan/contract/contacts/contact-groups.ts';
import { contactCalls } from '@angan/contract/contacts/contacts.ts';
import { duplicateCalls } from '@angan/contract/contacts/duplicates.ts';
import { mergeCalls } from '@angan/contract/contacts/merging.ts';
import { sourceCalls } from '@angan/contract/contacts/sources.ts';
import { dashboardCalls } from '@angan/contract/dashboard/dashboard.ts';
import { dealRequestCalls } from '@angan/contract/deals/deal-requests.ts';
import { dealWorkCalls } from '@angan/contract/deals/deal-work.ts';
import { dealCalls } from '@angan/contract/deals/deals.ts';
import { demoVisitorCalls } from '@angan/contract/demo-bookings/booking-of-visitor.ts';
import { demoBookingCalls, demoSlotCalls } from '@angan/contract/demo-bookings/demo-bookings.ts';
import { featureCalls } from '@angan/contract/features/features.ts';
import { homeCalls } from '@angan/contract/home/home.ts';
import { dataMigrationCalls } from '@angan/contract/imports/data-migration.ts';
import { assigningCalls } from '@angan/contract/inquiries/assigning.ts';
import { inquiryCalls } from '@angan/contract/inquiries/inquiries.ts';
import { lawCalls } from '@angan/contract/law/law.ts';
import { facebookCalls } from '@angan/contract/lead-events/facebook.ts';
import { leadEventCalls } from '@angan/contract/lead-events/lead-events.ts';
import { leadFileCalls } from '@angan/contract/lead-events/lead-files.ts';
import { leadMailCalls } from '@angan/contract/lead-events/lead-mail.ts';
import { leadSourceCalls } from '@angan/contract/lead-events/lead-sources.ts';
import { leadWhatsappCalls } from '@angan/contract/lead-events/lead-whatsapp.ts';
import { websiteFormCalls } from '@angan/contract/lead-events/website-form.ts';
import { loanHistoryCalls } from '@angan/contract/loans/loan-history.ts';
import { loanPartCalls } from '@angan/contract/loans/loan-parts.ts';
import { loanCalls } from '@angan/contract/loans/loans.ts';
import { countryCalls } from '@angan/contract/lookups/countries.ts';
import { companyLookupCalls, platformLookupCalls } from '@angan/contract/lookups/lookups.ts';
import { namesCalls } from '@angan/contract/lookups/names.ts';
import { gapCalls } from '@angan/contract/matches/gaps.ts';
import { matchCalls } from '@angan/contract/matches/matches.ts';
import { weightCalls } from '@angan/contract/matches/weights.ts';
import { motivationCalls } from '@angan/contract/motivation/motivation.ts';
import { quoteCalls } from '@angan/contract/motivation/quote.ts';
import { noteCalls } from '@angan/contract/notes/notes.ts';
import { erasingCalls } from '@angan/contract/own-data/erasing.ts';
import { fullExportCalls } from '@angan/contract/own-data/full-exports.ts';
import { officeDeletionCalls } from '@angan/contract/own-data/office-deletion.ts';
import { permissionCalls } from '@angan/contract/permissions/permissions.ts';
import { planCalls } from '@angan/contract/plans/plans.ts';
import { subscriptionCalls } from '@angan/contract/plans/subscription.ts';
import { accountCalls as platformAccountCalls } from '@angan/contract/platform/accounts.ts';
import { brokerContactCalls } from '@angan/contract/platform/broker-contacts.ts';
import { deadLetterCalls } from '@angan/contract/platform/dead-letters.ts';
import { offlineCalls } from '@angan/contract/platform/offline.ts';
import { operatorCalls } from '@angan/contract/platform/operator.ts';
import { planDeskCalls } from '@angan/contract/platform/plan-desk.ts';
import { unfinishedRegistrationCalls } from '@angan/contract/platform/registrations.ts';
import { deskSubscriptionCalls } from '@angan/contract/platform/subscriptions.ts';
import { transactionCalls } from '@angan/contract/platform/transactions.ts';
import { priceDeskCalls } from '@angan/contract/price-desk/price-desk.ts';
import { projectFileCalls } from '@angan/contract/projects/project-files.ts';
import { projectHistoryCalls } from '@angan/contract/projects/project-history.ts';
import { projectInquiryCalls } from '@angan/contract/projects/project-inquiries.ts';
import { projectUnitCalls } from '@angan/contract/projects/project-units.ts';
import { projectCalls } from '@angan/contract/projects/projects.ts';
import { preleasedCalls } from '@angan/contract/properties/preleased.ts';
import { propertyCalls } from '@angan/contract/properties/properties.ts';
import { propertyFileCalls } from '@angan/contract/properties/property-files.ts';
import { savedViewCalls } from '@angan/contract/saved-views/saved-views.ts';
import { shareCalls } from '@angan/contract/shares/shares.ts';
import { slipCalls } from '@angan/contract/shares/slips.ts';
import { societyCalls } from '@angan/contract/societies/societies.ts';
import { supportCalls } from '@angan/contract/support/support.ts';
import { calendarCalls } from '@angan/contract/tasks/calendar.ts';
import { calendarFeedCalls } from '@angan/contract/tasks/calendar-feed.ts';
import { taskCalls } from '@angan/contract/tasks/tasks.ts';
import { tourCalls } from '@angan/contract/tasks/tours.ts';
import { visitCalls } from '@angan/contract/tasks/visits.ts';
import { invitationCalls, joiningCalls } from '@angan/contract/team/invitations.ts';
import { stayingCalls } from '@angan/contract/team/staying.ts';
import { teamCalls } from '@angan/contract/team/team.ts';
import { viewedCalls } from '@angan/contract/viewed/viewed.ts';
import { viewedLogCalls } from '@angan/contract/viewed/viewed-log.ts';
import { whatsappAdCalls } from '@angan/contract/whatsapp/ads.ts';
import { broadcastCalls } from '@angan/contract/whatsapp/broadcasts.ts';
import { whatsappButtonCalls } from '@angan/contract/whatsapp/buttons.ts';
import { whatsappChatCalls } from '@angan/contract/whatsapp/chats.ts';
import { whatsappMediaCalls } from '@angan/contract/whatsapp/media.ts';
import { whatsappMessageCalls } from '@angan/contract/whatsapp/messages.ts';
import { whatsappNumberCalls } from '@angan/contract/whatsapp/numbers.ts';
import { optOutCalls } from '@angan/contract/whatsapp/opt-outs.ts';
import { whatsappPriceCalls } from '@angan/contract/whatsapp/prices.ts';
import { quickReplyCalls } from '@angan/contract/whatsapp/quick-replies.ts';
import { templateDraftCalls } from '@angan/contract/whatsapp/template-drafts.ts';
import { templateGroupCalls } from '@angan/contract/whatsapp/template-groups.ts';
import { whatsappTemplateCalls } from '@angan/contract/whatsapp/templates.ts';
import { alertReaders } from './alert-readers.ts';
import { alertHandlers, alertSettingsHandlers } from './alerts/index.ts';
import { areaHandlers } from './areas/index.ts';
import {
  authHandlers,
  ownAddressHandlers,
  recoveryHandlers,
  registrationHandlers,
  unfinishedRegistrationHandlers,
} from './auth/index.ts';
import {
  billingHandlers,
  offlineHandlers,
  orderHandlers,
  servePaymentWebhook,
  transactionHandlers,
} from './billing/index.ts';
import { bulkHandlers } from './bulk/index.ts';
import {
  accountHandlers,
  evidenceHandlers,
  letterHandlers,
  officeTermHandlers,
  reminderLetterHandlers,
  splitHandlers,
} from './commissions/index.ts';
import { companyHandlers } from './company/index.ts';
import {
  contactBulkHandlers,
  contactExportHandlers,
  contactGroupHandlers,
  contactHandlers,
  duplicateHandlers,
  mergeHandlers,
  sourceHandlers,
} from './contacts/index.ts';
import { type Door, serve } from './core/http/serve.ts';
import { newLimits } from './core/limits.ts';
import { dashboardHandlers } from './dashboard/index.ts';
import { dealHandlers, dealRequestHandlers, dealWorkHandlers } from './deals/index.ts';
import { demoBookingHandlers, demoSlotHandlers, demoVisitorHandlers } from './demo-bookings/index.ts';
import { featureHandlers } from './features/index.ts';
import { homeHandlers } from './home/index.ts';
import { dataMigrationHandlers } from './imports/index.ts';
import { assigningHandlers, findInquiry } from './inquiries/index.ts';
import { lawHandlers } from './law/index.ts';
import {
  facebookHandlers,
  leadEventHandlers,
  leadFileHandlers,
  leadMailHandlers,
  leadSourceHandlers,
  leadWhatsappHandlers,
  serveChatDoor,
  serveEnquiryPages,
  serveFacebookWebhook,
  serveInterest,
  serveLeadPush,
  websiteFormHandlers,
} from './lead-events/index.ts';
import {
  followedCommissions,
  followedPapers,
  followedReceipts,
  loanHandlers,
  loanHistoryHandlers,
  loanPartHandlers,
} from './loans/index.ts';
import { companyLookupHandlers, countryHandlers, namesHandlers, platformLookupHandlers } from './lookups/index.ts';
import {
  countedInquiryHandlers,
  countedPropertyHandlers,
  gapHandlers,
  matchHandlers,
  weightHandlers,
} from './matches/index.ts';
import { motivationHandlers, quoteHandlers } from './motivation/index.ts';
import { noteHandlers } from './notes/index.ts';
import { erasingHandlers, fullExportHandlers, officeDeletionHandlers } from './own-data/index.ts';
import { permissionHandlers } from './permissions/index.ts';
import { planHandlers, subscriptionHandlers } from './plans/index.ts';
import {
  brokerContactHandlers,
  deadLetterHandlers,
  deskSubscriptionHandlers,
  operatorHandlers,
  planDeskHandlers,
  accountHandlers as platformAccountHandlers,
} from './platform-admin/index.ts';
import { priceDeskHandlers } from './price-desk/index.ts';
import {
  projectFileHandlers,
  projectHandlers,
  projectHistoryHandlers,
  projectInquiryHandlers,
  projectUnitHandlers,
} from './projects/index.ts';
import { findProperty, preleasedHandlers, propertyFileHandlers } from './properties/index.ts';
import { savedViewHandlers } from './saved-views/index.ts';
import { serveSharePages, shareHandlers, slipHandlers } from './shares/index.ts';
import { societyHandlers } from './societies/index.ts';
import { supportHandlers } from './support/index.ts';
import {
  calendarFeedHandlers,
  calendarHandlers,
  serveCalendarFeeds,
  taskHandlers,
  tourHandlers,
  visitHandlers,
} from './tasks/index.ts';
import { invitationHandlers, joiningHandlers, stayingHandlers, teamHandlers } from './team/index.ts';
import { viewedHandlers, viewedLogHandlers } from './viewed/index.ts';
import {
  broadcastHandlers,
  optOutHandlers,
  quickReplyHandlers,
  serveWebhook,
  templateDraftHandlers,
  templateGroupHandlers,
  whatsappAdHandlers,
  whatsappButtonHandlers,
  whatsappChatHandlers,
  whatsappMediaHandlers,
  whatsappMessageHandlers,
  whatsappNumberHandlers,
  whatsappPriceHandlers,
  whatsappTemplateHandlers,
} from './whatsapp/index.ts';

/** Every noun's calls with their handlers: the one list from which the server is put together. */
export const serveCalls = (door: Door): void => {
  // Calls count inside of their transactions: waiting for a second connection of the same pool could be for ever.
  const limits = newLimits(door.services.apartPool, door.services.settings);
  serve(door, { ...authCalls, ...deviceCalls, ...ownAccountCalls }, authHandlers(door.tokens, limits));
  serve(door, registrationCalls, registrationHandlers(limits));
  serve(door, recoveryCalls, recoveryHandlers(limits));
  serve(door, ownAddressCalls, ownAddressHandlers(limits));
  serve(door, joiningCalls, joiningHandlers(limits));
  serve(door, companyCalls, companyHandlers);
  serve(door, teamCalls, teamHandlers);
  serve(door, stayingCalls, stayingHandlers);
  serve(door, invitationCalls, invitationHandlers(limits));
  serve(door, planCalls, planHandlers);
  serve(door, subscriptionCalls, subscriptionHandlers);
  serve(door, platformLookupCalls, platformLookupHandlers);
  serve(door, companyLookupCalls, companyLookupHandlers);
  serve(
    door,
    namesCalls,
    namesHandlers({
      areas: areaHandlers.list,
      features: featureHandlers.list,
      contactgroups: contactGroupHandlers.list,
      source_names: sourceHandlers.list,
    }),
  );
  serve(door, countryCalls, countryHandlers);
  serve(door, { ...areaCalls, ...localityCalls }, areaHandlers);
  serve(door, savedViewCalls, savedViewHandlers);
  serve(door, societyCalls, societyHandlers);
  serve(door, featureCalls, featureHandlers);
  serve(door, contactGroupCalls, contactGroupHandlers);
  serve(door, sourceCalls, sourceHandlers);
  serve(door, contactCalls, contactHandlers);
  serve(door, contactExportCalls, contactExportHandlers);
  serve(door, contactBulkCalls, contactBulkHandlers);
  serve(door, duplicateCalls, duplicateHandlers(limits));
  serve(door, mergeCalls, mergeHandlers);
  serve(door, propertyCalls, countedPropertyHandlers);
  serve(door, preleasedCalls, preleasedHandlers);
  serve(door, propertyFileCalls, propertyFileHandlers);
  serve(door, projectFileCalls, projectFileHandlers);
  serve(door, inquiryCalls, countedInquiryHandlers);
  serve(door, assigningCalls, assigningHandlers);
  serve(door, projectCalls, projectHandlers);
  serve(door, projectHistoryCalls, projectHistoryHandlers);
  serve(door, projectUnitCalls, projectUnitHandlers);
  serve(door, projectInquiryCalls, projectInquiryHandlers);
  serve(door, lawCalls, lawHandlers);
  serve(door, motivationCalls, motivationHandlers);
  serve(door, quoteCalls, quoteHandlers);
  serve(door, dealCalls, dealHandlers);
  serve(door, priceDeskCalls, priceDeskHandlers);
  serve(door, loanCalls, loanHandlers);
  serve(door, loanPartCalls, loanPartHandlers);
  serve(door, loanHistoryCalls, loanHistoryHandlers);
  serve(door, dealWorkCalls, dealWorkHandlers);
  serve(door, dealRequestCalls, dealRequestHandlers);
  serve(door, dashboardCalls, dashboardHandlers);
  serve(door, commissionCalls, followedCommissions(limits));
  serve(door, paperCalls, followedPapers);
  serve(door, receiptCalls, followedReceipts);
  serve(door, splitCalls, splitHandlers);
  serve(door, letterCalls, letterHandlers);
  serve(door, accountCalls, accountHandlers);
  serve(door, evidenceCalls, evidenceHandlers);
  serve(door, homeCalls, homeHandlers);
  serve(door, taskCalls, taskHandlers);
  serve(door, tourCalls, tourHandlers);
  serve(door, visitCalls, visitHandlers);
  serve(door, calendarCalls, calendarHandlers);
  serve(door, calendarFeedCalls, calendarFeedHandlers);
  serveCalendarFeeds(door, limits);
  serve(door, demoVisitorCalls, demoVisitorHandlers(limits));
  serve(door, demoBookingCalls, demoBookingHandlers);
  serve(door, demoSlotCalls, demoSlotHandlers);
  serve(door, bulkCalls, bulkHandlers);
  serve(door, matchCalls, matchHandlers);
  serve(door, gapCalls, gapHandlers);
  serve(door, weightCalls, weightHandlers);
  serve(door, officeTermCalls, officeTermHandlers);
  serve(door, reminderLetterCalls, reminderLetterHandlers);
  serve(door, shareCalls, shareHandlers);
  serve(door, slipCalls, slipHandlers(limits));
  serveSharePages(door, limits);
  serve(door, noteCalls, noteHandlers);
  serve(door, dataMigrationCalls, dataMigrationHandlers(limits));
  serve(door, erasingCalls, erasingHandlers);
  serve(door, fullExportCalls, fullExportHandlers);
  serve(door, officeDeletionCalls, officeDeletionHandlers(limits));
  serve(door, supportCalls, supportHandlers(door.tokens));
  serve(door, permissionCalls, permissionHandlers);
  serve(door, viewedCalls, viewedHandlers({ property: findProperty, inquiry: findInquiry }));
  serve(door, viewedLogCalls, viewedLogHandlers);
  serve(door, alertCalls, alertHandlers(alertReaders));
  serve(door, alertSettingsCalls, alertSettingsHandlers);
  serve(door, platformAccountCalls, platformAccountHandlers);
  serve(door, unfinishedRegistrationCalls, unfinishedRegistrationHandlers(limits));
  serve(door, deadLetterCalls, deadLetterHandlers);
  serve(door, operatorCalls, operatorHandlers);
  serve(door, brokerContactCalls, brokerContactHandlers);
  serve(door, whatsappNumberCalls, whatsappNumberHandlers);
  serve(door, whatsappMediaCalls, whatsappMediaHandlers);
  serve(door, whatsappButtonCalls, whatsappButtonHandlers);
  serve(door, templateDraftCalls, templateDraftHandlers);
  serve(door, templateGroupCalls, templateGroupHandlers);
  serve(door, whatsappTemplateCalls, whatsappTemplateHandlers);
  serve(door, whatsappPriceCalls, whatsappPriceHandlers);
  serve(door, optOutCalls, optOutHandlers);
  serve(door, broadcastCalls, broadcastHandlers);
  serve(door, whatsappAdCalls, whatsappAdHandlers);
  serve(door, whatsappChatCalls, whatsappChatHandlers);
  serve(door, whatsappMessageCalls, whatsappMessageHandlers);
  serve(door, quickReplyCalls, quickReplyHandlers);
  serveWebhook(door);
  serve(door, leadEventCalls, leadEventHandlers);
  serve(door, leadFileCalls, leadFileHandlers);
  serve(door, leadSourceCalls, leadSourceHandlers);
  serve(door, facebookCalls, facebookHandlers);
  serve(door, websiteFormCalls, websiteFormHandlers);
  serve(door, leadMailCalls, leadMailHandlers);
  serve(door, leadWhatsappCalls, leadWhatsappHandlers);
  serveChatDoor(door);
  serveEnquiryPages(door, limits);
  serveInterest(door, limits);
  serveLeadPush(door);
  serveFacebookWebhook(door);
  serve(door, billingCalls, billingHandlers);
  serve(door, orderCalls, orderHandlers);
  serve(door, transactionCalls, transactionHandlers);
  serve(door, offlineCalls, offlineHandlers);
  serve(door, planDeskCalls, planDeskHandlers);
  serve(door, deskSubscriptionCalls, deskSubscriptionHandlers);
  servePaymentWebhook(door);
};
