/** What buying, the page of a payment and the server say. */
export const billingTexts = {
  notSetUp: 'Payments are not set up on this server. Write to support: the operator can turn your plan on.',
  gatewayAway: 'Razorpay did not answer. Nothing was charged. Try again in a minute.',
  wrongSignature: 'This answer did not come from Razorpay. Nothing was changed.',
  noPlan: 'This plan is not on offer any more. Choose another one.',
  noPrice: 'This plan has no price for that long. Choose another duration.',
  usersBelowPlan: (included: number) => `The plan has ${included} users already. Choose ${included} or more.`,
  usersAbovePlan: (most: number) => `This plan has at most ${most} users. Choose a larger plan.`,
  noExtraUsers: 'This plan has no more users than it includes. Choose a larger plan.',
  usersBelowTeam: (active: number) =>
    `${active} people of your office are active. Choose at least ${active} users, or make people inactive under Manage Subusers first.`,
  nothingRuns: 'No paid plan runs today, so no users can be added to it. Buy a plan first.',
  stateNeeded: 'Choose the state: it decides which GST stands on the invoice.',
  stateDiffers: (state: string) => `The GST number is of ${state}. Choose this state, or correct the number.`,
  gstin: 'Enter a valid GST number, or leave it empty.',
  couponUnknown: 'This coupon is not known or no longer good.',
  couponUsed: 'Your office has used this coupon already.',
  couponPlan: 'This coupon is not for this plan.',
  nothingToCancel: 'No paid plan runs today.',
} as const;
