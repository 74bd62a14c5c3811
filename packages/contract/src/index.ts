import { alertSettingsCalls } from './alerts/alert-settings.ts';
import { alertCalls } from './alerts/alerts.ts';
import { areaCalls } from './areas/areas.ts';
import { localityCalls } from './areas/localities.ts';
import { authCalls } from './auth/auth.ts';
import { deviceCalls } from './auth/devices.ts';
import { ownAccountCalls } from './auth/own-account.ts';
import { ownAddressCalls } from './auth/own-address.ts';
import { recoveryCalls } from './auth/recovery.ts';
import { registrationCalls } from './auth/registration.ts';
import { billingCalls } from './billing/billing.ts';
import { orderCalls } from './billing/orders.ts';
import { paymentWebhookCalls } from './billing/webhook.ts';
import { bulkCalls } from './bulk/bulk.ts';
import { accountCalls } from './commissions/accounts.ts';
import { commissionCalls } from './commissions/commissions.ts';
import { evidenceCalls } from './commissions/evidence.ts';
import { letterCalls } from './commissions/letters.ts';
import { officeTermCalls } from './commissions/office-terms.ts';
import { paperCalls } from './commissions/papers.ts';
import { receiptCalls } from './commissions/receipts.ts';
import { reminderLetterCalls } from './commissions/reminder-letters.ts';
import { splitCalls } from './commissions/splits.ts';
import { companyCalls } from './company/company.ts';
import { contactBulkCalls } from './contacts/contact-bulk.ts';
import { contactExportCalls } from './contacts/contact-exports.ts';
import { contactGroupCalls } from './contacts/contact-groups.ts';
import { contactCalls } from './contacts/contacts.ts';
import { duplicateCalls } from './contacts/duplicates.ts';
import { mergeCalls } from './contacts/merging.ts';
import { sourceCalls } from './contacts/sources.ts';
import { dashboardCalls } from './dashboard/dashboard.ts';
import { dealRequestCalls } from './deals/deal-requests.ts';
import { dealWorkCalls } from './deals/deal-work.ts';
import { dealCalls } from './deals/deals.ts';
import { demoVisitorCalls } from './demo-bookings/booking-of-visitor.ts';
import { demoBookingCalls, demoSlotCalls } from './demo-bookings/demo-bookings.ts';
import { eventCalls } from './events/events.ts';
import { featureCalls } from './features/features.ts';
import { fileCalls } from './files/files.ts';
import { homeCalls } from './home/home.ts';
import { dataMigrationCalls } from './imports/data-migration.ts';
import { assigningCalls } from './inquiries/assigning.ts';
import { inquiryCalls } from './inquiries/inquiries.ts';
import type { Call } from './kit/call.ts';
import { lawCalls } from './law/law.ts';
import { enquiryPageCalls, interestCalls } from './lead-events/enquiry-page.ts';
import { facebookCalls } from './lead-events/facebook.ts';
import { leadEventCalls } from './lead-events/lead-events.ts';
import { leadFileCalls } from './lead-events/lead-files.ts';
import { leadMailCalls } from './lead-events/lead-mail.ts';
import { leadSourceCalls } from './lead-events/lead-sources.ts';
import { leadWhatsappCalls } from './lead-events/lead-whatsapp.ts';
import { chatWebhookCalls, facebookWebhookCalls, leadPushCalls } from './lead-events/webhook.ts';
import { websiteFormCalls } from './lead-events/website-form.ts';
import { loanHistoryCalls } from './loans/loan-history.ts';
import { loanPartCalls } from './loans/loan-parts.ts';
import { loanCalls } from './loans/loans.ts';
import { countryCalls } from './lookups/countries.ts';
import { companyLookupCalls, platformLookupCalls } from './lookups/lookups.ts';
import { namesCalls } from './lookups/names.ts';
import { gapCalls } from './matches/gaps.ts';
import { matchCalls } from './matches/matches.ts';
import { weightCalls } from './matches/weights.ts';
import { motivationCalls } from './motivation/motivation.ts';
import { quoteCalls } from './motivation/quote.ts';
import { noteCalls } from './notes/notes.ts';
import { erasingCalls } from './own-data/erasing.ts';
import { fullExportCalls } from './own-data/full-exports.ts';
import { officeDeletionCalls } from './own-data/office-deletion.ts';
import { permissionCalls } from './permissions/permissions.ts';
import { planCalls } from './plans/plans.ts';
import { subscriptionCalls } from './plans/subscription.ts';
import { accountCalls as platformAccountCalls } from './platform/accounts.ts';
import { brokerContactCalls } from './platform/broker-contacts.ts';
import { deadLetterCalls } from './platform/dead-letters.ts';
import { offlineCalls } from './platform/offline.ts';
import { operatorCalls } from './platform/operator.ts';
import { planDeskCalls } from './platform/plan-desk.ts';
import { unfinishedRegistrationCalls } from './platform/registrations.ts';
import { deskSubscriptionCalls } from './platform/subscriptions.ts';
import { transactionCalls } from './platform/transactions.ts';
import { priceDeskCalls } from './price-desk/price-desk.ts';
import { projectFileCalls } from './projects/project-files.ts';
import { projectHistoryCalls } from './projects/project-history.ts';
import { projectInquiryCalls } from './projects/project-inquiries.ts';
import { projectUnitCalls } from './projects/project-units.ts';
import { projectCalls } from './projects/projects.ts';
import { preleasedCalls } from './properties/preleased.ts';
import { propertyCalls } from './properties/properties.ts';
import { propertyFileCalls } from './properties/property-files.ts';
import { savedViewCalls } from './saved-views/saved-views.ts';
import { shareCalls, sharePageCalls } from './shares/shares.ts';
import { slipCalls } from './shares/slips.ts';
import { societyCalls } from './societies/societies.ts';
import { supportCalls } from './support/support.ts';
import { calendarCalls } from './tasks/calendar.ts';
import { calendarFeedCalls, calendarFeedPageCalls } from './tasks/calendar-feed.ts';
import { taskCalls } from './tasks/tasks.ts';
import { tourCalls } from './tasks/tours.ts';
import { visitCalls } from './tasks/visits.ts';
import { invitationCalls, joiningCalls } from './team/invitations.ts';
import { stayingCalls } from './team/staying.ts';
import { teamCalls } from './team/team.ts';
import { viewedCalls } from './viewed/viewed.ts';
import { viewedLogCalls } from './viewed/viewed-log.ts';
import { whatsappAdCalls } from './whatsapp/ads.ts';
import { broadcastCalls } from './whatsapp/broadcasts.ts';
import { whatsappButtonCalls } from './whatsapp/buttons.ts';
import { whatsappChatCalls } from './whatsapp/chats.ts';
import { whatsappMediaCalls } from './whatsapp/media.ts';
import { whatsappMessageCalls } from './whatsapp/messages.ts';
import { whatsappNumberCalls } from './whatsapp/numbers.ts';
import { optOutCalls } from './whatsapp/opt-outs.ts';
import { whatsappPriceCalls } from './whatsapp/prices.ts';
import { quickReplyCalls } from './whatsapp/quick-replies.ts';
import { templateDraftCalls } from './whatsapp/template-drafts.ts';
import { templateGroupCalls } from './whatsapp/template-groups.ts';
import { whatsappTemplateCalls } from './whatsapp/templates.ts';
import { formerWebhookCalls, webhookCalls } from './whatsapp/webhook.ts';

/** Every call there is. A call that does not stand here does not exist: routes, OpenAPI and the test walks read this. */
export const allCalls = {
  auth: { ...authCalls, ...deviceCalls, ...ownAccountCalls },
  registration: registrationCalls,
  recovery: recoveryCalls,
  ownAddress: ownAddressCalls,
  company: companyCalls,
  plans: planCalls,
  subscription: subscriptionCalls,
  billing: billingCalls,
  orders: orderCalls,
  platformTransactions: transactionCalls,
  unfinishedRegistrations: unfinishedRegistrationCalls,
  offlinePayments: offlineCalls,
  planDesk: planDeskCalls,
  platformSubscriptions: deskSubscriptionCalls,
  paymentWebhook: paymentWebhookCalls,
  lookups: { ...platformLookupCalls, ...companyLookupCalls },
  names: namesCalls,
  countries: countryCalls,
  areas: { ...areaCalls, ...localityCalls },
  savedViews: savedViewCalls,
  societies: societyCalls,
  features: featureCalls,
  contacts: contactCalls,
  contactExports: contactExportCalls,
  contactBulk: contactBulkCalls,
  duplicates: duplicateCalls,
  merging: mergeCalls,
  contactGroups: contactGroupCalls,
  sources: sourceCalls,
  properties: propertyCalls,
  preleased: preleasedCalls,
  propertyFiles: propertyFileCalls,
  projectFiles: projectFileCalls,
  inquiries: inquiryCalls,
  assigning: assigningCalls,
  leadEvents: leadEventCalls,
  leadFiles: leadFileCalls,
  leadSources: leadSourceCalls,
  facebook: facebookCalls,
  facebookWebhook: facebookWebhookCalls,
  leadPush: leadPushCalls,
  websiteForm: websiteFormCalls,
  leadMail: leadMailCalls,
  leadWhatsapp: leadWhatsappCalls,
  chatWebhook: chatWebhookCalls,
  enquiryPages: enquiryPageCalls,
  interest: interestCalls,
  bulk: bulkCalls,
  projects: projectCalls,
  projectHistory: projectHistoryCalls,
  projectUnits: projectUnitCalls,
  projectInquiries: projectInquiryCalls,
  law: lawCalls,
  motivation: { ...motivationCalls, ...quoteCalls },
  commissions: commissionCalls,
  commissionPapers: paperCalls,
  commissionReceipts: receiptCalls,
  commissionSplits: splitCalls,
  commissionLetters: letterCalls,
  brokerageTerms: officeTermCalls,
  reminderLetters: reminderLetterCalls,
  commissionAccounts: accountCalls,
  dealEvidence: evidenceCalls,
  deals: dealCalls,
  priceDesk: priceDeskCalls,
  loans: loanCalls,
  loanParts: loanPartCalls,
  loanHistory: loanHistoryCalls,
  dealWork: dealWorkCalls,
  dealRequests: dealRequestCalls,
  dashboard: dashboardCalls,
  home: homeCalls,
  tasks: taskCalls,
  tours: tourCalls,
  visits: visitCalls,
  calendar: calendarCalls,
  calendarFeed: calendarFeedCalls,
  calendarFeedPage: calendarFeedPageCalls,
  matches: matchCalls,
  gaps: gapCalls,
  matchWeights: weightCalls,
  demosOfVisitors: demoVisitorCalls,
  demoBookings: demoBookingCalls,
  demoSlots: demoSlotCalls,
  shares: shareCalls,
  slips: slipCalls,
  sharePages: sharePageCalls,
  notes: noteCalls,
  erasing: erasingCalls,
  fullExports: fullExportCalls,
  officeDeletion: officeDeletionCalls,
  support: supportCalls,
  permissions: permissionCalls,
  team: teamCalls,
  staying: stayingCalls,
  invitations: invitationCalls,
  joining: joiningCalls,
  viewed: viewedCalls,
  viewedLog: viewedLogCalls,
  alerts: alertCalls,
  alertSettings: alertSettingsCalls,
  events: eventCalls,
  files: fileCalls,
  dataMigrations: dataMigrationCalls,
  platformAccounts: platformAccountCalls,
  deadLetters: deadLetterCalls,
  operator: operatorCalls,
  brokerContacts: brokerContactCalls,
  whatsappMedia: whatsappMediaCalls,
  whatsappButtons: whatsappButtonCalls,
  templateGroups: templateGroupCalls,
  whatsappTemplates: whatsappTemplateCalls,
  templateDrafts: templateDraftCalls,
  whatsappNumbers: whatsappNumberCalls,
  whatsappPrices: whatsappPriceCalls,
  whatsappOptOuts: optOutCalls,
  broadcasts: broadcastCalls,
  whatsappAds: whatsappAdCalls,
  whatsappChats: whatsappChatCalls,
  whatsappMessages: whatsappMessageCalls,
  quickReplies: quickReplyCalls,
  whatsappWebhook: webhookCalls,
  formerWhatsappWebhook: formerWebhookCalls,
} satisfies Record<string, Record<string, Call>>;
