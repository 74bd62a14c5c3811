import type { SteppedContext } from '../../core/context.ts';
import type { Stepping } from './pull-source.ts';

/** The transactions of a call that is answered in steps, as the worker has its own. */
export const steppingOf = ({ step, services, actor }: SteppedContext): Stepping => ({
  services,
  companyId: actor.companyId,
  step: (work) => step(({ db }) => work(db)),
});
