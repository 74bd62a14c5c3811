import { areFresh, namesKey } from '../../src/core/names/fresh.ts';
import { read } from '../../src/core/persist.ts';
import { ask } from './ask.ts';
import type { EarlyFacts } from './facts.ts';
import { openedId, takesPresses } from './press.ts';
import { linesOf, moreLinesOf } from './rows.ts';

/** What facts.ts found; the build puts it in this place. */
declare const FACTS: EarlyFacts;

// Runs in the page, after its root and before any other script: who is in sees the frame of the screen that they open at
// once, its first rows as soon as the server has answered, and what that screen is made of comes beside the app instead of
// after it.
const { screens, files, frame: frameFiles, languages, mark, words, names, renewal } = FACTS;
const app = document.querySelector<HTMLLinkElement>('link[data-app]')!;

const runApp = () => {
  const script = document.createElement('script');
  script.type = 'module';
  script.crossOrigin = '';
  script.src = app.href;
  document.head.append(script);
};

const addFile = (file: string) => {
  const isSheet = file.endsWith('.css');
  const link = document.createElement('link');
  link.rel = isSheet ? 'preload' : 'modulepreload';
  if (isSheet) link.as = 'style';
  link.crossOrigin = '';
  link.fetchPriority = 'low';
  link.href = `/assets/${file}`;
  document.head.append(link);
};
const addFiles = (places: Iterable<number>) => {
  for (const at of places) addFile(files[at]!);
};

/** The place of the reader's language. */
const languageHere = (): number => {
  let kept: string | null = null;
  try {
    kept = localStorage.getItem('language');
  } catch {
    // Storage is closed to us; the language is that of the browser.
  }
  const [, tag = ''] = /^"?([a-z]{2})/.exec(kept ?? navigator.language) ?? [];
  return Math.max(languages.indexOf(tag), 0);
};

const place = (name: string, text = '', kind: 'a' | 'div' = 'div') => {
  const one = document.createElement(kind);
  one.className = `early-${name}`;
  one.textContent = text;
  return one;
};
const within = (one: HTMLElement, ...parts: HTMLElement[]) => {
  one.append(...parts);
  return one;
};
const drawn = (size: number, inside: string) =>
  `<svg width="${size}" height="${size}" viewBox="0 0 24 24" fill="none">${inside}</svg>`;
// Tabler's arrow, which leads from a record back to the list.
const arrow = '<path d="M5 12h14M5 12l6 6M5 12l6-6" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>';

const draw = () => {
  const { title, search, needs, record, list, get, row } = screens[location.pathname] ?? {};
  // Where there is no room beside the list, an open record takes its place: ui/screen.ts.
  const isCovered = () => Boolean(record && openedId()) && !matchMedia('(min-width: 64em)').matches;
  const language = languageHere();

  const isHere = () => performance.getEntriesByName(app.href).length > 0;
  const addScreen = () => addFiles(new Set([...(needs ?? []), ...((openedId() && record) || [])]));
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    addFiles(frameFiles);
    // On a poor line the app and its own frame would share it with a screen that can do nothing without them.
    if (isHere()) addScreen();
    else app.addEventListener('load', addScreen);
    runApp();
  };

  const [frame, top, sheet, rows] = [place('frame'), place('top'), place('sheet'), place('rows')];
  const heading = place('title');
  top.innerHTML = drawn(
    22,
    `<path d="${mark.wall}" stroke="var(--mark)" stroke-width="3"/><path d="${mark.court}" fill="var(--text)"/>`,
  );
  const grey = () => Array.from({ length: 12 }, () => place('row'));
  rows.append(...grey());
  if (row) sheet.dataset.kind = row;
  within(
    sheet,
    heading,
    ...(search ? [place('search', search[language])] : []),
    ...(row ? [place('chips')] : []),
    rows,
  );
  document.getElementById('root')!.append(within(frame, top, sheet, place('bottom')));

  const back = place('back', '', 'a') as HTMLAnchorElement;
  back.href = location.pathname;
  back.ariaLabel = words.back[language]!;
  back.innerHTML = drawn(20, arrow);
  const photo = document.createElement('img');
  photo.className = 'early-photo';
  photo.alt = '';
  // What one sees first, before what the app is made of.
  photo.fetchPriority = 'high';
  const show = () => {
    sheet.toggleAttribute('data-record', isCovered());
    // A browser holds the first paint back for half a second or more while there is nothing to read.
    heading.textContent = title?.[language] ?? '';
    if (isCovered()) heading.prepend(back);
    for (const row of rows.querySelectorAll('a')) row.toggleAttribute('data-open', row.dataset.id === openedId());
    const open = rows.querySelector<HTMLElement>('[data-open]');
    const { cover } = open?.dataset ?? {};
    // Its place is kept until it is known whether there is one, so that nothing moves when it comes.
    if (!isCovered() || row !== 'property' || (open && !cover)) return photo.remove();
    if (cover) photo.src = cover;
    rows.before(photo);
  };
  show();
  const recordAddress = () => openedId() && get?.replace(':id', encodeURIComponent(openedId()!));
  takesPresses(sheet, () => {
    // Of a list that nobody asked for, the record that was open is no row.
    if (!openedId() && first !== list) rows.replaceChildren(...grey());
    show();
    const pressed = recordAddress();
    if (!pressed) return;
    ask([pressed], renewal);
    if (isHere()) addFiles(record!);
  });

  // What the address narrows, the app asks for.
  const isWhole = [...new URLSearchParams(location.search).keys()].every((key) => key === 'id');
  const first = recordAddress() || (isWhole ? list : undefined);
  const answers = first ? ask(areFresh(read(namesKey)) ? [first] : [first, names], renewal) : undefined;
  // What cannot be read stays grey until the app says what is wrong.
  if (answers && row && (first === list || isCovered())) {
    const shown = async () => {
      const found = await (await answers[first!])?.clone().json();
      // Who went back to the list meanwhile has no use for one record.
      if (!found || (first !== list && !openedId())) return;
      fill(rows, found, row, language);
      show();
    };
    shown().catch(() => undefined);
  }

  // Reading the app holds up a paint; so it begins behind the first one, which a page that nobody looks at does not have.
  if (document.visibilityState === 'hidden') return start();
  addEventListener('visibilitychange', start, { once: true });
  requestAnimationFrame(() => setTimeout(start));
  // No browser that paints late, or not at all, keeps the app from its person.
  setTimeout(start, 3000);
};

/** Pictures in sight on a phone before anybody scrolls, at most. */
const firstPictures = 6;

/** Rows have pictures on a phone; on a poor line, or one that is paid by the byte, the app comes first. */
const showsPictures = (): boolean => {
  const { connection } = navigator as { connection?: { effectiveType?: string; saveData?: boolean } };
  const isGood = (connection?.effectiveType ?? '4g') === '4g' && !connection?.saveData;
  return isGood && matchMedia('(max-width: 47.99em)').matches;
};

const picture = (cover: string) => {
  const image = document.createElement('img');
  image.className = 'early-cover';
  image.alt = '';
  image.src = cover;
  return image;
};

/** A record, or the page of a list. */
interface Opened {
  id: number;
  cover?: string | null;
}
type Found = (Opened & { results?: undefined }) | { results: Opened[] };

/**
 * Puts what the server answered, a list or one record, before the grey rows, each with the address of its record; the app
 * reads the same answer for itself.
 */
const fill = (rows: HTMLElement, found: Found, kind: keyof typeof linesOf, language: number) => {
  // In the place of the first grey row, not before it: nothing else moves.
  if (!found.results) rows.firstChild?.remove();
  const records = found.results ?? [found];
  const said = Object.fromEntries(Object.entries(words).map(([name, inEach]) => [name, inEach[language]]));
  const pictured = found.results && showsPictures() ? firstPictures : 0;
  rows.prepend(
    ...records.map((one, at) => {
      const row = place('row', '', 'a');
      row.dataset.known = '';
      row.dataset.id = String(one.id);
      if (kind === 'contact') row.dataset.more = String(moreLinesOf(one as never));
      if (one.cover) row.dataset.cover = one.cover;
      (row as HTMLAnchorElement).href = `?id=${one.id}`;
      for (const text of linesOf[kind](one as never, said as never, language === 0)) {
        const line = place('line', text);
        // Our faces for the scripts of India would share a poor line with the app.
        line.toggleAttribute('data-native', /[\u0900-\u0dff]/.test(text));
        row.append(line);
      }
      if (one.cover && at < pictured) row.append(picture(one.cover));
      return row;
    }),
  );
};

if (document.documentElement.hasAttribute('data-inside')) draw();
else runApp();
