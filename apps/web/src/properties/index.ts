export { PropertyFormScreen } from './form/property-form-screen.tsx';
export { PropertiesScreen } from './properties-screen.tsx';
