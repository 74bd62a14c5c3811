import { demoPassword } from '@angan/contract/demo/logins.ts';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type BrowserServer,
  chromium,
  type Page,
} from 'playwright-core';
import { findBrowser } from '../../scripts/lib/browser.ts';

export const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
export type Size = keyof typeof sizes;

export const launchBrowser = async (): Promise<Browser> =>
  chromium.launch({ ...(await findBrowser()), headless: true });

/** The browser does not optimise a page's code, which is gone with the page some seconds later: decision 314. */
const withoutOptimising = '--js-flags=--no-turbofan --no-maglev';

/** A browser that several processes can open windows in. Its microphone hears a beep each second. */
export const serveBrowser = async (): Promise<BrowserServer> => {
  const { executablePath, args } = await findBrowser();
  return chromium.launchServer({
    executablePath,
    args: [...args, withoutOptimising, '--use-fake-device-for-media-stream'],
    headless: true,
  });
};

/** Milliseconds until a journey gives up on something that should be there: far above what any slow machine needs. */
export const patience = 30_000;

/** A window of its own, as a fresh browser profile; a phone has touch. */
export const aWindow = async (
  browser: Browser,
  size: Size = 'desktop',
  options: BrowserContextOptions = {},
): Promise<BrowserContext> => {
  const window = await browser.newContext({
    viewport: sizes[size],
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
    // What it answers could not be watched or replaced.
    serviceWorkers: 'block',
    ...(size === 'phone' ? { hasTouch: true, isMobile: true, deviceScaleFactor: 2 } : {}),
    ...options,
  });
  window.setDefaultTimeout(patience);
  return window;
};

export interface Tokens {
  access: string;
  refresh: string;
}

/** Tokens of a demo login, over the API. */
export const tokensOf = async (url: string, email: string, device = `e2e-${email}`): Promise<Tokens> => {
  const answer = await fetch(`${url}/auth/jwt/create/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: email, password: demoPassword, device_id: device }),
  });
  if (!answer.ok) throw new Error(`Signing in as ${email}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Tokens;
};

export interface Session extends Tokens {
  // biome-ignore lint/suspicious/noExplicitAny: it goes from the server to the storage as it is
  me: any;
}

/** Tokens of a demo login with what the server says of its person, over the API. */
export const sessionOf = async (url: string, email: string, device?: string): Promise<Session> => {
  const tokens = await tokensOf(url, email, device);
  const headers = { authorization: `JWT ${tokens.access}` };
  return { ...tokens, me: await (await fetch(`${url}/auth/users/me/`, { headers })).json() };
};

/** The page that a window has, or its first. */
export const firstPage = async (window: BrowserContext): Promise<Page> => window.pages()[0] ?? (await window.newPage());

/** A picture of the product: a page of its origin, with its storage, in which nothing of it runs. */
export const stillPage = (url: string): string => `${url}/icons/icon.svg`;

/** Puts the session where the app keeps it, in a page of its origin in which it does not run. */
export const keepSession = async (page: Pick<Page, 'evaluate'>, session: Session): Promise<void> => {
  await page.evaluate(({ access, refresh, me }) => {
    const isOwner = me.usertype === 'Owner' || me.usertype === 'Admin';
    localStorage.setItem('token', JSON.stringify(access));
    localStorage.setItem(
      'auth',
      JSON.stringify({
        userInfo: me,
        subuserInfo: isOwner ? null : me,
        userCompanyInfo: me.company_info,
        refreshToken: refresh,
        FcmToken: null,
        isLoggedIn: true,
        haveSubscription: me.company_info?.subscription_status === 'Active',
        clockSkew: 0,
      }),
    );
  }, session);
};

/** Opens a page with the session kept in it, so that not every journey types a password. */
export const enter = async (window: BrowserContext, url: string, session: Session, at = '/'): Promise<Page> => {
  const page = await firstPage(window);
  if (page.url() !== stillPage(url)) await page.goto(stillPage(url));
  await keepSession(page, session);
  await page.goto(`${url}${at}`);
  return page;
};

export const signedIn = async (window: BrowserContext, url: string, email: string, at = '/'): Promise<Page> =>
  enter(window, url, await sessionOf(url, email), at);
