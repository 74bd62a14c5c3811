import { type MediaKind, mediaRules } from '@angan/domain/whatsapp/templates/index.ts';

const megabytes = (kind: MediaKind) => mediaRules[kind].bytes / 1_000_000;

/** What is said of WhatsApp media; the first group word for word as the specification's section 8 has it. */
export const mediaTexts = {
  required: 'All fields are required.',
  added: 'Media Added successfully',
  notAdded: 'Failed to add Media',

  /** What a file of each kind may be. */
  limits: {
    Image: `JPEG or PNG, at most ${megabytes('Image')} MB`,
    Video: `MP4 or 3GP with H.264, at most ${megabytes('Video')} MB`,
    Document: `PDF, at most ${megabytes('Document')} MB`,
  } satisfies Record<MediaKind, string>,
  statuses: { active: 'Active', under_process: 'Under Process', failed: 'Failed' },
  tooLarge: (kind: MediaKind) =>
    `WhatsApp takes ${kind === 'Image' ? 'images' : kind === 'Video' ? 'videos' : 'documents'} of at most ${megabytes(kind)} MB. Make it smaller and add it again.`,
  wrongType: {
    Image: 'WhatsApp takes images as JPEG or PNG. Save it so and add it again.',
    Video: 'WhatsApp takes videos as MP4 or 3GP. Save it so and add it again.',
    Document: 'WhatsApp takes a sample document as PDF. Save it so and add it again.',
  } satisfies Record<MediaKind, string>,
  newerVideo: 'This video is coded as HEVC, which WhatsApp cannot play. Save it as H.264 and add it again.',
  unreadable: 'This picture is broken and cannot be read. Choose another one.',
  noPhoto: 'This property has no photo. Choose another one, or a file from Media.',
  gone: 'The file of this message is no longer there.',
  unread: 'The file of this message could not be read. It is tried again by itself.',
  inUse: (templates: readonly string[]) =>
    `${templates.length === 1 ? 'The template' : 'The templates'} ${templates.slice(0, 3).join(', ')}${
      templates.length > 3 ? ` and ${templates.length - 3} more` : ''
    } ${templates.length === 1 ? 'uses' : 'use'} it. Take it out there first.`,
} as const;
