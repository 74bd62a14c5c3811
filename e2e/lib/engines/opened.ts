import { afterAll, beforeAll, inject } from 'vitest';
import { office, type Wanted } from '../office.ts';
import { type EnginePage, enterIn } from './page.ts';

/** The people of a file whose journeys are made in another engine, one after the other in one window that starts with it. */
export const engineOffice = <Page extends EnginePage>(file: string, launch: () => Promise<Page>) => {
  const people = office(file);
  const url = inject('productUrl');
  let page: Page | undefined;
  beforeAll(async () => {
    page = await launch();
  });
  afterAll(() => page?.close());
  const entered = async (email: string | undefined, at: string | undefined) => {
    await enterIn(page!, url, email === undefined ? undefined : await people.session(email), at);
    return page!;
  };
  return {
    ...people,
    /** The window as somebody who is not logged in has it. */
    visit: ({ at }: Pick<Wanted, 'at'> = {}) => entered(undefined, at),
    /** The window of the person, at an address. */
    open: (email: string, { at }: Pick<Wanted, 'at'> = {}) => entered(email, at),
  };
};
