export { seedDemo } from './seed-demo.ts';
export { seedDemoWhatsapp } from './whatsapp/seed-whatsapp.ts';
