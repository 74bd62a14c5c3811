export { chatsFor, type Known } from './chats-for.ts';
export { mergeChats } from './merge-chats.ts';
