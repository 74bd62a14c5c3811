import { EventEmitter } from 'node:events';
import { Logger as QueueLogger, type Runner, run, type TaskList } from 'graphile-worker';
import type { Logger } from 'pino';
import type { Services } from '../context.ts';
import { ownerPool } from '../database/pool.ts';
import { withoutSecrets } from './error-text.ts';
import type { RunningJob } from './job.ts';
import { takeSeat } from './seat.ts';

/** Jobs at a time in one process: they wait for third parties more than they compute. */
const concurrency = 8;
/** How often jobs that become due by the clock are looked for; new ones are told of at once by NOTIFY. */
const pollMs = 2000;

export interface Worker {
  /** Takes no more jobs, and waits until those that run are done. May be asked for twice. */
  stop(): Promise<void>;
}

/** Runs the jobs of the queue until it is stopped. A job of a worker that died is run again within half a minute. */
export const startWorker = async (
  ownerUrl: string,
  services: Services,
  jobs: readonly RunningJob[],
  log: Logger,
): Promise<Worker> => {
  const pool = ownerPool(ownerUrl, concurrency + 2);
  // A connection that breaks while a job holds it fails that job's query; without a listener it would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const events = new EventEmitter();
  const seat = await takeSeat(ownerUrl, events, log);
  const runner: Runner = await run({
    pgPool: pool,
    events,
    concurrency,
    pollInterval: pollMs,
    noHandleSignals: true,
    // Prepared statements outlive a change of plan in a pool that several versions of the server may share.
    noPreparedStatements: true,
    gracefulShutdownAbortTimeout: 20_000,
    logger: toOurLog(log),
    taskList: taskList(services, jobs, log),
  });
  runner.promise.catch((error: unknown) => log.error({ err: error }, 'the worker ended'));
  let stopped: Promise<void> | undefined;
  const stop = async () => {
    await runner.stop();
    await seat.leave();
    await pool.end();
  };
  return {
    stop: () => {
      stopped ??= stop();
      return stopped;
    },
  };
};

const taskList = (services: Services, jobs: readonly RunningJob[], log: Logger): TaskList =>
  Object.fromEntries(
    jobs.map(({ task, run: work }) => [
      task.name,
      async (payload, { job, abortSignal }) => {
        try {
          await work(payload, {
            services,
            log: log.child({ job: job.id, task: task.name }),
            signal: abortSignal,
            isLastTry: job.attempts >= job.max_attempts,
          });
        } catch (error) {
          // The queue keeps and logs the message, so nothing of a customer may stand in it.
          throw new Error(withoutSecrets(error));
        }
      },
    ]),
  );

const toOurLog = (log: Logger) =>
  new QueueLogger(() => (level, message) => {
    if (level === 'error') log.error(message);
    else if (level === 'warning') log.warn(message);
    else log.debug(message);
  });
