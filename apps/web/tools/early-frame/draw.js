// Runs in the page, after its root and before any other script: who is in sees the frame of the screen that they open at
// once, and what that screen is made of comes beside the app instead of after it. `facts` are those of facts.ts.
(({ screens, files, frame: frameFiles, languages, mark }) => {
  const app = document.querySelector('link[data-app]');
  const runApp = () => {
    const script = document.createElement('script');
    script.type = 'module';
    script.crossOrigin = '';
    script.src = app.href;
    document.head.append(script);
  };
  if (!document.documentElement.hasAttribute('data-inside')) return runApp();
  const { title, search, needs, record } = screens[location.pathname] ?? {};
  const isRecord = record !== undefined && new URLSearchParams(location.search).has('id');
  // Where there is no room beside the list, an open record takes its place: ui/screen.ts.
  const isCovered = isRecord && !matchMedia('(min-width: 64em)').matches;

  const add = (file) => {
    const isSheet = file.endsWith('.css');
    const link = document.createElement('link');
    link.rel = isSheet ? 'preload' : 'modulepreload';
    if (isSheet) link.as = 'style';
    link.crossOrigin = '';
    link.fetchPriority = 'low';
    link.href = `/assets/${file}`;
    document.head.append(link);
  };
  const addAll = (places) => {
    for (const at of places) add(files[at]);
  };
  const isHere = () => performance.getEntriesByName(app.href).length > 0;
  const addScreen = () => addAll(new Set([...(needs ?? []), ...((isRecord && record) || [])]));
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    addAll(frameFiles);
    // On a poor line the app and its own frame would share it with a screen that can do nothing without them.
    if (isHere()) addScreen();
    else app.addEventListener('load', addScreen);
    runApp();
  };

  let kept = null;
  try {
    kept = localStorage.getItem('language');
  } catch {
    // Storage is closed to us; the language is that of the browser.
  }
  const [, tag] = /^"?([a-z]{2})/.exec(kept ?? navigator.language) ?? [];
  const language = Math.max(languages.indexOf(tag), 0);
  const drawn = (size, inside) =>
    `<svg width="${size}" height="${size}" viewBox="0 0 24 24" fill="none">${inside}</svg>`;
  // Tabler's arrow, which leads from a record back to the list.
  const arrow = '<path d="M5 12h14M5 12l6 6M5 12l6-6" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>';
  const place = (name, text) => {
    const one = document.createElement('div');
    one.className = `early-${name}`;
    if (text) one.textContent = text;
    return one;
  };
  const within = (one, ...parts) => {
    one.append(...parts);
    return one;
  };
  const frame = place('frame');
  const top = place('top');
  top.innerHTML = drawn(
    22,
    `<path d="${mark.wall}" stroke="var(--mark)" stroke-width="3"/><path d="${mark.court}" fill="var(--text)"/>`,
  );
  frame.setAttribute('aria-hidden', 'true');
  frame.toggleAttribute('data-record', isCovered);
  const head = [place('title', isCovered ? '' : title?.[language])];
  if (isCovered) head[0].innerHTML = drawn(20, arrow);
  else if (search) head.push(place('search', search[language]));
  const rows = Array.from({ length: 12 }, () => place('row'));
  within(frame, top, within(place('sheet'), ...head, within(place('rows'), ...rows)), place('bottom'));
  document.getElementById('root').append(frame);

  // Reading the app holds up a paint; so it begins behind the first one, which a page that nobody looks at does not have.
  if (document.visibilityState === 'hidden') return start();
  addEventListener('visibilitychange', start, { once: true });
  requestAnimationFrame(() => setTimeout(start));
  // No browser that paints late, or not at all, keeps the app from its person.
  setTimeout(start, 3000);
})(FACTS);
