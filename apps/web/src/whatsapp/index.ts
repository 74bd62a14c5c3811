export { HubScreen } from './hub/hub-screen.tsx';
export { MediaScreen } from './media/media-screen.tsx';
export {
  AddTemplateScreen,
  AiTemplateScreen,
  ButtonsScreen,
  ImportTemplateScreen,
  TemplateGroupsScreen,
  TemplatesScreen,
} from './templates/index.ts';
