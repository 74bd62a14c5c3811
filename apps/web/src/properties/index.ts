import { screen } from '../core/screen.ts';

export const PropertiesScreen = screen(() => import('./properties-screen.tsx'), 'PropertiesScreen');
export const PropertyFormScreen = screen(() => import('./form/property-form-screen.tsx'), 'PropertyFormScreen');
