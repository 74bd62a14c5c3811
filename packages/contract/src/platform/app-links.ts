/**
 * Where mails and messages lead that the app on a phone opens itself: these paths and what lies under them, and the start
 * page. Pages that clients are sent (`/s/…`, `/enquiry/…`) are not among them: whoever gets one has no app. The projects
 * of the app name the same: apps/mobile/tools.
 */
export const appLinkPaths = [
  '/activation',
  '/password-reset',
  '/join',
  '/login',
  '/facebook/callback',
  '/tasks',
  '/tours',
  '/searchInquiry',
  '/searchProperty',
  '/projects',
  '/contact',
  '/contactList',
  '/deals',
  '/loans',
  '/commission',
  '/leads',
  '/datamigration',
  '/settings',
  '/notifications',
] as const;
