/** What the session says, word for word as the specification's section 8 has it. */
export const sessionTexts = {
  expired: 'Your session has expired. Please log in again!',
  refreshMissing: 'Refresh token missing. Please log in again.',
  refreshFailed: 'Failed to refresh access token. Please log in again.',
  serverError: 'A server error occurred. Please try again later.',
  fetchFailed: 'Failed to fetch data.',
  fetchFailedAfterRefresh: 'Failed to fetch data after token refresh.',
  lookupFailed: (path: string, status: string) => `Failed to fetch ${path}: ${status}`,
  logoutAllFailed: 'Something went wrong while logging out.',
  loggedOutEverywhere: 'Successfully logged out from all devices.',
  pushTokenRemoval: 'Error during FCM token removal',
  invalidUrl: 'Invalid URL provided',
  subscriptionNeeded: 'The subscription of your company is not active. Renew it to go on.',
} as const;
