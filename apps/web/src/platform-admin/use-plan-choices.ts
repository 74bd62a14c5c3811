import { type DeskPlan, planDeskCalls } from '@angan/contract/platform/plan-desk.ts';
import { useQuery } from '@tanstack/react-query';
import { query } from '../core/api/index.ts';

const none: readonly DeskPlan[] = [];

/** All plans of the platform, those too that are not on offer. */
export const usePlans = (): readonly DeskPlan[] =>
  useQuery(query(planDeskCalls.list, {}, { quiet: true })).data ?? none;

/** The same to choose among. */
export const usePlanChoices = () => usePlans().map(({ id, plan_name }) => ({ id, label: plan_name }));
