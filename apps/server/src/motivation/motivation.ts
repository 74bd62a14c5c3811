import {
  type Motivation,
  type motivationCalls,
  motivations,
  motivationTexts,
} from '@angan/contract/motivation/motivation.ts';
import { crud } from '../core/crud.ts';
import { breaksUnique } from '../core/database/database-errors.ts';
import { fieldErrors } from '../core/errors.ts';
import type { Handlers } from '../core/http/serve.ts';

const stored = crud(motivations, 'motivation');

type Days = { day?: number | null | undefined; date?: string | null | undefined };

const checkDays = ({ day, date }: Days): void => {
  if (day && date) throw fieldErrors({ date: [motivationTexts.oneOfBoth] });
};

const dayTaken = (error: unknown): never => {
  if (breaksUnique(error, 'motivation_of_date')) throw fieldErrors({ date: [motivationTexts.taken] });
  if (breaksUnique(error, 'motivation_of_day')) throw fieldErrors({ day: [motivationTexts.taken] });
  throw error;
};

export const motivationHandlers: Handlers<typeof motivationCalls> = {
  ...stored,
  async create(input, context) {
    checkDays(input.body);
    return stored.create(input, context).catch(dayTaken);
  },
  async update(input, context) {
    const before: Motivation = await stored.get({ ...input, body: undefined }, context);
    checkDays({ ...before, ...input.body });
    return stored.update(input, context).catch(dayTaken);
  },
};
