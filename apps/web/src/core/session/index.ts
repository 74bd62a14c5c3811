export { type Auth, useAuth } from './auth.ts';
export { lastEnding, onSessionEnd, SessionEnded } from './end.ts';
export { unitsOfOffice, useOwnUnits } from './own-units.ts';
export { adoptMe, logOut, logOutEverywhere, renewMe, signIn, watchOtherTabs } from './session.ts';
export { useSubscription } from './subscription.ts';
export { useMay, useRunsTheOffice, useUsertype } from './who.ts';
