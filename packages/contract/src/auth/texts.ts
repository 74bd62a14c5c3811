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
  officeDeleting: 'This office is about to be deleted, and closed until then.',
  subscriptionNeeded: 'The subscription of your company is not active. Renew it to go on.',
} as const;

/** What is said of the number of devices on which a person is signed in. */
export const deviceTexts = {
  limitReached:
    'You are signed in on as many devices as your plan has for one person. Log one of them out to go on here.',
  signedInElsewhere: 'You were logged out because you signed in elsewhere.',
} as const;

/** What the server says of the devices that alerts are pushed to. */
export const pushTexts = {
  added: 'Alerts come to this device from now on.',
  removed: 'Push token removed.',
  unknownToken: 'Alerts cannot be sent to this browser. Try another one, such as Chrome, Firefox, Edge or Safari.',
} as const;

/** What registration and recovery say: Django's and djoser's words where there are some, else our own. */
export const joiningTexts = {
  invalidUid: "Invalid user id or user doesn't exist.",
  invalidToken: 'Invalid token for given user.',
  staleToken: 'Stale token for given user.',
  usernameTaken: 'A user with that username already exists.',
  usernameInvalid: 'Enter a valid username. This value may contain only letters, numbers, and @/./+/-/_ characters.',
  usernameOther: 'A username has a letter in it, and is no e-mail address but the own.',
  codeWrong: 'This code is not right or no longer good. Check it, or ask for a new one.',
  registrationGone: 'This registration is no longer open. Please sign up again.',
  mobileTaken: 'This mobile number already has an account. Log in, or sign up with another number.',
  emailTaken: 'This e-mail address already has an account. Log in, or set a new password.',
} as const;

/** What is said of another mobile number or e-mail address for oneself. */
export const ownAddressTexts = {
  mobileTaken: 'Another account has this mobile number.',
  emailTaken: 'Another account has this e-mail address.',
  mobileSame: 'You have this number already.',
  emailSame: 'You have this address already.',
} as const;
