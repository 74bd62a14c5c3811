import { companyCalls } from '@angan/contract/company/company.ts';
import { query } from '../core/api/index.ts';

/** What the own company says about itself; for Owner and Co-Owner. */
export const companyQuery = query(companyCalls.get, {}, { quiet: true });
