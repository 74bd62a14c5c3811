import { fileSource } from '@angan/domain/leads/sources.ts';

/** Where the inbox of leads stands, or one lead over it. */
export const leadsPath = '/leads';
export const leadPath = (id: number) => `${leadsPath}?id=${id}`;
/** The leads of all files. */
export const leadsOfFilesPath = `${leadsPath}?source=${fileSource}&days=all`;
/** Where portals are connected. */
export const integrationsPath = '/settings?part=integrations';

/** Facebook's pages, open within them. */
export const facebookPath = `${integrationsPath}&portal=facebook`;
