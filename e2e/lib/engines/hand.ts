import { setTimeout as after } from 'node:timers/promises';
import { Key, error as refusals, type WebDriver, type WebElement } from 'selenium-webdriver';
import { patience } from '../browser.ts';

/** Where elements of a role are looked for; which name they have, the engine says. */
const places = {
  button: 'button, [role="button"]',
  link: 'a[href]',
  tab: '[role="tab"]',
  textbox: 'input:not([type="hidden"], [type="file"], [type="checkbox"], [type="radio"]), textarea, [role="textbox"]',
  combobox: '[role="combobox"], input[aria-haspopup="listbox"]',
  option: '[role="option"]',
} as const;
export type Role = keyof typeof places;
type Name = string | RegExp;

/** What is seen of a role where a hand would reach it: in the topmost dialog where one lies over the screen. */
const reachable = ({ place, anywhere }: { place: string; anywhere: boolean }): Element[] => {
  const seen = (element: Element) =>
    element.getClientRects().length > 0 && element.checkVisibility({ visibilityProperty: true });
  const over = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].filter(seen);
  const from = (!anywhere && over.at(-1)) || document;
  return [...from.querySelectorAll(place)].filter(seen);
};

const anySign = /[.*+?^${}()|[\]\\]/g;
/** A pattern of exactly these letters. */
const literally = (text: string): string => text.replace(anySign, '\\$&');

/** Whether a text is seen, alone in its element. */
const isSeen = ({ source, flags }: { source: string; flags: string }): boolean => {
  const wanted = new RegExp(source, flags);
  return [...document.body.querySelectorAll('*')].some(
    (element) =>
      wanted.test((element.textContent ?? '').replace(/\s+/g, ' ').trim()) &&
      element.getClientRects().length > 0 &&
      element.checkVisibility({ visibilityProperty: true }),
  );
};

const matches = (name: string, wanted: Name): boolean =>
  typeof wanted === 'string' ? name === wanted : wanted.test(name);

/** Another try may do: the screen is drawn anew, or something still lies over the element. */
const passing = [
  refusals.StaleElementReferenceError,
  refusals.ElementClickInterceptedError,
  refusals.ElementNotInteractableError,
];

/** An element that left the page since it was found has no name: WebKit's driver then says no more than that it failed. */
const goneMeanwhile = (error: unknown): undefined => {
  if (!(error instanceof refusals.WebDriverError)) throw error;
};

/** Tries until it gives something. Throws with `what` where it never does. */
const until = async <Result>(what: string, attempt: () => Promise<Result | undefined>): Promise<Result> => {
  const end = Date.now() + patience;
  for (;;) {
    let last: unknown;
    try {
      const result = await attempt();
      if (result !== undefined) return result;
    } catch (error) {
      if (!passing.some((kind) => error instanceof kind)) throw error;
      last = error;
    }
    if (Date.now() > end) throw new Error(`${what} is not there.`, { cause: last });
    await after(100);
  }
};

/** A person's eye and hand on the page, by the roles and names that WebKit gives to who hears the screen. */
export const handOn = (driver: WebDriver) => {
  const call = <Result>(task: (given: never) => Result, given: object) =>
    driver.executeScript<Result>(`return (${task})(arguments[0])`, given);

  const find = async (role: Role, name: Name): Promise<WebElement | undefined> => {
    const all = (await call(reachable, {
      place: places[role],
      anywhere: role === 'option',
    })) as unknown as WebElement[];
    for (const element of all) {
      const called = await element.getAccessibleName().catch(goneMeanwhile);
      if (called !== undefined && matches(called, name)) return element;
    }
    return undefined;
  };
  const use = (role: Role, name: Name, how: (element: WebElement) => Promise<unknown>) =>
    until(`The ${role} ${name}`, async () => {
      const element = await find(role, name);
      if (!element) return undefined;
      await driver.executeScript('arguments[0].scrollIntoView({ block: "center" })', element);
      await how(element);
      return true;
    });
  const types = (role: Role, name: Name, text: string) =>
    use(role, name, async (element) => {
      await element.clear();
      await element.sendKeys(text);
    });

  return {
    /** Waits until a text is seen. */
    sees: (text: Name) => {
      const { source, flags } = typeof text === 'string' ? new RegExp(`^${literally(text)}$`) : text;
      return until(`The text ${text}`, async () => (await call(isSeen, { source, flags })) || undefined);
    },
    /** Waits until an element is there. */
    finds: (role: Role, name: Name) => until(`The ${role} ${name}`, () => find(role, name)),
    taps: (role: Role, name: Name) => use(role, name, (element) => element.click()),
    types: (name: Name, text: string) => types('textbox', name, text),
    /** Writes over what is selected, and sends it off. */
    enters: (text: string) => driver.switchTo().activeElement().sendKeys(text, Key.ENTER),
    /** Finds in a field what its list then offers. */
    chooses: async (name: Name, text: string, option: RegExp = new RegExp(literally(text))) => {
      await types('combobox', name, text);
      await use('option', option, (element) => element.click());
    },
    /** Chooses a file of this machine, as from the phone's photos. */
    gives: async (file: string) => {
      await (await driver.findElement({ css: 'input[type=file]:not([capture])' })).sendKeys(file);
    },
  };
};

export type Hand = ReturnType<typeof handOn>;
