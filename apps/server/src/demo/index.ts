export { seedDemoBroadcasts } from './seed-broadcasts.ts';
export { seedDemoChats } from './seed-chats.ts';
export { seedDemo } from './seed-demo.ts';
