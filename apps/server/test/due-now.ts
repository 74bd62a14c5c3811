/**
 * A statement that has the queue's jobs run which `condition` finds, as if their time had come, and answers how many they
 * are. The worker is told of them, as it is of a new job: else it would find them only when it looks by itself, up to two
 * seconds later.
 */
export const dueNow = (condition: string): string => `
  with due as (
    update graphile_worker._private_jobs set run_at = now() where locked_at is null and (${condition}) returning 1
  ), counted as (
    select count(*)::int as jobs from due
  ) select jobs, pg_notify('jobs:insert', json_build_object('r', random(), 'count', jobs)::text) from counted`;
