export { sendAnswersDue } from './first-answer/index.ts';
export { leadWhatsappHandlers } from './handlers.ts';
export { serveChatDoor } from './serve-door.ts';
