/** Names that settings had before, by the one that they have now. They are read until the next version. */
const formerNames: Readonly<Record<string, string>> = {
  META_URL: 'META_GRAPH_URL',
  META_VERSION: 'META_GRAPH_VERSION',
  AI_URL: 'AI_BASE_URL',
  AI_KEY: 'AI_API_KEY',
};

/** What begins like these is meant for us, so that a name nobody knows is a slip. */
const ownPrefixes = [
  'ACRES99_',
  'AI_',
  'APP_',
  'DATABASE_',
  'DEVICE_',
  'FCM_',
  'HOUSING_',
  'KEEP_',
  'MAGICBRICKS_',
  'MAIL_',
  'MAP_TILES_',
  'META_',
  'OPERATOR_',
  'RAZORPAY_',
  'S3_',
  'SANDBOX_',
  'SIGN_INS_',
  'SMS_',
  'SMTP_',
  'SOCIAL_',
  'SUPPORT_',
  'TRUST_',
  'VAPID_',
];

/**
 * The environment with former names of settings replaced by today's and blank values left out, and a sentence about each
 * former name and each name that begins like a setting of ours and is none. `known`: today's names.
 */
export const readNames = (env: NodeJS.ProcessEnv, known: readonly string[]) => {
  const given: Record<string, string> = {};
  const warnings: string[] = [];
  for (const [name, value] of Object.entries(env)) if (value !== undefined && value !== '') given[name] = value;
  for (const [former, name] of Object.entries(formerNames)) {
    const value = given[former];
    if (value === undefined) continue;
    delete given[former];
    if (given[name] === undefined) {
      given[name] = value;
      warnings.push(`${former} is called ${name} now. It is still read, until the next version: rename it.`);
    } else warnings.push(`${former} is called ${name} now, which is set as well: ${former} is not read. Remove it.`);
  }
  for (const name of Object.keys(given).sort()) {
    const prefix = ownPrefixes.find((one) => name.startsWith(one));
    if (!prefix || known.includes(name)) continue;
    const alike = known.filter((one) => one.startsWith(prefix));
    warnings.push(
      `${name} is set and is no setting of Angan, so nothing reads it.${alike.length ? ` There are ${alike.join(', ')}.` : ''}`,
    );
  }
  return { given, warnings };
};
