export { AddPropertyScreen } from './add-property-screen.tsx';
export { PropertiesScreen } from './properties-screen.tsx';
