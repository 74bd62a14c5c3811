/** What public/scheme.js notes. */
const askable = 'button, summary, input, textarea';

/** Milliseconds that a screen has to show what was asked of its page: longer ago, nobody means it any more. */
const isMeantFor = 10_000;

/**
 * Does on the app's own screen what was done on the page for visitors that it has taken the place of. What the screen shows
 * only once the server answered is waited for, until something else is done.
 */
export const doAgain = (done: Iterable<HTMLElement>, ready: Element, root: Element): void => {
  const left = new Map([...done].map((one) => [one, placeOf(one, ready)]));
  const look = () => {
    for (const [one, place] of left) {
      const same = alike(one, root)[place];
      if (!same) continue;
      left.delete(one);
      again(one, same);
    }
    if (left.size === 0) stop();
  };
  const watch = new MutationObserver(look);
  const over = setTimeout(() => stop(), isMeantFor);
  const isOver = new AbortController();
  const stop = () => {
    watch.disconnect();
    clearTimeout(over);
    isOver.abort();
  };
  for (const act of ['pointerdown', 'keydown'])
    addEventListener(act, stop, { capture: true, passive: true, signal: isOver.signal });
  watch.observe(root, { childList: true, subtree: true });
  look();
};

/** Which one of those alike it is. */
const placeOf = (one: HTMLElement, within: Element): number => alike(one, within).indexOf(one);

const alike = (one: HTMLElement, within: Element): HTMLElement[] =>
  [...within.querySelectorAll<HTMLElement>(askable)].filter(
    (other) => other.tagName === one.tagName && other.textContent === one.textContent,
  );

const again = (asked: HTMLElement, same: HTMLElement): void => {
  if (isTypedInto(same) && isTypedInto(asked)) {
    same.focus();
    type(same, asked.value);
  } else if (!isChosen(same) || !isChosen(asked) || same.checked !== asked.checked) same.click();
};

const isChosen = (one: HTMLElement): one is HTMLInputElement =>
  one instanceof HTMLInputElement && /^(radio|checkbox)$/.test(one.type);

const isTypedInto = (one: HTMLElement): one is HTMLInputElement | HTMLTextAreaElement =>
  one instanceof HTMLTextAreaElement || (one instanceof HTMLInputElement && !isChosen(one));

/** React hears of what is put into a field only so. */
const type = (field: HTMLInputElement | HTMLTextAreaElement, value: string): void => {
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
};
