import {
  type FiledRecord,
  type RecordFileKind,
  recordFileRules,
  recordFileTexts,
} from '@angan/contract/files/record-files.ts';
import { word } from '../core/language/index.ts';
import { addUploads, type Chosen, targetOf } from '../core/uploads/index.ts';
import { toast } from '../ui/toast.ts';
import { filed } from './filed.ts';
import { placeOfFiles } from './files-cache.ts';

export const targetOfFiles = (of: FiledRecord, id: number, kind: RecordFileKind) =>
  targetOf(filed()[of].calls.add, { params: { id } }, { kind });

/**
 * The chosen files as the queue takes them, at most so many as there is room for; of the rest the person is told. Photos
 * and floor plans are made smaller on the way, papers stay as they are.
 */
export const chosenOf = (of: FiledRecord, kind: RecordFileKind, files: Iterable<File>, room: number): Chosen[] => {
  const all = [...files];
  if (all.length > room) toast.error(word(recordFileTexts.tooMany(of, kind)));
  return all.slice(0, Math.max(0, room)).map((file) => {
    const isPicture = kind === 'image' || kind === 'floor_plan';
    const isTooLarge = !isPicture && file.size > recordFileRules[kind].bytes;
    return { file, isPicture, problem: isTooLarge ? word(recordFileTexts.tooLarge(kind)) : undefined };
  });
};

/** Sends files to a record; `there`: how many of the kind it has or will have. */
export const addFiles = (
  of: FiledRecord,
  id: number,
  kind: RecordFileKind,
  files: Iterable<File>,
  there: number,
): void => {
  const chosen = chosenOf(of, kind, files, recordFileRules[kind].most - there);
  addUploads(placeOfFiles(of, id), chosen, targetOfFiles(of, id, kind));
};
