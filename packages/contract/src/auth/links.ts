import { requiredText } from '../kit/fields.ts';

/** Days for which a mailed link is good. */
export const linkDays = 3;

/** Where mailed links lead: pages of the web app, which give both parts back to the server. */
export const linkPaths = {
  activation: (uid: string, token: string) => `/activation/${uid}/${token}`,
  passwordReset: (uid: string, token: string) => `/password-reset/${uid}/${token}`,
} as const;

/** The two parts of a mailed link, as djoser has them. */
export const link = { uid: requiredText(40), token: requiredText(80) };
