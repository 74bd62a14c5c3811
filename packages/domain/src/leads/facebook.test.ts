import { expect, test } from 'vitest';
import { facebookTargetOf } from './facebook.ts';

test.each([
  ['full_name', 'Full name', 'FULL_NAME', 'Name'],
  ['last_name', 'Last name', 'LAST_NAME', 'Name'],
  ['phone_number', 'Phone number', 'PHONE', 'Mobile number'],
  ['work_email', 'Work email', 'WORK_EMAIL', 'Email'],
  ['what_is_your_budget?', 'What is your budget?', 'CUSTOM', 'Budget'],
  ['how_many_bedrooms_do_you_need?', '', 'CUSTOM', 'BHK'],
  ['configuration', 'Configuration (2/3/4 BHK)', 'CUSTOM', 'BHK'],
  ['preferred_location', 'Preferred location', 'CUSTOM', 'Area'],
  ['which_project?', 'Which project are you interested in?', 'CUSTOM', 'Project'],
  ['property_type', 'Which type of property?', 'CUSTOM', 'Sub type'],
  ['your_whatsapp_no', 'Your WhatsApp no.', 'CUSTOM', 'Mobile number'],
  ['carpet_area_you_need', 'Size that you need, in square feet', 'CUSTOM', 'Message'],
  ['when_may_we_call?', 'When may we call?', 'CUSTOM', 'Message'],
  ['surname_of_your_cat', 'What are its colours?', 'CUSTOM', 'Message'],
] as const)('%s becomes %s', (key, label, type, target) => {
  expect(facebookTargetOf({ key, label, type })).toBe(target);
});
