export { AddGroup, AddSource } from './add-name.tsx';
export { ContactGroupsScreen, SourcesScreen } from './name-screen.tsx';
