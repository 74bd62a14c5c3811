import { lawCalls } from '@angan/contract/law/law.ts';
import { useQuery } from '@tanstack/react-query';
import { query } from '../core/api/index.ts';

/** The rows of law by which duties, taxes and loans are estimated, as the platform keeps them. */
export const useLaw = () => useQuery(query(lawCalls.tables, {}, { quiet: true }));
