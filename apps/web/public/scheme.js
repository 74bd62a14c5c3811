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
  document.querySelector('meta[name="theme-color"]').setAttribute('content', dark ? '#12100e' : '#f4efea');
})();
