import type { Person, TestServer } from './support.ts';

/** A walk may take longer than a token lasts. */
export const renewToken = (server: TestServer, person: Person): void => {
  const claims = JSON.parse(Buffer.from(person.token.split('.')[1]!, 'base64url').toString());
  const { company_id, usertype, subscription_status } = claims;
  person.token = server.tokens.access(person.id, person.device, { company_id, usertype, subscription_status });
};
