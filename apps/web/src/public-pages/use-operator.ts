import { operatorCalls } from '@angan/contract/platform/operator.ts';
import { useQuery } from '@tanstack/react-query';
import { query } from '../core/api/index.ts';

/** Who runs this server; it changes with a restart at most. */
export const useOperator = () => useQuery({ ...query(operatorCalls.show, {}, { quiet: true }), staleTime: Infinity });
