import { ownPlanCalls } from '@angan/contract/plans/own-plan.ts';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../core/api/index.ts';

/** What the own office has and has used, for who may buy. */
export const useOwnPlan = () => useQuery(query(ownPlanCalls.show, {}, { quiet: true }));
