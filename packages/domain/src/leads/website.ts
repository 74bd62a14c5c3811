/** The form of an office's own site: a page that it links to, or that stands in a frame on its site. */

/** What may be asked beside name and mobile number, which always are, in the order of the form. */
export const websiteFields = ['email', 'deal', 'property_type', 'area', 'budget', 'message'] as const;
export type WebsiteField = (typeof websiteFields)[number];

/** What a new form asks: little, since every further field costs enquiries. */
export const usualWebsiteFields: readonly WebsiteField[] = ['deal', 'area', 'budget', 'message'];

/** Minutes within which whoever sends the form again is added to what they sent before. */
export const websiteSameMinutes = 60;

/** Whether a text holds an address of the net, which strangers send to have it opened. */
export const hasLink = (text: string): boolean => /https?:\/\/|www\.|\.(?:com|net|org|ru|top|xyz|info)\b/i.test(text);
