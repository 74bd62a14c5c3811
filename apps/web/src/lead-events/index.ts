import { partOf } from '../ui/part-of.tsx';

/** Portals as the office is connected to them, a part of its settings. */
export const IntegrationsPart = partOf(() => import('./connect/integrations-part.tsx'), 'IntegrationsPart');
export { FailingSources } from './connect/failing-sources.tsx';
export { integrationsPath, leadsPath } from './words/paths.ts';
