import { passwordLimits } from '@angan/contract/auth/auth.ts';
import { hash, verify } from '@node-rs/argon2';

/** argon2id with the parameters that OWASP's cheat sheet names first: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

/** A hash that no password fits, so that an unknown name takes as long as a wrong password. */
const nobody = hash('nobody has this password', cost);

export const passwordFits = async (passwordHash: string | undefined, password: string): Promise<boolean> => {
  // What is no hash of ours, as of an account that was made without a password, fits none.
  const fits = await verify(passwordHash ?? (await nobody), password).catch(() => false);
  return passwordHash !== undefined && fits;
};

const common = new Set([
  'password',
  'password1',
  '12345678',
  '123456789',
  '1234567890',
  'qwerty123',
  'iloveyou',
  'india123',
  'welcome1',
  'admin123',
  'abcd1234',
]);

/** What is wrong with a new password, in Django's words; an empty list where nothing is. */
export const passwordFaults = (password: string): string[] => [
  ...(password.length < passwordLimits.least
    ? [`This password is too short. It must contain at least ${passwordLimits.least} characters.`]
    : []),
  ...(common.has(password.toLowerCase()) ? ['This password is too common.'] : []),
  ...(/^\d+$/.test(password) ? ['This password is entirely numeric.'] : []),
];
