export { companyHandlers } from './company.ts';
export { newCompany } from './new-company.ts';
export { newUser } from './new-user.ts';
export { asPlatform, platformCompany } from './platform.ts';
export { tellOfSubscription } from './subscription-ending.ts';
export { readWorkingHours } from './working-hours.ts';
