// Runs before the first paint, so that a dark screen never flashes light. The key is the one Mantine writes.
(() => {
  let chosen = 'auto';
  try {
    chosen = localStorage.getItem('mantine-color-scheme-value') || 'auto';
  } catch {
    // Storage is closed to us; follow the system.
  }
  const dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
  document.documentElement.setAttribute('data-scripted', '');
  // Who is in gets their own screens, never a glimpse of the page for visitors.
  try {
    if (localStorage.getItem('token')) document.documentElement.setAttribute('data-inside', '');
  } catch {
    // Storage is closed to us, so nobody is in.
  }
  // A page for visitors stands in each language under an address of its own: '/hi/offers'. The app has it at '/offers', in
  // the language that this device keeps; who is in keeps their own.
  const [start, tag] = /^\/(en|hi|gu)(?=\/(?!\/)|$)/.exec(location.pathname) ?? [];
  if (tag) {
    try {
      if (!localStorage.getItem('token')) localStorage.setItem('language', JSON.stringify(tag));
    } catch {
      // Storage is closed to us; the language is that of the browser.
    }
    history.replaceState(
      history.state,
      '',
      (location.pathname.slice(start.length) || '/') + location.search + location.hash,
    );
  }
  let language = null;
  try {
    language = localStorage.getItem('language');
  } catch {
    // Storage is closed to us; the language is that of the browser.
  }
  // A page for visitors is whole without the app and its style sheet, which come at the first sign of somebody who uses
  // it. Who is in gets them at once. What is clicked before waits on the page: app/ready/asked.ts.
  const { app, sheet } = document.currentScript.dataset;
  if (app) {
    const waiting = new AbortController();
    const begin = ({ type, movementX, movementY } = {}) => {
      // Where the pointer rests as the page comes is no sign of anybody.
      if (type === 'pointermove' && !movementX && !movementY) return;
      waiting.abort();
      const add = (name, given) => document.head.append(Object.assign(document.createElement(name), given));
      add('link', { rel: 'stylesheet', crossOrigin: '', href: sheet });
      // What an app on a home screen is made of.
      document.head.append(document.querySelector('head template').content);
      const run = () => add('script', { type: 'module', crossOrigin: '', src: app });
      if (document.readyState !== 'loading') return run();
      // A script that is put there by another would not wait for the page that it draws on.
      add('link', { rel: 'modulepreload', crossOrigin: '', href: app });
      addEventListener('DOMContentLoaded', run);
    };
    const at = { capture: true, passive: true };
    for (const sign of ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll', 'click', 'input'])
      addEventListener(sign, begin, { ...at, signal: waiting.signal });
    const asked = new Set();
    const note = ({ target }) => {
      const ready = document.getElementById('ready');
      const one = target.closest?.('button, summary, input, textarea');
      if (one && ready?.contains(one)) ready.asked = asked.add(one);
    };
    for (const act of ['click', 'input']) addEventListener(act, note, at);
    // A form sends itself only with the app.
    addEventListener('submit', (event) => event.target.closest('#ready') && event.preventDefault(), true);
    // An address that says more than its page is for the app, too, and so is a reader of another language than the page's.
    const page = document.documentElement;
    const [, reads = 'en'] = /^"?(hi|gu)/.exec(language ?? navigator.language) ?? [];
    const isMeant = page.lang.startsWith(reads) && !location.search && !location.hash;
    if (page.hasAttribute('data-inside') || !isMeant) begin();
  }
  document.querySelector('meta[name="theme-color"]').setAttribute('content', dark ? '#12100e' : '#f4efea');
})();
