export { leadExpiry } from './leads/expire-leads.ts';
export { projectInquiryHandlers } from './leads/project-inquiries.ts';
export { leadWarning } from './leads/warn-of-leads.ts';
export { maySeeProjectFile, projectFileExpiry, projectFileHandlers } from './project-files.ts';
export { projectUnitHandlers } from './project-units.ts';
export { projectHandlers } from './projects.ts';
export { insertProjects } from './write-many.ts';
export { derivedPrices } from './write-unit.ts';
