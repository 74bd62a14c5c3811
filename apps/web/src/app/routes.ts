import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { AlertSettingsScreen } from '../alerts/index.ts';
import {
  ActivationScreen,
  ChangePasswordScreen,
  DevicesScreen,
  ForgotPasswordScreen,
  JoinScreen,
  LoginScreen,
  RegisterScreen,
  ResetPasswordScreen,
  VerifyScreen,
} from '../auth/index.ts';
import { type Screen, screen } from '../core/screen.ts';
import { AddInquiryScreen, InquiriesScreen } from '../inquiries/screens.ts';
import {
  AccountsScreen,
  BrokerContactsScreen,
  BulkContactsScreen,
  ContactCountScreen,
  CountriesScreen,
  DeadLettersScreen,
  PlansScreen,
  SubscriptionsScreen,
  TransactionsScreen,
} from '../platform-admin/index.ts';
import { ProjectFormScreen, ProjectsScreen } from '../projects/index.ts';
import { PropertiesScreen, PropertyFormScreen } from '../properties/index.ts';
import { AddContactScreen } from './add-contact.tsx';
import { front } from './front.tsx';
import type { Guard } from './guards.ts';

export interface Route {
  /** As the router reads it: `/buy/:duration`. */
  path: `/${string}`;
  title: MessageDescriptor;
  guard: Guard;
  /** Path of the menu's entry that this screen belongs to, where it is not its own. */
  under?: `/${string}`;
  /** Missing until it is built: the route is then linked nowhere and shows not-found. */
  screen?: Screen;
}

const contacts = screen(() => import('./contact/contacts.tsx'), 'Contacts');

const whatsapp = (name: keyof typeof import('../whatsapp/index.ts')) =>
  screen(() => import('../whatsapp/index.ts'), name);

const tasks = (name: 'TasksScreen' | 'TaskFormScreen' | 'InquiryTaskScreen' | 'PropertyTaskScreen') =>
  screen(() => import('../tasks/screens.ts'), name);

const publicPage = (name: keyof typeof import('../public-pages/screens.ts')) =>
  screen(() => import('../public-pages/screens.ts'), name);

const billing = (name: 'BuyScreen' | 'RenewScreen' | 'PaymentStatusScreen' | 'PaymentDetailScreen') =>
  screen(() => import('../billing/index.ts'), name);

const plans = (name: 'Offers' | 'Expiry' | 'FreeTrial') => screen(() => import('./plans.tsx'), name);

/** Every route of the product, once. */
export const routes = [
  { path: '/', title: msg`Home`, guard: 'front', screen: front },
  {
    path: '/login',
    title: msg`Login`,
    guard: 'logged-out',
    screen: LoginScreen,
  },
  { path: '/register', title: msg`Sign Up`, guard: 'logged-out', screen: RegisterScreen },
  { path: '/forgotpass', title: msg`Forgot password`, guard: 'public', screen: ForgotPasswordScreen },
  { path: '/verifymobile', title: msg`Verify mobile`, guard: 'logged-out', screen: VerifyScreen },
  { path: '/support', title: msg`Support`, guard: 'public', screen: publicPage('SupportScreen') },
  { path: '/detailSupport/:type', title: msg`Support`, guard: 'public', screen: publicPage('SupportTopicScreen') },
  { path: '/activation/:uid/:token', title: msg`Activation`, guard: 'public', screen: ActivationScreen },
  // Ours, not the specification's: where an invitation leads.
  { path: '/join/:uid/:token', title: msg`Join`, guard: 'public', screen: JoinScreen },
  { path: '/password-reset/:uid/:token', title: msg`Reset password`, guard: 'public', screen: ResetPasswordScreen },
  { path: '/policy/:type', title: msg`Policy`, guard: 'public', screen: publicPage('PolicyScreen') },
  { path: '/offers', title: msg`Pricing`, guard: 'public', screen: plans('Offers') },
  { path: '/qna', title: msg`Questions and answers`, guard: 'public', screen: publicPage('QuestionsScreen') },
  {
    path: '/demo',
    title: msg`Book a demo`,
    guard: 'public',
    screen: screen(() => import('../demo-bookings/screens.ts'), 'DemoScreen'),
  },

  {
    path: '/expiry',
    title: msg`Subscription`,
    guard: 'expiry',
    screen: plans('Expiry'),
  },
  { path: '/profile', title: msg`Profile`, guard: 'any', screen: screen(() => import('./profile.tsx'), 'Profile') },
  // The lists of a working office: Admin has no office, and without a subscription none of their calls is answered.
  {
    path: '/arealist',
    title: msg`Areas`,
    guard: 'active',
    screen: screen(() => import('../areas/index.ts'), 'AreasScreen'),
  },
  {
    path: '/featureList',
    title: msg`Features`,
    guard: 'active',
    screen: screen(() => import('../features/index.ts'), 'FeaturesScreen'),
  },
  {
    path: '/sources',
    title: msg`Sources`,
    guard: 'active',
    screen: screen(() => import('../contacts/screens.ts'), 'SourcesScreen'),
  },
  {
    path: '/contactgroup',
    title: msg`Contact groups`,
    guard: 'active',
    screen: screen(() => import('../contacts/screens.ts'), 'ContactGroupsScreen'),
  },
  {
    path: '/changepassword',
    title: msg`Change Password`,
    guard: 'any',
    screen: ChangePasswordScreen,
  },
  {
    path: '/subuserprofile',
    title: msg`Profile`,
    guard: 'any',
    screen: screen(() => import('./profile.tsx'), 'SubuserProfile'),
  },
  {
    path: '/bulkInquirytable',
    title: msg`Incomplete inquiries`,
    guard: 'active',
    screen: screen(() => import('../bulk/index.ts'), 'BulkInquiryTable'),
  },
  {
    path: '/bulkPropertytable',
    title: msg`Incomplete properties`,
    guard: 'active',
    screen: screen(() => import('../bulk/index.ts'), 'BulkPropertyTable'),
  },

  { path: '/userlist', title: msg`Accounts`, guard: 'admin', screen: AccountsScreen },
  { path: '/transactionlist', title: msg`Transactions`, guard: 'admin', screen: TransactionsScreen },
  { path: '/subscriptionlist', title: msg`Subscriptions`, guard: 'admin', screen: SubscriptionsScreen },
  { path: '/brokersContacts', title: msg`Broker Contacts`, guard: 'admin', screen: BrokerContactsScreen },
  {
    path: '/demolists',
    title: msg`Demo List`,
    guard: 'admin',
    screen: screen(() => import('../demo-bookings/index.ts'), 'DemoListScreen'),
  },
  { path: '/messages', title: msg`WhatsApp`, guard: 'admin', screen: whatsapp('HubScreen') },
  { path: '/whatsappsmsg', title: msg`Chats`, guard: 'admin', under: '/messages', screen: whatsapp('ChatsScreen') },
  { path: '/template', title: msg`Template`, guard: 'admin', under: '/messages', screen: whatsapp('TemplatesScreen') },
  { path: '/whatsappMedia', title: msg`Media`, guard: 'admin', under: '/messages', screen: whatsapp('MediaScreen') },
  {
    path: '/BulkCreateContacts',
    title: msg`Bulk contacts`,
    guard: 'admin',
    under: '/brokersContacts',
    screen: BulkContactsScreen,
  },
  {
    path: '/addWhatsappbutton',
    title: msg`Add WhatsApp button`,
    guard: 'admin',
    under: '/messages',
    screen: whatsapp('ButtonsScreen'),
  },
  {
    path: '/addTemplate',
    title: msg`Add Template`,
    guard: 'admin',
    under: '/messages',
    screen: whatsapp('AddTemplateScreen'),
  },
  {
    path: '/templateGroups',
    title: msg`Template Groups`,
    guard: 'admin',
    under: '/messages',
    screen: whatsapp('TemplateGroupsScreen'),
  },
  {
    path: '/ai-template',
    title: msg`Create Template With AI`,
    guard: 'admin',
    under: '/messages',
    screen: whatsapp('AiTemplateScreen'),
  },
  { path: '/broadcastmessage', title: msg`Broadcast Message`, guard: 'admin', screen: whatsapp('BroadcastsScreen') },
  { path: '/contactCount', title: msg`Contact Count`, guard: 'admin', screen: ContactCountScreen },
  {
    path: '/importtemplate',
    title: msg`Import templates`,
    guard: 'admin',
    under: '/messages',
    screen: whatsapp('ImportTemplateScreen'),
  },
  {
    path: '/whatsappnumber',
    title: msg`WhatsApp numbers`,
    guard: 'admin',
    under: '/messages',
    screen: whatsapp('NumbersScreen'),
  },
  // Ours, not the specification's.
  { path: '/plans', title: msg`Plans`, guard: 'admin', screen: PlansScreen },
  {
    path: '/whatsappOptOuts',
    title: msg`Marketing opt-outs`,
    guard: 'admin',
    under: '/messages',
    screen: whatsapp('OptOutsScreen'),
  },
  {
    path: '/lawtables',
    title: msg`Law tables`,
    guard: 'admin',
    screen: screen(() => import('../law/index.ts'), 'LawScreen'),
  },
  {
    path: '/motivation',
    title: msg`Motivation`,
    guard: 'admin',
    screen: screen(() => import('../motivation/index.ts'), 'MotivationScreen'),
  },
  { path: '/countries', title: msg`Countries`, guard: 'admin', screen: CountriesScreen },
  { path: '/deadletters', title: msg`Failed messages and jobs`, guard: 'admin', screen: DeadLettersScreen },

  {
    path: '/subuser',
    title: msg`Manage Subusers`,
    guard: 'owner',
    screen: screen(() => import('../team/index.ts'), 'TeamScreen'),
  },
  {
    path: '/permission',
    title: msg`Manage Permissions`,
    guard: 'owner',
    screen: screen(() => import('../permissions/index.ts'), 'PermissionScreen'),
  },
  {
    path: '/settings',
    title: msg`Setting`,
    guard: 'owner',
    screen: screen(() => import('./settings.tsx'), 'Settings'),
  },
  // Ours, not the specification's.
  { path: '/notifications', title: msg`Notifications`, guard: 'any', screen: AlertSettingsScreen },
  {
    path: '/matchweights',
    title: msg`Match weights`,
    guard: 'owner',
    screen: screen(() => import('../match-weights/index.ts'), 'MatchWeightsScreen'),
  },
  {
    path: '/facebook/callback',
    title: msg`Connect a page`,
    guard: 'owner',
    screen: screen(() => import('../lead-events/screens.ts'), 'FacebookCallbackScreen'),
  },
  { path: '/renew', title: msg`Renew`, guard: 'owner', screen: billing('RenewScreen') },
  { path: '/freetrial', title: msg`Free trial`, guard: 'owner', screen: plans('FreeTrial') },
  { path: '/paymentstatus', title: msg`Payment`, guard: 'owner', screen: billing('PaymentStatusScreen') },
  { path: '/paymentdetail', title: msg`Subscription`, guard: 'owner', screen: billing('PaymentDetailScreen') },

  { path: '/buy/:duration', title: msg`Buy`, guard: 'owner-co-owner', screen: billing('BuyScreen') },
  {
    path: '/userdevice',
    title: msg`User Device`,
    guard: 'owner-co-owner',
    screen: DevicesScreen,
  },

  { path: '/contact', title: msg`Contacts`, guard: 'owner-co-owner-active', screen: contacts },
  // Ours, not the specification's.
  {
    path: '/duplicates',
    title: msg`Duplicates`,
    guard: 'owner-co-owner-active',
    screen: screen(() => import('../contacts/screens.ts'), 'DuplicatesScreen'),
  },
  {
    path: '/deal',
    title: msg`Deal`,
    guard: 'owner-co-owner-active',
    screen: screen(() => import('../deals/index.ts'), 'DealFormScreen'),
  },
  {
    path: '/deals',
    title: msg`Deals`,
    guard: 'owner-co-owner-active',
    screen: screen(() => import('../deals/index.ts'), 'DealsScreen'),
  },
  {
    path: '/dashboard',
    title: msg`Dashboard`,
    guard: 'owner-co-owner-active',
    screen: screen(() => import('../dashboard/index.ts'), 'DashboardScreen'),
  },
  {
    path: '/viewInquiry',
    title: msg`Viewed Inquiries`,
    guard: 'owner-co-owner-active',
    screen: screen(() => import('../viewed/screens.ts'), 'ViewedInquiriesScreen'),
  },
  {
    path: '/viewProperty',
    title: msg`Viewed Properties`,
    guard: 'owner-co-owner-active',
    screen: screen(() => import('../viewed/screens.ts'), 'ViewedPropertiesScreen'),
  },

  {
    path: '/datamigration',
    title: msg`Data migration`,
    guard: 'active',
    screen: screen(() => import('../imports/index.ts'), 'ImportsScreen'),
  },
  {
    path: '/addProperty',
    title: msg`Add property`,
    guard: 'active',
    screen: PropertyFormScreen,
  },
  {
    path: '/searchProperty',
    title: msg`Properties`,
    guard: 'active',
    screen: PropertiesScreen,
  },
  {
    path: '/bulkproperty',
    title: msg`Bulk properties`,
    guard: 'active',
    screen: screen(() => import('../bulk/index.ts'), 'BulkPropertyScreen'),
  },
  {
    path: '/societyList',
    title: msg`Societies`,
    guard: 'active',
    screen: screen(() => import('../societies/index.ts'), 'SocietiesScreen'),
  },
  { path: '/contactList', title: msg`Contacts`, guard: 'active', screen: contacts },
  {
    path: '/addInquiry',
    title: msg`Add inquiry`,
    guard: 'active',
    screen: AddInquiryScreen,
  },
  // Ours, not the specification's.
  {
    path: '/paste',
    title: msg`Paste message`,
    guard: 'active',
    screen: screen(() => import('../paste/index.ts'), 'PasteScreen'),
  },
  {
    path: '/bulkInquiry',
    title: msg`Bulk inquiries`,
    guard: 'active',
    screen: screen(() => import('../bulk/index.ts'), 'BulkInquiryScreen'),
  },
  // Ours, not the specification's.
  {
    path: '/gapboard',
    title: msg`Gap board`,
    guard: 'active',
    screen: screen(() => import('../gaps/index.ts'), 'GapBoardScreen'),
  },
  // Ours, not the specification's.
  {
    path: '/pricedesk',
    title: msg`Price desk`,
    guard: 'active',
    screen: screen(() => import('../price-desk/index.ts'), 'PriceDeskScreen'),
  },
  {
    path: '/searchInquiry',
    title: msg`Inquiries`,
    guard: 'active',
    screen: InquiriesScreen,
  },
  // Ours, not the specification's.
  {
    path: '/leads',
    title: msg`Leads`,
    guard: 'active',
    under: '/searchInquiry',
    screen: screen(() => import('../lead-events/screens.ts'), 'LeadsScreen'),
  },
  // Ours, not the specification's.
  {
    path: '/tours/plan',
    title: msg`Plan visits`,
    guard: 'active',
    screen: screen(() => import('../tours/screens.ts'), 'PlanTourScreen'),
  },
  {
    path: '/tours/:visit_group',
    title: msg`Visits`,
    guard: 'active',
    screen: screen(() => import('../tours/screens.ts'), 'TourScreen'),
  },
  { path: '/addtask', title: msg`Add task`, guard: 'active', under: '/tasks', screen: tasks('TaskFormScreen') },
  {
    path: '/addtask/inquiry/:id',
    title: msg`Add task`,
    guard: 'active',
    under: '/tasks',
    screen: tasks('InquiryTaskScreen'),
  },
  {
    path: '/addtask/property/:id',
    title: msg`Add task`,
    guard: 'active',
    under: '/tasks',
    screen: tasks('PropertyTaskScreen'),
  },
  {
    path: '/addcontact',
    title: msg`Add Contact`,
    guard: 'active',
    screen: { Component: AddContactScreen, prefetch: contacts.prefetch },
  },
  {
    path: '/tasks',
    title: msg`Tasks`,
    guard: 'active',
    screen: tasks('TasksScreen'),
  },
  {
    path: '/projects',
    title: msg`Projects`,
    guard: 'active',
    screen: ProjectsScreen,
  },
  {
    path: '/addproject',
    title: msg`Add project`,
    guard: 'active',
    screen: ProjectFormScreen,
  },
  {
    path: '/addunit/:area/:society',
    title: msg`Add unit`,
    guard: 'active',
    screen: screen(() => import('../bulk/index.ts'), 'AddUnitScreen'),
  },
  {
    path: '/addloan',
    title: msg`Add loan`,
    guard: 'active',
    under: '/loans',
    screen: screen(() => import('../loans/index.ts'), 'LoanFormScreen'),
  },
  {
    path: '/loans',
    title: msg`Loans`,
    guard: 'active',
    screen: screen(() => import('../loans/index.ts'), 'LoansScreen'),
  },
  {
    path: '/commission',
    title: msg`Commission`,
    guard: 'active',
    screen: screen(() => import('../commissions/index.ts'), 'CommissionScreen'),
  },
] as const satisfies Route[];

export type Path = (typeof routes)[number]['path'];

const byPath = new Map<string, Route>(routes.map((route) => [route.path, route]));

export const routeOf = (path: Path): Route => byPath.get(path)!;

/** Whether there is a screen to go to. */
export const isBuilt = (path: Path): boolean => routeOf(path).screen !== undefined;
