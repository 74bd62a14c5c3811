import { execFile } from 'node:child_process';
import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What to launch, and with which arguments, for Playwright's `chromium.launch`. */
export interface Browser {
  executablePath: string;
  args: string[];
}

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];
const PLACES: Partial<Record<NodeJS.Platform, string[]>> = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA'].flatMap((folder) => {
    const base = process.env[folder];
    return base
      ? [join(base, 'Google/Chrome/Application/chrome.exe'), join(base, 'Microsoft/Edge/Application/msedge.exe')]
      : [];
  }),
};

const isRunnable = (path: string): Promise<boolean> =>
  access(path, constants.X_OK).then(
    () => true,
    () => false,
  );

/** Where the system's own Chromium or Chrome is; null where there is none. */
export async function onThisSystem(): Promise<string | null> {
  const onPath = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));
  for (const place of [...(PLACES[process.platform] ?? []), ...onPath]) if (await isRunnable(place)) return place;
  return null;
}

/** The browser's own sandbox refuses root, and containers give it too little shared memory. */
const ownArgs = (): string[] => [
  '--disable-background-networking',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/**
 * The browser for the tests: CHROME_PATH, else the one that npm brought, else the system's Chromium or Chrome. That of
 * npm is one and the same everywhere, and has no frame to draw: it opens a window in a fraction of the time.
 * Throws an error that names the one command to run where there is none, and npm's lacks libraries of the system.
 */
export async function findBrowser(): Promise<Browser> {
  const given = process.env.CHROME_PATH;
  if (given) {
    if (await isRunnable(given)) return { executablePath: given, args: ownArgs() };
    throw new Error(`CHROME_PATH names ${given}, which cannot be run. Correct it, or unset it.`);
  }
  return bundled().catch(async (error: Error) => {
    const executablePath = await onThisSystem();
    if (executablePath) return { executablePath, args: ownArgs() };
    throw error;
  });
}

/** The browser from npm, unpacked and seen to start. */
export async function bundled(): Promise<Browser> {
  if (process.platform !== 'linux')
    throw new Error(
      'The browser tests need Google Chrome or Chromium. Install one, or set CHROME_PATH to where it is.',
    );
  const { default: chromium } = await import('@sparticuz/chromium');
  const executablePath = await chromium.executablePath();
  try {
    await run(executablePath, ['--version']);
  } catch {
    throw new Error(await howToMend(executablePath));
  }
  // Its own list is made for one short page on a small machine; of it the tests need only this.
  return { executablePath, args: [...ownArgs(), '--no-sandbox'] };
}

/** The sentence for a browser that does not start: what it lacks, and the one command that brings it. */
export async function howToMend(executablePath: string): Promise<string> {
  const { stdout } = await run('ldd', [executablePath]).catch(() => ({ stdout: '' }));
  const missing = [...stdout.matchAll(/^\s*(\S+) => not found/gm)].map(([, name]) => name);
  const why = `The browser from npm lacks ${missing.length > 0 ? `these libraries of the system: ${missing.join(', ')}` : 'something of the system'}.`;
  const installers = {
    'apt-get': 'apt-get install -y chromium',
    dnf: 'dnf install -y chromium',
    pacman: 'pacman -S --noconfirm chromium',
  };
  for (const [tool, command] of Object.entries(installers))
    if (await run('sh', ['-c', `command -v ${tool}`]).catch(() => null)) return `${why} Run: ${command}`;
  return `${why} Install them, or Chromium, with the tool of this system.`;
}
