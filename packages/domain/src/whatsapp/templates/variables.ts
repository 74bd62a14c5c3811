const variable = /\{\{([^{}]*)\}\}/g;
const wordSign = /[\p{L}\p{N}]/u;
/** What is no text before the first or after the last variable: spaces, punctuation, signs of formatting. */
const noText = /[\s\p{P}~`]/u;
/** Stands for a variable where its braces must not count as punctuation; a sign for private use. */
const stand = '\uE000';

/** What stands between braces, in order and as often as it stands there. */
export const variablesIn = (text: string): string[] => [...text.matchAll(variable)].map(([, name]) => name!.trim());

export const withoutVariables = (text: string): string => text.replace(variable, ' ');

/** The text with its variables replaced; `fill` gets what stands between the braces. */
export const fillVariables = (text: string, fill: (name: string) => string): string =>
  text.replace(variable, (_all, name: string) => fill(name.trim()));

/** How many different variables a text has. */
export const variableCount = (text: string): number => new Set(variablesIn(text)).size;

/** Characters as people count them: an emoji is one. */
export const lengthOf = (text: string): number => [...text].length;

/** Words outside the variables. */
export const wordsIn = (text: string): number =>
  withoutVariables(text)
    .split(/\s+/)
    .filter((word) => wordSign.test(word)).length;

export const saysSomething = (text: string): boolean => wordSign.test(withoutVariables(text));

/** The first or last variable where nothing that is text stands before or after it. */
export const variableAtEdge = (text: string): { edge: 'start' | 'end'; name: string } | undefined => {
  const signs = [...text.replace(variable, stand)].filter((sign) => !noText.test(sign));
  const names = variablesIn(text);
  if (signs[0] === stand) return { edge: 'start', name: names[0]! };
  if (signs.at(-1) === stand) return { edge: 'end', name: names.at(-1)! };
  return undefined;
};

/** Two that stand side by side, with nothing but spaces between them. */
export const sideBySide = (text: string): [string, string] | undefined => {
  const found = /\{\{([^{}]*)\}\}\s*\{\{([^{}]*)\}\}/.exec(text);
  return found ? [found[1]!.trim(), found[2]!.trim()] : undefined;
};

/** Braces that belong to no variable. */
export const hasStrayBraces = (text: string): boolean => /\{\{|\}\}/.test(withoutVariables(text));

/** What stands between braces and is no number from 1 on. */
export const wrongName = (text: string): string | undefined =>
  variablesIn(text).find((name) => !/^[1-9]\d*$/.test(name));

/** The first number that is missing in 1, 2, 3; undefined where there is no gap. */
export const missingNumber = (text: string): number | undefined => {
  const numbers = new Set(variablesIn(text).map(Number));
  for (let number = 1; number <= numbers.size; number++) if (!numbers.has(number)) return number;
  return undefined;
};

/** The number that a new variable gets. */
export const nextNumber = (text: string): number =>
  Math.max(0, ...variablesIn(text).map(Number).filter(Number.isInteger)) + 1;
