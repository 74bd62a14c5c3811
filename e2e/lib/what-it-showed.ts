import type { BrowserContext, Page, Request } from 'playwright-core';

const mostText = 400;

const shownOn = async (page: Page): Promise<string> => {
  const text = await page
    .locator('body')
    .innerText({ timeout: 2000 })
    .catch(() => '(no answer)');
  return `${page.url()}\n    ${text.slice(0, mostText).replaceAll('\n', ' | ')}`;
};

/** Remembers what a window asked for, to tell of it should its journey fail: what its pages show, and what is unanswered. */
export const watching = (window: BrowserContext) => {
  const waiting = new Map<Request, number>();
  const failed: string[] = [];
  window.on('request', (request) => waiting.set(request, Date.now()));
  window.on('requestfinished', (request) => waiting.delete(request));
  window.on('requestfailed', (request) => {
    waiting.delete(request);
    failed.push(`${request.method()} ${request.url()}: ${request.failure()?.errorText}`);
  });
  return async (): Promise<string> => {
    const pages = await Promise.all(window.pages().map(shownOn));
    const unanswered = [...waiting].map(
      ([request, since]) => `${request.method()} ${request.url()}, ${Date.now() - since} ms`,
    );
    return [
      ...pages.map((page) => `  showed ${page}`),
      ...unanswered.map((line) => `  unanswered: ${line}`),
      ...failed.slice(-5).map((line) => `  failed: ${line}`),
    ].join('\n');
  };
};
