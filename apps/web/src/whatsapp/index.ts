export { BroadcastsScreen } from './broadcasts/broadcasts-screen.tsx';
export { ChatsScreen } from './chats/index.ts';
export { HubScreen } from './hub/hub-screen.tsx';
export { MediaScreen } from './media/media-screen.tsx';
export { NumbersScreen } from './numbers/numbers-screen.tsx';
export { OptOutsScreen } from './opt-outs/index.ts';
export {
  AddTemplateScreen,
  AiTemplateScreen,
  ButtonsScreen,
  ImportTemplateScreen,
  TemplateGroupsScreen,
  TemplatesScreen,
} from './templates/index.ts';
