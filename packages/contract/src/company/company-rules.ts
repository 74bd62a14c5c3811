import { contrastOnPaper, isColour, leastContrast } from '@angan/domain/brochure/look.ts';
import { cities, stateOfCity } from '@angan/domain/lookups/places.ts';
import { isMobile } from '@angan/domain/mobile.ts';
import { gstinFault, isPan, panOfGstin, stateCodeOfGstin } from '@angan/domain/tax-numbers.ts';
import { isInvoicePrefix } from '@angan/domain/taxes/index.ts';
import { contactTexts } from '../contacts/texts.ts';
import { type Mistakes, unknownIds } from '../kit/mistakes.ts';
import type { CompanyProfile } from './company.ts';
import { companyTexts } from './texts.ts';

/** A company's facts as they stand or would stand, whichever are known. */
export type CompanyFacts = Partial<
  Pick<
    CompanyProfile,
    | 'mobile'
    | 'city'
    | 'pincode'
    | 'gstin'
    | 'pan'
    | 'tan'
    | 'invoice_prefix'
    | 'upi_id'
    | 'default_city'
    | 'working_hours'
    | 'weekly_off'
    | 'assign_rule'
    | 'assign_to'
    | 'pdf_colour'
  >
>;

/** Facts that are not written as they should be, or contradict each other. Form and server ask the same question. */
export const companyMistakes = (company: CompanyFacts): Mistakes => {
  const { mobile = '', pincode = '', pan = '', gstin = '', working_hours, weekly_off = [] } = company;
  const found: Mistakes = unknownIds(company, { city: cities, default_city: cities });
  const say = (field: keyof CompanyFacts, text: string | undefined) => {
    if (text) found[field] = [text];
  };
  if (mobile !== '' && !isMobile(mobile)) say('mobile', contactTexts.mobileInvalid);
  if (pincode !== '' && !/^[1-9][0-9]{5}$/.test(pincode)) say('pincode', companyTexts.pincode);
  if (gstin !== '') say('gstin', gstinMistake(gstin, company.city));
  if (pan !== '') say('pan', panMistake(pan, gstin));
  const { tan = '', invoice_prefix = '', upi_id = '' } = company;
  if (tan !== '' && !/^[A-Z]{4}[0-9]{5}[A-Z]$/.test(tan)) say('tan', companyTexts.tanForm);
  if (invoice_prefix !== '' && !isInvoicePrefix(invoice_prefix)) say('invoice_prefix', companyTexts.prefixForm);
  if (upi_id !== '' && !/^[A-Za-z0-9._-]{2,}@[A-Za-z]{2,}$/.test(upi_id)) say('upi_id', companyTexts.upiForm);
  if (working_hours && working_hours.to.slice(0, 5) <= working_hours.from.slice(0, 5))
    say('working_hours', companyTexts.closesBeforeOpening);
  const both = weekly_off.find((day) => working_hours?.days.includes(day));
  if (both) say('weekly_off', companyTexts.offAndOpen(both));
  if (company.assign_rule === 'One person' && !company.assign_to) say('assign_to', companyTexts.assignToWhom);
  const { pdf_colour } = company;
  if (pdf_colour && !isColour(pdf_colour)) say('pdf_colour', companyTexts.colourForm);
  else if (pdf_colour && contrastOnPaper(pdf_colour) < leastContrast) say('pdf_colour', companyTexts.colourTooPale);
  return found;
};

const gstinMistake = (gstin: string, city: number | null | undefined): string | undefined => {
  const fault = gstinFault(gstin);
  if (fault) return fault === 'form' ? companyTexts.gstinForm : companyTexts.gstinCheck;
  const state = stateOfCity(city);
  if (!state || state.gst_state_code === stateCodeOfGstin(gstin)) return undefined;
  return companyTexts.gstinOfOtherState(state.state, state.gst_state_code);
};

const panMistake = (pan: string, gstin: string): string | undefined => {
  if (!isPan(pan)) return companyTexts.panForm;
  if (gstinFault(gstin) || panOfGstin(gstin) === pan) return undefined;
  return companyTexts.panUnlikeGstin(panOfGstin(gstin));
};
