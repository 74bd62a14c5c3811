/** The steps of the funnel, each counted as reached or passed. */
export const funnelSteps = [
  ...(['New', 'Contacted', 'Qualified', 'Options Shared', 'Visit Done', 'Negotiation', 'Token Paid'] as const),
  'Closed Won',
] as const;
export type FunnelStep = (typeof funnelSteps)[number];

/** How long an inquiry waited for its first answer, in minutes of working hours. */
export const responseBuckets = ['under 5', '5 to 15', '15 to 60', 'over 60', 'not yet'] as const;
export type ResponseBucket = (typeof responseBuckets)[number];
