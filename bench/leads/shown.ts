import { enter, launchBrowser, sizes } from '../../e2e/lib/browser.ts';
import { type Latency, latencyOf } from '../lib/latency.ts';

interface Shown {
  readonly product: string;
  /** Of an Owner's session. */
  readonly access: string;
  readonly refresh: string;
  /** Pushes the lead of somebody new; answers how they are called. */
  readonly push: () => Promise<string>;
  readonly count: number;
}

/** Milliseconds from a push of a portal until its lead stands in the list of leads of a phone that has it open. */
export const onTheScreen = async ({ product, access, refresh, push, count }: Shown): Promise<Latency> => {
  const browser = await launchBrowser();
  try {
    const window = await browser.newContext({ viewport: sizes.phone, isMobile: true, hasTouch: true });
    const headers = { authorization: `JWT ${access}` };
    const me = await (await fetch(`${product}/auth/users/me/`, { headers })).json();
    const page = await enter(window, product, { access, refresh, me }, '/leads');
    await page.getByRole('heading', { name: 'Leads' }).first().waitFor();
    const all: number[] = [];
    for (let n = 0; n < count; n++) {
      const began = performance.now();
      const name = await push();
      await page.getByText(name, { exact: true }).first().waitFor();
      all.push(performance.now() - began);
    }
    return latencyOf(all);
  } finally {
    await browser.close();
  }
};
