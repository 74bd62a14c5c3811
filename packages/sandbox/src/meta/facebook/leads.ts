import { objectId } from '../ids.ts';
import type { Meta } from '../meta.ts';
import type { Lead, LeadForm } from './state.ts';

export interface Filled {
  answers: Record<string, string | string[]>;
  /** Seconds ago that it was filled in. */
  seconds_ago?: number | undefined;
  /** Whether it came of an ad. */
  of_ad?: boolean | undefined;
  /** Nobody tells of it: what a webhook that was lost for good looks like. */
  untold?: boolean | undefined;
}

/** Somebody fills in a form: the lead is kept, and the page's apps are told. */
export function fillIn(meta: Meta, form: LeadForm, { answers, seconds_ago = 0, of_ad = true, untold }: Filled): Lead {
  const lead: Lead = {
    ...{ id: objectId(), form: form.id, page: form.page, at: meta.clock.now() - seconds_ago * 1000 },
    ...{ ad: of_ad ? '1450010002720001' : null, told: 0, read: 0, listed: 0 },
    answers: form.questions.flatMap(({ key }) => {
      const given = answers[key];
      return given === undefined || given === '' ? [] : [{ name: key, values: [given].flat() }];
    }),
  };
  meta.facebook.leads.set(lead.id, lead);
  if (!untold) tell(meta, lead);
  meta.changed();
  return lead;
}

/** The webhook of a lead, once more each time. Of what came of no ad it names none. */
export function tell(meta: Meta, lead: Lead): void {
  lead.told++;
  meta.webhooks.page(lead.page, 'leadgen', {
    leadgen_id: lead.id,
    page_id: lead.page,
    form_id: lead.form,
    ...(lead.ad && { adgroup_id: lead.ad, ad_id: lead.ad }),
    created_time: Math.floor(lead.at / 1000),
  });
}
