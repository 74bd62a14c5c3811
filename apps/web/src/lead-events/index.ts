import { partOf } from '../ui/part-of.tsx';

/** Portals as the office is connected to them, a part of its settings. */
export const IntegrationsPart = partOf(() => import('./connect/integrations-part.tsx'), 'IntegrationsPart');
/** How many leads came while the subscription had ended. */
export const WaitingLeads = partOf(() => import('./words/waiting-leads.tsx'), 'WaitingLeads', 'nothing');
export { FailingSources } from './connect/failing-sources.tsx';
export { integrationsPath, leadsPath } from './words/paths.ts';
