export { ButtonsScreen } from './buttons-screen.tsx';
export { AiTemplateScreen } from './drafts/ai-template-screen.tsx';
export { AddTemplateScreen } from './editor/add-template-screen.tsx';
export { Preview } from './editor/preview.tsx';
export { ImportTemplateScreen } from './import-template-screen.tsx';
export { TemplateGroupsScreen } from './template-groups-screen.tsx';
export { TemplatesScreen } from './templates-screen.tsx';
