export { seedDemoLeads } from './leads/seed-leads.ts';
export { refuseDemo } from './removal/refuse-demo.ts';
export { removeDemo } from './removal/remove-demo.ts';
export { seedDemo } from './seed-demo.ts';
export { seedDemoWhatsapp } from './whatsapp/seed-whatsapp.ts';
