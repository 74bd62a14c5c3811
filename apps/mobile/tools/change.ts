/** A difference between our project and what Capacitor makes. */
export interface Change {
  readonly file: string;
  /** Why, in a sentence; docs/mobile.md has the list. */
  readonly why: string;
  readonly make: (text: string) => string;
}

/** Puts a text in the place of another, which has to stand there: a new template of Capacitor's may have moved it. */
export const instead =
  (from: string, to: string) =>
  (text: string): string => {
    if (!text.includes(from)) throw new Error(`Capacitor's template has no longer: ${from}`);
    return text.replaceAll(from, to);
  };

/** Puts lines behind a text that has to stand there. */
export const after = (place: string, more: string) => instead(place, `${place}${more}`);
export const before = (place: string, more: string) => instead(place, `${more}${place}`);

/** Several of them in their order. */
export const all =
  (...steps: readonly ((text: string) => string)[]) =>
  (text: string): string =>
    steps.reduce((so, step) => step(so), text);
