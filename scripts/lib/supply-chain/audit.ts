import { z } from 'zod';
import { npm } from './npm.ts';

const report = z.object({
  vulnerabilities: z.record(z.string(), z.object({ severity: z.string(), range: z.string().default('') })),
});
const grave = ['high', 'critical'];

export interface Audit {
  /** False where the registry gave no answer: then nothing is known. */
  readonly wasRead: boolean;
  /** What npm wrote, to be kept. */
  readonly said: string;
  /** In words, for whoever runs it. */
  readonly summary: string;
  /** A sentence for each package with an advisory that must not be shipped. */
  readonly grave: string[];
}

/** Asks the registry for advisories on what is in the lock. */
export const readAudit = async (env: NodeJS.ProcessEnv = {}): Promise<Audit> => {
  const { said } = await npm(['audit', '--json'], env);
  const read = report.safeParse(parsed(said));
  if (!read.success)
    return {
      wasRead: false,
      said,
      summary: `The registry gave no answer about advisories${reasonIn(said)}: nothing is known of them. Run this where a registry that has them can be reached.`,
      grave: [],
    };
  const found = Object.entries(read.data.vulnerabilities);
  return {
    wasRead: true,
    said,
    summary: found.length ? `${found.length} packages have advisories.` : 'No package has an advisory.',
    grave: found
      .filter(([, { severity }]) => grave.includes(severity))
      .map(
        ([name, { severity, range }]) => `${name} ${range} has an advisory that is ${severity}: npm audit tells more.`,
      ),
  };
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const failure = z.object({
  statusCode: z.number().optional(),
  error: z.object({ code: z.string().nullish() }).optional(),
});
const reasonIn = (said: string): string => {
  const { data } = failure.safeParse(parsed(said));
  const why = data?.statusCode ?? data?.error?.code;
  return why ? ` (${why})` : '';
};
