import type { homeCalls } from '@angan/contract/home/home.ts';
import { homeCall } from '@angan/contract/home/home-call.ts';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../core/api/index.ts';

/** Milliseconds that Home stays as it is though others change something: an import would else have it read without end. */
const calmMs = 5000;

/** The call without its answer's schema, which nobody reads here. */
const get = homeCall as unknown as typeof homeCalls.get;

/** What Home shows, read in one call. */
export const useHome = () =>
  useQuery({ ...query(get, undefined, { quiet: true }), meta: { kept: homeCall.kept, calmMs } });
