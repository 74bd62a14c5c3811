/** Portals whose leads come by themselves (domain 2.15), and what is told of each. */

/**
 * `portal` stands in addresses, `source` is the name that the office's list of sources has. `secret` is the field that is
 * never shown again. `most_pulls_an_hour`: what the portal allows, or what is polite where it names no limit.
 */
export const leadPortals = [
  { portal: 'acres99', source: '99acres', secret: 'password', most_pulls_an_hour: 6 },
  { portal: 'magicbricks', source: 'MagicBricks', secret: 'api_key', most_pulls_an_hour: 6 },
  { portal: 'housing', source: 'Housing', secret: 'encryption_key', most_pulls_an_hour: 6 },
] as const;
export type LeadPortal = (typeof leadPortals)[number]['portal'];
export type PortalSource = (typeof leadPortals)[number]['source'];
export type LeadSecret = (typeof leadPortals)[number]['secret'];

export const leadPortalNames = leadPortals.map(({ portal }) => portal) as [LeadPortal, ...LeadPortal[]];
export const portalSources = leadPortals.map(({ source }) => source) as [PortalSource, ...PortalSource[]];

/** The source of what people fill in on Facebook. It is no portal: it is connected by its own dialog, page by page. */
export const facebookSource = 'Facebook' as const;
/** The source of what people fill in on the form of the office's own site. */
export const websiteSource = 'Website' as const;
/** The source of files of leads, each of which says by the office's own name where its leads come from. */
export const fileSource = 'File' as const;
/** The source of mails that an office forwards; each says by the office's own name which portal wrote it. */
export const mailSource = 'E-mail' as const;
/** The source of who writes to the office's own WhatsApp number. */
export const chatSource = 'WhatsApp' as const;
export const leadSources = [
  ...portalSources,
  facebookSource,
  websiteSource,
  fileSource,
  mailSource,
  chatSource,
] as const;
/** Sources whose mails may be pasted: all that write mails. */
export const pastedSources = [...portalSources, facebookSource, websiteSource] as const;
export type LeadSource = (typeof leadSources)[number];

export const isPortalSource = (source: string): source is PortalSource =>
  portalSources.includes(source as PortalSource);
export const portalOf = (source: PortalSource) => leadPortals.find((one) => one.source === source)!;
export const sourceOfPortal = (portal: LeadPortal) => leadPortals.find((one) => one.portal === portal)!;

export const leadModes = ['Pull', 'Push', 'Both'] as const;
export type LeadMode = (typeof leadModes)[number];

export const leadAccountTypes = ['Broker', 'Builder'] as const;
export type LeadAccountType = (typeof leadAccountTypes)[number];

/** What becomes of a lead whose person has an open inquiry for the same. */
export const leadDuplicateRules = ['Append to open inquiry', 'Make new'] as const;
export type LeadDuplicateRule = (typeof leadDuplicateRules)[number];

/** Minutes between two pulls that an office may choose; each is within `most_pulls_an_hour`. */
export const pullMinutes = { min: 10, usual: 12, max: 60 } as const;

/**
 * What became of a lead. Created: an inquiry of its own. Appended: added to an open one. Duplicate: the portal sent the
 * same enquiry again; kept once. Skipped: somebody or a rule set it aside. Failed: it could not be read; kept as it came.
 * Waiting: the office's subscription has ended; it is read on renewal.
 */
export const leadResults = ['Created', 'Appended', 'Duplicate', 'Skipped', 'Failed', 'Waiting'] as const;
export type LeadResult = (typeof leadResults)[number];

/**
 * By which way a lead came. Form: of the office's own form. Share: of the page of a share. File: of a file of rows. Mail: of
 * a mail that was forwarded. Chat: of a message on WhatsApp.
 */
export const leadWays = ['Pull', 'Push', 'Paste', 'Test', 'Form', 'Share', 'File', 'Mail', 'Chat'] as const;
export type LeadWay = (typeof leadWays)[number];

/** Days that a lead of an office without a subscription is kept to be read on renewal (domain 7.3). */
export const waitingDays = 30;
