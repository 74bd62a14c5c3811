import { useShallow } from 'zustand/react/shallow';
import { type Underway, useUploadStore } from './uploads.ts';

/** The files on their way to a place, in the order in which they were chosen. */
export const useUploads = (place: string): readonly Underway[] =>
  useUploadStore(useShallow(({ list }) => list.filter((one) => one.place === place)));

/** All that is being sent or could not be; what waits for a form to be saved is no news. */
export const useSending = () => {
  const list = useUploadStore(useShallow(({ list }) => list.filter(({ target }) => target)));
  const done = useUploadStore((state) => state.done);
  return { list, done };
};
