/** What public/scheme.js notes. */
const askable = 'button, summary, input, textarea';

/** Does on the app's own screen what was done on the page for visitors that it has taken the place of. */
export const doAgain = (done: Iterable<HTMLElement>, ready: Element, root: Element): void => {
  const [before, now] = [ready, root].map((one) => [...one.querySelectorAll<HTMLElement>(askable)]);
  for (const one of done) again(one, now![before!.indexOf(one)]);
};

const again = (asked: HTMLElement, same: HTMLElement | undefined): void => {
  if (same?.tagName !== asked.tagName || same.textContent !== asked.textContent) return;
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
