import { t } from '@lingui/core/macro';
import { policyTitles, policyTypes, questions, supportTopics, supportTypes } from '../../public-pages/index.ts';
import { isBuilt } from '../routes.ts';
import { faqOf, type Structured, softwareOf } from './structured.ts';

export interface ReadyPage {
  readonly path: string;
  readonly title: string;
  /** A sentence or two for who finds the page in a search. */
  readonly description: string;
  readonly structured?: Structured;
  /** It shows when a demo can be had. */
  readonly hasTimes?: true;
}

/** The pages that are served as ready HTML: what a visitor and a search engine may read, each once. */
export const readyPages = (): ReadyPage[] => [
  {
    path: '/',
    title: t`Angan: every listing, every buyer, and who fits what`,
    description: t`Software for real-estate brokers in India. Paste the WhatsApp message you just got: Angan fills the inquiry, finds the flats that fit, and keeps who was shown what.`,
    structured: softwareOf,
  },
  {
    path: '/offers',
    title: t`Pricing, Angan`,
    description: t`One price for the whole office, by the month, quarter, half year or year. Try all of it free for 14 days, without a card.`,
    structured: softwareOf,
  },
  {
    path: '/qna',
    title: t`Questions and answers, Angan`,
    description: t`What brokers ask before they begin: whose numbers staff see, how lists come in, what the trial costs, and how data is kept apart.`,
    structured: () => faqOf(questions()),
  },
  {
    path: '/support',
    title: t`Support, Angan`,
    description: t`Guides to each part of Angan, and how to reach the people who run it.`,
  },
  ...supportTypes.map((type) => {
    const { title, about } = supportTopics()[type];
    return { path: `/detailSupport/${type}`, title: t`${title}, Angan`, description: t`${about}. A guide of Angan.` };
  }),
  ...policyTypes.map((type) => {
    const title = policyTitles()[type];
    return {
      path: `/policy/${type}`,
      title: t`${title}, Angan`,
      description: t`${title} of Angan, the software for real-estate brokers.`,
    };
  }),
  ...(isBuilt('/demo')
    ? [
        {
          path: '/demo',
          title: t`Book a demo, Angan`,
          description: t`See Angan with your own listing: half an hour on your phone, Monday to Saturday.`,
          hasTimes: true as const,
        },
      ]
    : []),
];
