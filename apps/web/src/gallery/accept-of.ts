import { type RecordFileKind, recordFileRules } from '@angan/contract/files/record-files.ts';

/** What a file picker offers for a kind: some phones know the endings, others the types. */
export const acceptOf = (kind: RecordFileKind): string => {
  if (kind === 'image' || kind === 'floor_plan') return 'image/*';
  const endings = kind === 'video' ? ['.mp4', '.webm'] : ['.pdf', '.jpg', '.png', '.docx', '.xlsx'];
  return [...recordFileRules[kind].types, ...endings].join(',');
};
