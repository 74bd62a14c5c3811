// Keeps the page as the server would render it now. The server escapes; this script only puts its answer in place.
const redraw = async () => {
  const answer = await fetch(location.href);
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const scrolled = document.querySelector('.rows')?.scrollTop ?? 0;
  document.querySelector('header nav').replaceWith(fresh.querySelector('header nav'));
  for (const room of fresh.querySelectorAll('.room')) {
    const shown = document.getElementById(room.id);
    const frame = shown.querySelector('iframe');
    const next = room.querySelector('iframe');
    // The mail that is being read stays as it is: putting it in anew would load it again.
    if (frame && next && frame.getAttribute('src') === next.getAttribute('src')) {
      shown.querySelector('.rows').replaceWith(room.querySelector('.rows'));
      shown.querySelector('.head').replaceWith(room.querySelector('.head'));
    } else shown.replaceWith(room);
  }
  document.querySelector('.rows')?.scrollTo(0, scrolled);
};

new EventSource('/_live').addEventListener('message', redraw);
document.getElementById('clear').addEventListener('click', () => fetch('/_control/all', { method: 'DELETE' }));
