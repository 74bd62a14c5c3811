import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { formatDate, useLanguage } from '../core/language/index.ts';
import { QueryView } from '../ui/query-view.tsx';
import { choosing } from './addresses.ts';
import styles from './article.module.css';
import { Article } from './article.tsx';
import { NoSuchPage } from './no-such-page.tsx';
import { privacyPolicy } from './policies/privacy.ts';
import { refundPolicy } from './policies/refund.ts';
import { termsAndConditions } from './policies/terms.ts';
import {
  type Party,
  type PolicyType,
  policiesHoldFrom,
  policyTitles,
  policyTypes,
  type Section,
} from './policies/types.ts';
import { useOperator } from './use-operator.ts';
import { waysTo } from './ways.tsx';

const texts: Readonly<Record<PolicyType, (party: Party) => readonly Section[]>> = {
  PrivacyPolicy: privacyPolicy,
  RefundPolicy: refundPolicy,
  'Terms&Conditions': termsAndConditions,
};

export const PolicyScreen = () => {
  const { type } = useParams();
  const operator = useOperator();
  const isTranslated = useLanguage() !== 'en';
  const policy = policyTypes.find((one) => one === type);
  if (!policy) return <NoSuchPage />;
  return (
    <Article title={policyTitles()[policy]}>
      <p className={styles.small}>{t`Holds from ${formatDate(policiesHoldFrom)}.`}</p>
      {isTranslated && (
        <p className={styles.small}>
          <Trans>
            This is a translation to help you read.{' '}
            <a href={choosing('en', `/policy/${policy}`)} hrefLang="en-IN">
              The English text
            </a>{' '}
            is the one that holds.
          </Trans>
        </p>
      )}
      <QueryView query={operator} failed={t`The page did not load.`} loading={t`Loading the page`}>
        {(data) => {
          const { name, address, gstin, grievance_officer } = data;
          const ways = waysTo(data).filter(({ kind }) => kind !== 'whatsapp');
          const party: Party = {
            name: name || t`The operator of this server`,
            address: address || t`as the invoice names it`,
            officer: grievance_officer || t`The grievance officer`,
            reach: ways.map(({ shown }) => shown).join(', ') || t`where your office signed up`,
          };
          return (
            <>
              {texts[policy](party).map(({ title, paragraphs }) => (
                <section key={title}>
                  <h2>{title}</h2>
                  {paragraphs.map((paragraph) => (
                    <p key={paragraph}>{paragraph}</p>
                  ))}
                </section>
              ))}
              {name && (
                <p className={styles.small}>{[name, address, gstin && t`GSTIN ${gstin}`].filter(Boolean).join(', ')}</p>
              )}
            </>
          );
        }}
      </QueryView>
    </Article>
  );
};
