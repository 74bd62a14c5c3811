import type { BrowserContext, Page } from 'playwright-core';

/** Has a page keep the answers of the server before it reads them itself: a function that runs in it. */
export const keepingAnswers = (): void => {
  const answers: string[] = [];
  const ask = fetch;
  Object.assign(globalThis, {
    answers,
    /** How many answers are awaited; the one that comes when something happens is not. */
    asking: 0,
    fetch: async (...asked: Parameters<typeof fetch>) => {
      const page = globalThis as unknown as { asking: number };
      const isAwaited = !String(asked[0] instanceof Request ? asked[0].url : asked[0]).includes('/events/');
      if (isAwaited) page.asking += 1;
      const answer = await ask(...asked).finally(() => {
        if (isAwaited) page.asking -= 1;
      });
      if (answer.headers.get('content-type')?.includes('json')) answers.push(await answer.clone().text());
      return answer;
    },
  });
};

/** Keeps, in each page of a window, the answers of the server. */
export const keepAnswers = (window: BrowserContext): Promise<unknown> => window.addInitScript(keepingAnswers);

/** Fields of answers that hold what people typed: names, addresses, notes. */
const isTyped = (field: string): boolean =>
  /(^|_)(name|names|comment|remark|note|address|city|state|reason|summary|title|label|text|body|description|preview|message|zone|feature|value)$/.test(
    field,
  );

/** All texts of what the server answered to a page of such a window, and of what came along with a ready page. */
export const textsAnswered = async (page: Page): Promise<string> =>
  (await answersOf(page)).map((one) => textsOf(one)).join('\n');

/** Of the same what people typed. */
export const textsTyped = async (page: Page): Promise<string> =>
  (await answersOf(page)).map((one) => textsOf(one, isTyped)).join('\n');

const answersOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    document.getElementById('facts')?.textContent ?? '',
    ...(globalThis as unknown as { answers: string[] }).answers,
  ]);

/** The texts of an answer without the names of its fields: of those that are meant, where not of all. */
export const textsOf = (json: string, isMeant: (field: string) => boolean = () => true): string => {
  const texts: unknown[] = [];
  JSON.parse(json || 'null', (field, value) => {
    if ((typeof value === 'string' || typeof value === 'number') && isMeant(field)) texts.push(value);
    // A person is shown by the whole name, which is answered in two.
    if (value?.first_name) texts.push(`${value.first_name} ${value.last_name}`);
    return value;
  });
  return texts.join('\n');
};
