import {
  ActivationScreen,
  ChangePasswordScreen,
  DevicesScreen,
  ExpiryScreen,
  ForgotPasswordScreen,
  LoginScreen,
  RegisterScreen,
  ResetPasswordScreen,
  VerifyScreen,
} from '../auth/index.ts';
import { type Screen, screen } from '../core/screen.ts';
import {
  BrokerContactsScreen,
  BulkContactsScreen,
  ContactCountScreen,
  DeadLettersScreen,
} from '../platform-admin/index.ts';
import { AddContactScreen } from './add-contact.tsx';
import { front } from './front.tsx';
import type { Guard } from './guards.ts';

export interface Route {
  /** As the router reads it: `/buy/:duration`. */
  path: `/${string}`;
  title: string;
  guard: Guard;
  /** Path of the menu's entry that this screen belongs to, where it is not its own. */
  under?: `/${string}`;
  /** Missing until it is built: the route is then linked nowhere and shows not-found. */
  screen?: Screen;
}

const contacts = screen(() => import('./contacts.tsx'), 'Contacts');

const whatsapp = (name: keyof typeof import('../whatsapp/index.ts')) =>
  screen(() => import('../whatsapp/index.ts'), name);

/** Every route of the product, once. */
export const routes = [
  { path: '/', title: 'Home', guard: 'front', screen: front },
  {
    path: '/login',
    title: 'Login',
    guard: 'logged-out',
    screen: LoginScreen,
  },
  { path: '/register', title: 'Sign Up', guard: 'logged-out', screen: RegisterScreen },
  { path: '/forgotpass', title: 'Forgot password', guard: 'public', screen: ForgotPasswordScreen },
  { path: '/verifymobile', title: 'Verify mobile', guard: 'logged-out', screen: VerifyScreen },
  { path: '/support', title: 'Support', guard: 'public' },
  { path: '/detailSupport/:type', title: 'Support', guard: 'public' },
  { path: '/activation/:uid/:token', title: 'Activation', guard: 'public', screen: ActivationScreen },
  { path: '/password-reset/:uid/:token', title: 'Reset password', guard: 'public', screen: ResetPasswordScreen },
  { path: '/policy/:type', title: 'Policy', guard: 'public' },
  { path: '/offers', title: 'Pricing', guard: 'public' },
  { path: '/qna', title: 'Questions and answers', guard: 'public' },
  { path: '/demo', title: 'Book a demo', guard: 'public' },

  {
    path: '/expiry',
    title: 'Subscription',
    guard: 'any',
    screen: ExpiryScreen,
  },
  { path: '/profile', title: 'Profile', guard: 'any', screen: screen(() => import('./profile.tsx'), 'Profile') },
  // The lists of a working office: Admin has no office, and without a subscription none of their calls is answered.
  {
    path: '/arealist',
    title: 'Areas',
    guard: 'active',
    screen: screen(() => import('../areas/index.ts'), 'AreasScreen'),
  },
  {
    path: '/featureList',
    title: 'Features',
    guard: 'active',
    screen: screen(() => import('../features/index.ts'), 'FeaturesScreen'),
  },
  {
    path: '/sources',
    title: 'Sources',
    guard: 'active',
    screen: screen(() => import('../contacts/index.ts'), 'SourcesScreen'),
  },
  {
    path: '/contactgroup',
    title: 'Contact groups',
    guard: 'active',
    screen: screen(() => import('../contacts/index.ts'), 'ContactGroupsScreen'),
  },
  {
    path: '/changepassword',
    title: 'Change Password',
    guard: 'any',
    screen: ChangePasswordScreen,
  },
  {
    path: '/subuserprofile',
    title: 'Profile',
    guard: 'any',
    screen: screen(() => import('./profile.tsx'), 'SubuserProfile'),
  },
  {
    path: '/bulkInquirytable',
    title: 'Inquiries lacking detail',
    guard: 'active',
    screen: screen(() => import('../bulk/index.ts'), 'BulkInquiryTable'),
  },
  {
    path: '/bulkPropertytable',
    title: 'Properties lacking detail',
    guard: 'active',
    screen: screen(() => import('../bulk/index.ts'), 'BulkPropertyTable'),
  },

  { path: '/userlist', title: 'Accounts', guard: 'admin' },
  { path: '/transactionlist', title: 'Transactions', guard: 'admin' },
  { path: '/subscriptionlist', title: 'Subscriptions', guard: 'admin' },
  { path: '/brokersContacts', title: 'Broker Contacts', guard: 'admin', screen: BrokerContactsScreen },
  { path: '/demolists', title: 'Demo List', guard: 'admin' },
  { path: '/messages', title: 'WhatsApp', guard: 'admin', screen: whatsapp('HubScreen') },
  { path: '/whatsappsmsg', title: 'Chats', guard: 'admin', under: '/messages', screen: whatsapp('ChatsScreen') },
  { path: '/template', title: 'Template', guard: 'admin', under: '/messages', screen: whatsapp('TemplatesScreen') },
  { path: '/whatsappMedia', title: 'Media', guard: 'admin', under: '/messages', screen: whatsapp('MediaScreen') },
  {
    path: '/BulkCreateContacts',
    title: 'Bulk contacts',
    guard: 'admin',
    under: '/brokersContacts',
    screen: BulkContactsScreen,
  },
  {
    path: '/addWhatsappbutton',
    title: 'Add WhatsApp button',
    guard: 'admin',
    under: '/messages',
    screen: whatsapp('ButtonsScreen'),
  },
  {
    path: '/addTemplate',
    title: 'Add Template',
    guard: 'admin',
    under: '/messages',
    screen: whatsapp('AddTemplateScreen'),
  },
  {
    path: '/templateGroups',
    title: 'Template Groups',
    guard: 'admin',
    under: '/messages',
    screen: whatsapp('TemplateGroupsScreen'),
  },
  {
    path: '/ai-template',
    title: 'Create Template With AI',
    guard: 'admin',
    under: '/messages',
    screen: whatsapp('AiTemplateScreen'),
  },
  { path: '/broadcastmessage', title: 'Broadcast Message', guard: 'admin', screen: whatsapp('BroadcastsScreen') },
  { path: '/contactCount', title: 'Contact Count', guard: 'admin', screen: ContactCountScreen },
  {
    path: '/importtemplate',
    title: 'Import templates',
    guard: 'admin',
    under: '/messages',
    screen: whatsapp('ImportTemplateScreen'),
  },
  {
    path: '/whatsappnumber',
    title: 'WhatsApp numbers',
    guard: 'admin',
    under: '/messages',
    screen: whatsapp('NumbersScreen'),
  },
  // Ours, not the specification's.
  {
    path: '/whatsappOptOuts',
    title: 'Marketing opt-outs',
    guard: 'admin',
    under: '/messages',
    screen: whatsapp('OptOutsScreen'),
  },
  { path: '/deadletters', title: 'Failed messages and jobs', guard: 'admin', screen: DeadLettersScreen },

  { path: '/subuser', title: 'Manage Subusers', guard: 'owner' },
  {
    path: '/permission',
    title: 'Manage Permissions',
    guard: 'owner',
    screen: screen(() => import('../permissions/index.ts'), 'PermissionScreen'),
  },
  { path: '/settings', title: 'Setting', guard: 'owner' },
  // Ours, not the specification's.
  {
    path: '/matchweights',
    title: 'Match weights',
    guard: 'owner',
    screen: screen(() => import('../match-weights/index.ts'), 'MatchWeightsScreen'),
  },
  { path: '/facebook/callback', title: 'Connect a page', guard: 'owner' },
  { path: '/renew', title: 'Renew', guard: 'owner' },
  { path: '/freetrial', title: 'Free trial', guard: 'owner' },
  { path: '/paymentstatus', title: 'Payment', guard: 'owner' },
  { path: '/paymentdetail', title: 'Subscription', guard: 'owner' },

  { path: '/buy/:duration', title: 'Buy', guard: 'owner-co-owner' },
  {
    path: '/userdevice',
    title: 'User Device',
    guard: 'owner-co-owner',
    screen: DevicesScreen,
  },

  { path: '/contact', title: 'Contacts', guard: 'owner-co-owner-active', screen: contacts },
  // Ours, not the specification's.
  {
    path: '/duplicates',
    title: 'Duplicates',
    guard: 'owner-co-owner-active',
    screen: screen(() => import('../contacts/index.ts'), 'DuplicatesScreen'),
  },
  { path: '/deal', title: 'Deal', guard: 'owner-co-owner-active' },
  { path: '/deals', title: 'Deals', guard: 'owner-co-owner-active' },
  { path: '/dashboard', title: 'Dashboard', guard: 'owner-co-owner-active' },
  {
    path: '/viewInquiry',
    title: 'Viewed Inquiries',
    guard: 'owner-co-owner-active',
    screen: screen(() => import('../viewed/index.ts'), 'ViewedInquiriesScreen'),
  },
  {
    path: '/viewProperty',
    title: 'Viewed Properties',
    guard: 'owner-co-owner-active',
    screen: screen(() => import('../viewed/index.ts'), 'ViewedPropertiesScreen'),
  },

  {
    path: '/datamigration',
    title: 'Data migration',
    guard: 'active',
    screen: screen(() => import('../imports/index.ts'), 'ImportsScreen'),
  },
  {
    path: '/addProperty',
    title: 'Add property',
    guard: 'active',
    screen: screen(() => import('../properties/index.ts'), 'PropertyFormScreen'),
  },
  {
    path: '/searchProperty',
    title: 'Properties',
    guard: 'active',
    screen: screen(() => import('../properties/index.ts'), 'PropertiesScreen'),
  },
  {
    path: '/bulkproperty',
    title: 'Bulk properties',
    guard: 'active',
    screen: screen(() => import('../bulk/index.ts'), 'BulkPropertyScreen'),
  },
  {
    path: '/societyList',
    title: 'Societies',
    guard: 'active',
    screen: screen(() => import('../societies/index.ts'), 'SocietiesScreen'),
  },
  { path: '/contactList', title: 'Contacts', guard: 'active', screen: contacts },
  {
    path: '/addInquiry',
    title: 'Add inquiry',
    guard: 'active',
    screen: screen(() => import('../inquiries/index.ts'), 'AddInquiryScreen'),
  },
  // Ours, not the specification's.
  {
    path: '/paste',
    title: 'Paste message',
    guard: 'active',
    screen: screen(() => import('../paste/index.ts'), 'PasteScreen'),
  },
  {
    path: '/bulkInquiry',
    title: 'Bulk inquiries',
    guard: 'active',
    screen: screen(() => import('../bulk/index.ts'), 'BulkInquiryScreen'),
  },
  // Ours, not the specification's.
  {
    path: '/gapboard',
    title: 'Gap board',
    guard: 'active',
    screen: screen(() => import('../gaps/index.ts'), 'GapBoardScreen'),
  },
  {
    path: '/searchInquiry',
    title: 'Inquiries',
    guard: 'active',
    screen: screen(() => import('../inquiries/index.ts'), 'InquiriesScreen'),
  },
  // Ours, not the specification's.
  {
    path: '/tours/plan',
    title: 'Plan visits',
    guard: 'active',
    screen: screen(() => import('../tours/index.ts'), 'PlanTourScreen'),
  },
  {
    path: '/tours/:visit_group',
    title: 'Visits',
    guard: 'active',
    screen: screen(() => import('../tours/index.ts'), 'TourScreen'),
  },
  { path: '/addtask', title: 'Add task', guard: 'active' },
  { path: '/addtask/inquiry/:id', title: 'Add task', guard: 'active' },
  { path: '/addtask/property/:id', title: 'Add task', guard: 'active' },
  {
    path: '/addcontact',
    title: 'Add Contact',
    guard: 'active',
    screen: { Component: AddContactScreen, prefetch: contacts.prefetch },
  },
  { path: '/tasks', title: 'Tasks', guard: 'active' },
  {
    path: '/projects',
    title: 'Projects',
    guard: 'active',
    screen: screen(() => import('../projects/index.ts'), 'ProjectsScreen'),
  },
  {
    path: '/addproject',
    title: 'Add project',
    guard: 'active',
    screen: screen(() => import('../projects/index.ts'), 'ProjectFormScreen'),
  },
  {
    path: '/addunit/:area/:society',
    title: 'Add unit',
    guard: 'active',
    screen: screen(() => import('../bulk/index.ts'), 'AddUnitScreen'),
  },
  { path: '/addloan', title: 'Add loan', guard: 'active' },
  { path: '/loans', title: 'Loans', guard: 'active' },
  { path: '/commission', title: 'Commission', guard: 'active' },
] as const satisfies Route[];

export type Path = (typeof routes)[number]['path'];

const byPath = new Map<string, Route>(routes.map((route) => [route.path, route]));

export const routeOf = (path: Path): Route => byPath.get(path)!;

/** Whether there is a screen to go to. */
export const isBuilt = (path: Path): boolean => routeOf(path).screen !== undefined;
