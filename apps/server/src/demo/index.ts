export { seedDemoChats } from './seed-chats.ts';
export { seedDemo } from './seed-demo.ts';
