import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import './leave-with-parent.ts';

export const root = resolve(import.meta.dirname, '../..');

/** A process group of its own takes the terminal's Ctrl-C away from the children: we pass it on, once and in order. */
const ownGroup = process.platform !== 'win32';
const GRACE_MS = 15_000;
/** Ctrl-C reaches us from the terminal and again from our parent; only a later one is the person's second thought. */
const SAME_KEYSTROKE_MS = 1_000;

const running = new Set<ChildProcess>();
const lastly: (() => Promise<void>)[] = [];
let ending: { since: number; done: Promise<void> } | undefined;

export interface Launch {
  /** Added to our environment. */
  env?: NodeJS.ProcessEnv;
  /** `inherit` shows the output as it comes, `pipe` leaves it to the caller. */
  output?: 'inherit' | 'pipe';
  /** Long-running: end it when we die, and let it send us messages. */
  tied?: boolean;
}

/** Starts the pinned Node with these arguments, from the root of the repository. */
export function launch(args: string[], { env = {}, output = 'inherit', tied = false }: Launch = {}): ChildProcess {
  const preload = tied ? ['--import', resolve(import.meta.dirname, 'leave-with-parent.ts')] : [];
  const child = spawn(process.execPath, [...preload, ...args], {
    cwd: root,
    detached: ownGroup,
    env: { ...process.env, ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}), ...env },
    stdio: ['ignore', output, output, ...(tied ? (['ipc'] as const) : [])],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

/** The exit code of a child; a signal counts as the shell counts it. */
export const exited = (child: ChildProcess): Promise<number> =>
  new Promise((done) => {
    if (child.exitCode !== null) done(child.exitCode);
    else child.once('exit', (code, signal) => done(code ?? (signal === 'SIGINT' ? 130 : 143)));
  });

/** Runs a tool to its end with its output shown, and returns its exit code. */
export const runTool = (args: string[], options: Launch = {}): Promise<number> => exited(launch(args, options));

/** Runs a tool to its end and keeps what it printed. */
export async function capture(args: string[], options: Launch = {}): Promise<{ code: number; output: string }> {
  const child = launch(args, { ...options, output: 'pipe' });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  const code = await new Promise<number>((done) => child.once('close', (status) => done(status ?? 1)));
  return { code, output };
}

/** Something to do after all children are gone, such as leaving the database. */
export const whenAllStopped = (work: () => Promise<void>): void => {
  lastly.push(work);
};

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (ownGroup && child.pid && signal === 'SIGKILL') process.kill(-child.pid, signal);
    else child.kill(signal);
  } catch {
    // Gone between the look and the signal.
  }
}

function killAll(): void {
  for (const child of running) signalGroup(child, 'SIGKILL');
}

/** Stops every child in good order, and by force where one takes longer than its grace. */
export function stopAll(): Promise<void> {
  ending ??= { since: Date.now(), done: endThem() };
  return ending.done;
}

/** For a part that was meant to stay: says so, unless everything is being stopped anyway, and stops the rest. */
export async function stopAfterALoss(): Promise<never> {
  const asked = Boolean(ending);
  if (!asked) console.error('A part of Angan ended unexpectedly, so the rest is stopped too.');
  await stopAll();
  // Whoever took the signal ends the process with the signal's code.
  if (asked) await new Promise(() => {});
  return process.exit(1);
}

async function endThem(): Promise<void> {
  const children = [...running];
  const force = setTimeout(killAll, GRACE_MS);
  for (const child of children) signalGroup(child, 'SIGTERM');
  await Promise.all(children.map(exited));
  clearTimeout(force);
  for (const work of lastly) await work();
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, async () => {
    if (ending) {
      if (Date.now() - ending.since > SAME_KEYSTROKE_MS) killAll();
      return;
    }
    await stopAll();
    process.exit(signal === 'SIGINT' ? 130 : 143);
  });
