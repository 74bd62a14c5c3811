import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { program } from './tools.ts';

export interface Child {
  readonly process: ChildProcess;
  end(): Promise<void>;
}

/** A program of the system that ends with this process, however that ends. */
export const child = (name: string, args: readonly string[], env: NodeJS.ProcessEnv, stdio: StdioOptions): Child => {
  const started = spawn(program('setpriv'), ['--pdeathsig', 'TERM', program(name), ...args], { env, stdio });
  const gone = once(started, 'exit');
  return {
    process: started,
    end: async () => {
      started.kill('SIGTERM');
      await gone;
    },
  };
};
