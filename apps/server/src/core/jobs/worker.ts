import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Logger as QueueLogger, run, type TaskList } from 'graphile-worker';
import type { Logger } from 'pino';
import type { Services } from '../context.ts';
import { ownerPool } from '../database/pool.ts';
import { withoutSecrets } from './error-text.ts';
import type { RunningJob } from './job.ts';
import { takeSeat } from './seat.ts';

/** How often jobs that become due by the clock are looked for; new ones are told of at once by NOTIFY. */
const pollMs = 2000;
/** How often a runner is begun anew while the database is away. */
const againMs = 500;

export interface Worker {
  /** Takes no more jobs, and waits until those that run are done. May be asked for twice. */
  stop(): Promise<void>;
}

/**
 * Runs the jobs of the queue until it is stopped. A job of a worker that died is run again within half a minute. Where the
 * database goes away, the queue's runner ends or no longer knows which jobs are its own: another takes its place as soon
 * as the database is back, and what the old one had in hand is free once it is through with it.
 */
export const startWorker = async (
  ownerUrl: string,
  services: Services,
  jobs: readonly RunningJob[],
  log: Logger,
): Promise<Worker> => {
  // They wait for third parties more than they compute.
  const concurrency = services.settings.jobsAtOnce;
  const pool = ownerPool(ownerUrl, concurrency + 2);
  let current: Running | undefined;
  let stopped: Promise<void> | undefined;
  let renewing: Promise<void> | undefined;
  const ending = new Set<Promise<void>>();

  const renew = (lost: Running | undefined): void => {
    if (stopped || !lost || lost !== current) return;
    // First of all, since a runner that is told to end tells so itself.
    current = undefined;
    const ended = lost.end().finally(() => ending.delete(ended));
    ending.add(ended);
    renewing = (async () => {
      while (!stopped && !current) {
        await pause(againMs, undefined, { ref: false });
        current = await begin().catch(() => undefined);
      }
      log.info('the worker runs again');
    })().finally(() => {
      renewing = undefined;
    });
  };

  const seat = await takeSeat(ownerUrl, log, () => renew(current));

  const begin = async (): Promise<Running> => {
    const events = new EventEmitter();
    const sat: string[] = [];
    events.on('pool:create', ({ workerPool }: { workerPool: { id: string } }) => {
      sat.push(workerPool.id);
      void seat.sit(workerPool.id);
    });
    const runner = await run({
      pgPool: pool,
      events,
      concurrency,
      pollInterval: pollMs,
      noHandleSignals: true,
      // Prepared statements outlive a change of plan in a pool that several versions of the server may share.
      noPreparedStatements: true,
      gracefulShutdownAbortTimeout: 20_000,
      // The end of a job is written by the queue's batches: without them, its failure is an error that nobody handles.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      logger: toOurLog(log),
      taskList: taskList(services, jobs, log),
    });
    const ended = runner.promise.catch((error: unknown) =>
      log.warn({ why: withoutSecrets(error) }, 'the worker ended'),
    );
    const running: Running = {
      end: async () => {
        // One that is ending already refuses to be stopped.
        await runner.stop().catch(() => undefined);
        await ended;
        for (const worker of sat) await seat.rise(worker);
      },
    };
    events.on('pool:gracefulShutdown', () => renew(running));
    void ended.then(() => renew(running));
    return running;
  };

  const stop = async () => {
    await renewing;
    await current?.end();
    await Promise.all(ending);
    await seat.leave();
    await pool.end();
  };

  current = await begin();
  return {
    stop: () => {
      stopped ??= stop();
      return stopped;
    },
  };
};

/** One runner of the queue. `end` takes no more jobs, waits for those in hand, and gives free what is left. */
interface Running {
  end(): Promise<void>;
}

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
            jobKey: job.key,
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
