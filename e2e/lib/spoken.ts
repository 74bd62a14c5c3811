import type { BrowserContext, Page } from 'playwright-core';

/** What stands in the place of the browser's speech recognition, and keeps in which language it was asked to listen. */
class Played extends EventTarget {
  static langs: string[] = [];
  static current: Played | undefined;
  lang = '';
  heard: string[] = [];
  start() {
    Played.langs.push(this.lang);
    Played.current = this;
  }
  stop() {
    setTimeout(() => this.dispatchEvent(new Event('end')));
  }
  abort() {
    this.stop();
  }
  hear(words: string, isMore: boolean) {
    this.heard = [...(isMore ? this.heard : this.heard.slice(0, -1)), words];
    const results = this.heard.map((transcript) => [{ transcript }]);
    this.dispatchEvent(Object.assign(new Event('result'), { results }));
  }
  fail(error: string) {
    this.dispatchEvent(Object.assign(new Event('error'), { error }));
    this.stop();
  }
}

const name = 'webkitSpeechRecognition';

/** Puts a speech recognition that is played into the pages of a window. */
export const playSpeech = (window: BrowserContext): Promise<unknown> =>
  window.addInitScript(`globalThis.SpeechRecognition = undefined; globalThis.${name} = ${Played}`);

/** Takes the browser's own out of the pages of a window. */
export const withoutSpeech = (window: BrowserContext): Promise<unknown> =>
  window.addInitScript(`for (const name of ['SpeechRecognition', '${name}']) delete globalThis[name]`);

const played = <Given>(page: Page, run: (speech: Played, given: Given) => void, given: Given) =>
  page.evaluate(`(${run})(globalThis.${name}.current, ${JSON.stringify(given)})`);

/** More is understood; or, where `isMore` is false, the last of it is understood in another way. */
export const hears = (page: Page, words: string, isMore = true) =>
  played(page, (speech, given: { words: string; isMore: boolean }) => speech.hear(given.words, given.isMore), {
    ...{ words, isMore },
  });

/** The recognition ends with an error of the Web Speech API. */
export const failsToHear = (page: Page, error: string) =>
  played(page, (speech, error: string) => speech.fail(error), error);

/** In which languages it was asked to listen, the first one first. */
export const listenedIn = (page: Page) => page.evaluate(`globalThis.${name}.langs`);
