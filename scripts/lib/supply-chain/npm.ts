import { execFile } from 'node:child_process';
import { root } from '../processes.ts';

/** Runs npm, the one that started us where there is one, and keeps what it wrote. */
export const npm = (args: string[], env: NodeJS.ProcessEnv = {}): Promise<{ code: number; said: string }> => {
  const own = process.env.npm_execpath;
  const [program, before] = own && /\.[cm]?js$/.test(own) ? [process.execPath, [own]] : ['npm', []];
  return new Promise((done, fail) => {
    const options = { cwd: root, env: { ...process.env, ...env }, maxBuffer: 64 * 1024 * 1024 };
    const child = execFile(program, [...before, ...args], options, (error, said) => {
      if (error && child.exitCode === null) fail(error);
      else done({ code: child.exitCode ?? 1, said });
    });
  });
};
