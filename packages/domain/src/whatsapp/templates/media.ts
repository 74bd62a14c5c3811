/** What WhatsApp takes as a medium, and how large (Meta's page on media); a megabyte in doubt is the smaller one. */
export const mediaKinds = ['Image', 'Video', 'Document'] as const;
export type MediaKind = (typeof mediaKinds)[number];

const megabyte = 1_000_000;
export const mediaRules = {
  Image: { bytes: 5 * megabyte, types: ['image/jpeg', 'image/png'], accept: 'image/jpeg,image/png' },
  Video: { bytes: 16 * megabyte, types: ['video/mp4', 'video/3gpp'], accept: 'video/mp4,video/3gpp' },
  Document: { bytes: 100 * megabyte, types: ['application/pdf'], accept: 'application/pdf' },
} as const satisfies Record<MediaKind, { bytes: number; types: readonly string[]; accept: string }>;

/** A medium of ours lives 30 days at Meta; it is sent again this many days before that. */
export const mediaLivesDays = 30;
export const mediaRenewedAfterDays = 25;

export const mediaStatuses = ['under_process', 'active', 'failed'] as const;
export type MediaStatus = (typeof mediaStatuses)[number];

/** The kind of medium that a header holds. */
export const mediaKindOf = { IMAGE: 'Image', VIDEO: 'Video', DOCUMENT: 'Document' } as const;
