import type { AlertKind } from '@angan/domain/alerts.ts';
import { causesOfDues } from './dues.ts';
import { causesOfEndings } from './endings.ts';
import { causesOfLeads } from './leads.ts';
import type { Cause } from './office.ts';
import { causesOfOffice } from './office-itself.ts';
import { causesOfPayments } from './payments.ts';
import { causesOfWork } from './work.ts';

export { leased } from './endings.ts';
export { type AlertOffice, anAlertOffice } from './office.ts';

/** How each kind of alert comes about. */
export const alertCauses: Readonly<Record<AlertKind, Cause>> = {
  ...causesOfLeads,
  ...causesOfWork,
  ...causesOfEndings,
  ...causesOfOffice,
  ...causesOfPayments,
  ...causesOfDues,
};
