import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** A browser engine that is not npm's to bring, and what of Debian it takes. */
export interface Engine {
  readonly name: string;
  readonly programs: readonly string[];
  readonly install: string;
}

export const engines = {
  webkit: {
    name: 'WebKit',
    programs: ['WebKitWebDriver', 'Xvfb', 'setpriv'],
    install: 'apt-get install webkit2gtk-driver xvfb',
  },
  firefox: { name: 'Firefox', programs: ['firefox-esr'], install: 'apt-get install firefox-esr' },
} as const satisfies Record<string, Engine>;

const onPath = (program: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, program))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });

/** Where a program is. Throws where it is not. */
export const program = (name: string): string => {
  const file = onPath(name);
  if (!file) throw new Error(`${name} is not on this machine.`);
  return file;
};

/** True where the engine is not on this machine, which the run's output then says by name; .ci/run installs it. */
export const lacks = ({ name, programs, install }: Engine): boolean => {
  const missing = programs.filter((one) => !onPath(one));
  if (missing.length > 0) console.warn(`Skipped in ${name}, for want of ${missing.join(' and ')}: ${install}`);
  return missing.length > 0;
};
