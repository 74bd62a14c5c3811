// Keeps the page as the server would render it now. The server escapes; this script only puts its answer in place.

// What a person is in the middle of: scrolled lists, opened details, half-written fields.
const remember = () => {
  const scrolls = [...document.querySelectorAll('.rows, .side .pane, .chat')].map((list) => {
    const left = list.scrollHeight - list.clientHeight - list.scrollTop;
    return {
      where: list.id ? `#${list.id}` : '.mails .rows',
      top: list.scrollTop,
      end: list.dataset.bottom !== undefined && left < 40,
    };
  });
  const opened = [...document.querySelectorAll('details[id][open]')].map(({ id }) => id);
  const focused = document.activeElement?.id;
  return () => {
    for (const id of opened) document.getElementById(id)?.setAttribute('open', '');
    for (const { where, top, end } of scrolls) {
      const list = document.querySelector(where);
      if (list) list.scrollTop = end ? list.scrollHeight : top;
    }
    if (focused) document.getElementById(focused)?.focus();
  };
};

const atTheEnd = () => {
  for (const list of document.querySelectorAll('[data-bottom]')) list.scrollTop = list.scrollHeight;
};

const redraw = async () => {
  const answer = await fetch(location.href);
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const restore = remember();
  const wrote = said;
  said = false;
  document.querySelector('header nav').replaceWith(fresh.querySelector('header nav'));
  for (const room of fresh.querySelectorAll('.room')) {
    const shown = document.getElementById(room.id);
    const frame = shown.querySelector('iframe');
    const next = room.querySelector('iframe');
    for (const field of shown.querySelectorAll('[data-keep]'))
      room.querySelector(`[id="${field.id}"]`)?.replaceWith(field);
    // The mail that is being read stays as it is: putting it in anew would load it again.
    if (frame && next && frame.getAttribute('src') === next.getAttribute('src')) {
      shown.querySelector('.rows').replaceWith(room.querySelector('.rows'));
      shown.querySelector('.head').replaceWith(room.querySelector('.head'));
    } else shown.replaceWith(room);
  }
  restore();
  if (wrote) atTheEnd();
};

// Whoever wrote wants to see it, wherever the chat was scrolled to.
let said = false;

// One redraw at a time, and one more for whatever happened meanwhile.
let drawing = null;
let again = false;
const soon = () => {
  again = drawing !== null;
  drawing ??= redraw().finally(() => {
    drawing = null;
    if (again) soon();
  });
};

// What a form does is done without leaving the page.
document.addEventListener('submit', async (event) => {
  const form = event.target;
  if (form.method !== 'post') return;
  event.preventDefault();
  const sent = new FormData(form, event.submitter);
  for (const field of form.querySelectorAll('[data-clear], [type="file"]')) field.value = '';
  const answer = await fetch(form.action, { method: 'POST', body: sent, redirect: 'manual' });
  if (answer.status >= 400) window.alert((await answer.json()).detail);
  else if (!form.querySelector('[data-clear]'))
    for (const field of form.querySelectorAll('input[data-keep][required]')) field.value = '';
  form.closest('details.tools')?.removeAttribute('open');
  said = form.closest('.composer') !== null;
  soon();
});
document.addEventListener('change', (event) => {
  if (event.target.dataset.send !== undefined && event.target.value) event.target.form.requestSubmit();
});

atTheEnd();
new EventSource('/_live').addEventListener('message', soon);
document.getElementById('clear').addEventListener('click', () => fetch('/_control/all', { method: 'DELETE' }));
