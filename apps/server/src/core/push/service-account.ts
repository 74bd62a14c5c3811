import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';

const account = z.object({
  project_id: z.string().regex(/^[\w:.-]+$/),
  client_email: z.email(),
  private_key: z.string(),
  token_uri: z.url().default('https://oauth2.googleapis.com/token'),
});
/** Who we are to Firebase. */
export type ServiceAccount = z.infer<typeof account>;

/** The file that Google's console gives out for a service account: its path, or what is in it. */
export const readServiceAccount = (given: string, context: z.core.$RefinementCtx<string>): ServiceAccount => {
  try {
    const read = account.parse(JSON.parse(given.trimStart().startsWith('{') ? given : readFileSync(given, 'utf8')));
    createPrivateKey(read.private_key);
    return read;
  } catch {
    context.addIssue('the JSON of a service account of Google, or the path of a file with it');
    return z.NEVER;
  }
};
