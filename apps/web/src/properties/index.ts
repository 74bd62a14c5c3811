import { lazyPart, screen } from '../core/screen.ts';

export const PropertiesScreen = screen(() => import('./properties-screen.tsx'), 'PropertiesScreen');
export const PropertyFormScreen = screen(() => import('./form/property-form-screen.tsx'), 'PropertyFormScreen');

/** Asks what the owner of a property says, by its id. */
export const VerifyById = lazyPart(() => import('./record/verify-by-id.tsx'), 'VerifyById');
