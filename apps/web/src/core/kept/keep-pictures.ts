import { queryClient } from '../api/query-client.ts';
import { idle } from '../idle.ts';
import { hasLine } from '../platform/index.ts';
import { savesData } from '../poor-line.ts';
import { isAway } from '../queue/index.ts';
import { dropPicture, fileOf, isSmall, keepPicture, keptPicture } from './kept-pictures.ts';
import { isStillOf, ownerNow } from './owner.ts';

/** Statuses by which the server says that this person does not see a file, or that it is not there. */
const refusals = [403, 404, 410];

/**
 * Keeps the small pictures of records that were seen, and draws them where a picture finds no line: a large one is then its
 * small one. It hears of every picture on the page as it loads or fails; screens know nothing of it. Gives back how to stop.
 */
export const keepPictures = (): (() => void) => {
  const due = new Map<string, string>();
  const seen = (picture: HTMLImageElement) => {
    // The small one of a large picture was not fetched yet.
    const link = isSmall(picture.src) ? picture.src : savesData() ? undefined : picture.dataset.small;
    const file = link && fileOf(link);
    if (!file || !link) return;
    const isAtRest = due.size === 0;
    due.set(file, link);
    if (isAtRest) void keepDue();
  };
  /** One after the other, while nothing else is done. */
  const keepDue = async () => {
    for (const [file, link] of due) {
      await idle(10_000);
      // A line that breaks in the middle of a picture costs that one only.
      await keep(file, link).catch(() => undefined);
      due.delete(file);
    }
  };

  const heard = ({ type, target }: Event) => {
    if (!(target instanceof HTMLImageElement)) return;
    if (type === 'load') seen(target);
    else void replace(target);
  };
  // Most of a screen was there before this began.
  for (const picture of document.images) if (picture.complete && picture.naturalWidth > 0) seen(picture);
  // These events do not rise, but are heard on their way down.
  document.addEventListener('load', heard, true);
  document.addEventListener('error', heard, true);
  // A browser says that the line is back before it carries anything: an answer tells.
  const stop = queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success' && !event.action.manual) showLinks();
  });
  return () => {
    document.removeEventListener('load', heard, true);
    document.removeEventListener('error', heard, true);
    stop();
    due.clear();
  };
};

/** Keeps a picture that is not kept yet, as the browser itself has it: what was drawn a moment ago is not asked for again. */
const keep = async (file: string, link: string) => {
  const owner = await ownerNow();
  if (owner === undefined || (await keptPicture(file))) return;
  const answer = await fetch(link, { cache: 'force-cache' }).catch(() => undefined);
  if (!answer?.ok) return;
  await keepPicture(file, await answer.blob());
  // It may have been taken from this person while it was written.
  if (!isStillOf(owner)) await dropPicture(file);
};

/** Draws what is kept in the place of a picture that did not come, unless the server refuses it: then it is no longer kept. */
const replace = async (picture: HTMLImageElement) => {
  const link = picture.src;
  const file = fileOf(link);
  const owner = await ownerNow();
  if (file === undefined || owner === undefined) return;
  const status = await statusOf(link);
  if (refusals.includes(status)) return dropPicture(file);
  const kept = status === 200 ? undefined : await keptPicture(file);
  if (!kept || !isStillOf(owner) || picture.src !== link) return;
  const address = URL.createObjectURL(kept);
  const isDrawn = () => URL.revokeObjectURL(address);
  picture.addEventListener('load', isDrawn, { once: true });
  picture.addEventListener('error', isDrawn, { once: true });
  picture.dataset.link = link;
  picture.src = address;
  isReplaced = true;
};

/** What the server says to a link; 0 where nobody answers. */
const statusOf = async (link: string): Promise<number> => {
  if (!hasLine() || isAway()) return 0;
  const answer = await fetch(link).catch(() => undefined);
  return answer?.status ?? 0;
};

let isReplaced = false;
/** With a line again the links hold: a small picture stood in the place of a large one. */
const showLinks = () => {
  if (!isReplaced) return;
  isReplaced = false;
  for (const picture of document.querySelectorAll<HTMLImageElement>('img[data-link]')) {
    const { link } = picture.dataset;
    // The screen may have another picture there by now.
    if (link && picture.src.startsWith('blob:')) picture.src = link;
    delete picture.dataset.link;
  }
};
