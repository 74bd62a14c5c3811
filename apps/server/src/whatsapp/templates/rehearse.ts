import type { Context, SteppedContext } from '../../core/context.ts';

/** Does something and undoes it: answers what would come of it, or throws what would be refused. Nothing is kept. */
export const rehearse = async <T>({ step }: SteppedContext, work: (context: Context) => Promise<T>): Promise<T> => {
  const undone = new Error('undone');
  let outcome: { readonly value: T } | undefined;
  await step(async (context) => {
    outcome = { value: await work(context) };
    throw undone;
  }).catch((error: unknown) => {
    if (error !== undone) throw error;
  });
  return outcome!.value;
};
