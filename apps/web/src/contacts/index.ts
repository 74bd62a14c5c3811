export { ContactsScreen } from './contacts-screen.tsx';
export type { ContactLinks } from './links.ts';
export { AddGroup, AddSource } from './names/index.ts';
