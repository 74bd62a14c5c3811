export { amountInWords, numberInWords } from './amount-in-words.ts';
export {
  type BrokeragePayment,
  type BrokerageTds,
  expectedTds,
  tdsOnBrokerage,
} from './brokerage-tds.ts';
export {
  type Constitution,
  constitutions,
  deductsTdsByDefault,
  payerDeductsTdsByDefault,
} from './constitution.ts';
export { type EffectiveRow, inForce } from './effective.ts';
export { type FinancialYear, financialYearOf, isInFinancialYear } from './financial-year.ts';
export {
  advanceDocument,
  defaultGstTreatment,
  documentLess,
  type GstInput,
  type GstTreatment,
  sumOfDocuments,
  type TaxedAmounts,
  type TaxedDocument,
  taxedDocument,
  taxedTotal,
} from './gst.ts';
export { type GstRegistration, gstRegistrationOf, type SupplyMade } from './gst-registration.ts';
export {
  type GstRateRow,
  type GstThresholdRow,
  gstRateRows,
  gstThresholdRows,
  type SacRow,
  type Supply,
  sacRows,
  supplies,
} from './gst-rows.ts';
export {
  invoiceNumber,
  isInvoicePrefix,
  lastSerial,
  type PaperKind,
  paperKinds,
  seriesOf,
} from './invoice-number.ts';
export {
  type PricePayment,
  type PropertyPurchase,
  type PropertyTds,
  propertyTdsOn,
  tdsOnPricePayments,
} from './property-tds.ts';
export { rentTdsRule, tdsOnMonthlyRent, tdsOnRentOfYear } from './rent-tds.ts';
export {
  type StampDuty,
  type StampDutyQuestion,
  stampDutyOf,
  stampDutyRowFor,
} from './stamp-duty.ts';
export { type StampBuyer, type StampDutyRow, stampBuyers, stampDutyRows } from './stamp-duty-rows.ts';
export { placeOfSupply, sacOf, supplyOf } from './supply.ts';
export { isAboveThreshold, type PaymentDays, tdsDay, tdsOn, tdsPercent, tdsRowOn } from './tds.ts';
export { tdsRows } from './tds-rows.ts';
export { type TdsRow, type TdsRule, tdsRules } from './tds-types.ts';
