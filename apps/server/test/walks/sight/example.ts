import type { aForm, Person, TestServer } from '../../support.ts';
import type { TellTaleOffice } from './seed.ts';

/** What is sent to a call. */
export interface Sent {
  /** '?mobile=9824011768' */
  query?: string;
  body?: object;
  /** A form with files, by field. */
  form?: Parameters<typeof aForm>;
}
/** Those of a GET arrange nothing, since it is asked again after every change of others. */
export type Example = (
  office: TellTaleOffice,
  person: Person,
  at: { server: TestServer; url: string },
) => Sent | Promise<Sent>;
