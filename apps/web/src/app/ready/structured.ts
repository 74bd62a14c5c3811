import type { Plan, PlanPrice } from '@angan/contract/plans/plans.ts';

export interface OnOffer {
  readonly plans: readonly Plan[];
  readonly prices: readonly PlanPrice[];
}

/** What a page says to machines, by schema.org. */
export type Structured = (offer: OnOffer, site: string) => object;

/** https://schema.org/SoftwareApplication, with what a year of each plan costs in rupees without tax. */
export const softwareOf: Structured = ({ plans, prices }, site) => ({
  '@context': 'https://schema.org',
  '@type': 'SoftwareApplication',
  name: 'Angan',
  url: `${site}/`,
  applicationCategory: 'BusinessApplication',
  operatingSystem: 'Any',
  offers: plans.flatMap(({ id, plan_name }) => {
    const year = prices.find(({ plan, duration_months }) => plan === id && duration_months === 12);
    return year
      ? [{ '@type': 'Offer', name: plan_name, price: year.price, priceCurrency: 'INR', url: `${site}/offers` }]
      : [];
  }),
});

/** https://schema.org/FAQPage of questions with their answers. */
export const faqOf = (questions: readonly (readonly [question: string, answer: string])[]): object => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: questions.map(([name, text]) => ({
    '@type': 'Question',
    name,
    acceptedAnswer: { '@type': 'Answer', text },
  })),
});
