import { lazyPart, screen } from '../core/screen.ts';

export const PropertiesScreen = screen(() => import('./properties-screen.tsx'), 'PropertiesScreen');
export const PropertyFormScreen = screen(() => import('./form/property-form-screen.tsx'), 'PropertyFormScreen');

/** The call that says what an owner answered, fetched when somebody reaches for it. */
export const verifying = () => import('./record/keep-verify.ts');

/** Asks what the owner of a property says, by its id. */
export const VerifyById = lazyPart(() => import('./record/verify-by-id.tsx'), 'VerifyById');
