import type { ReadLead } from './portal.ts';

/** An enquiry that says nothing. */
export const blankLead: ReadLead = {
  ...{ external_ref: '', asked_at: null, name: '', phone: '', email: '', message: '', label: '', listing: '' },
  ...{ project: '', locality: '', city: '', bhk: '', budget: '', budget_min: null, budget_max: null, subtype: '' },
  ...{ deal: null, is_deal_weak: false, kind: null, is_verified: false, is_agent: false, raw: '' },
};
