export { whatsappButtonHandlers } from './buttons.ts';
export { syncingTemplates, syncUnread } from './sync-job.ts';
export { templateFields } from './template-fields.ts';
export { templateGroupHandlers } from './template-groups.ts';
export { contentOfRow, type TemplateRow, templateRow, templateRows } from './template-row.ts';
export { whatsappTemplateHandlers } from './templates.ts';
