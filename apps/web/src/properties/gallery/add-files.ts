import {
  type PropertyFileKind,
  propertyFileCalls,
  propertyFileRules,
  propertyFileTexts,
} from '@angan/contract/properties/property-files.ts';
import { addUploads, type Chosen, targetOf } from '../../core/uploads/index.ts';
import { toast } from '../../ui/toast.ts';
import { placeOfFiles } from './files-cache.ts';

/** What a file picker offers for a kind: some phones know the endings, others the types. */
export const acceptOf = (kind: PropertyFileKind): string => {
  if (kind === 'image' || kind === 'floor_plan') return 'image/*';
  const endings = kind === 'video' ? ['.mp4', '.webm'] : ['.pdf', '.jpg', '.png', '.docx', '.xlsx'];
  return [...propertyFileRules[kind].types, ...endings].join(',');
};

export const targetOfFiles = (property: number, kind: PropertyFileKind) =>
  targetOf(propertyFileCalls.add, { params: { id: property } }, { kind });

/**
 * The chosen files as the queue takes them, at most so many as there is room for; of the rest the person is told. Photos
 * and floor plans are made smaller on the way, papers stay as they are.
 */
export const chosenOf = (kind: PropertyFileKind, files: Iterable<File>, room: number): Chosen[] => {
  const all = [...files];
  if (all.length > room) toast.error(propertyFileTexts.tooMany(kind));
  return all.slice(0, Math.max(0, room)).map((file) => {
    const isPicture = kind === 'image' || kind === 'floor_plan';
    const isTooLarge = !isPicture && file.size > propertyFileRules[kind].bytes;
    return { file, isPicture, problem: isTooLarge ? propertyFileTexts.tooLarge(kind) : undefined };
  });
};

/** Sends files to a property; `there`: how many of the kind it has or will have. */
export const addFiles = (property: number, kind: PropertyFileKind, files: Iterable<File>, there: number): void => {
  const chosen = chosenOf(kind, files, propertyFileRules[kind].most - there);
  addUploads(placeOfFiles(property), chosen, targetOfFiles(property, kind));
};
