/** What is said of a field whatever record it belongs to. */
export const fieldTexts = {
  mobileInvalid: 'Enter valid mobile number',
} as const;
