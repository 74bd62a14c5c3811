import { t } from '@lingui/core/macro';
import { perLanguage } from '../../core/language/index.ts';

/** As addresses name them (spec section 2.1). */
export const policyTypes = ['PrivacyPolicy', 'RefundPolicy', 'Terms&Conditions'] as const;
export type PolicyType = (typeof policyTypes)[number];

export const policyTitles = perLanguage(
  (): Readonly<Record<PolicyType, string>> => ({
    PrivacyPolicy: t`Privacy Policy`,
    RefundPolicy: t`Refund Policy`,
    'Terms&Conditions': t`Terms & Conditions`,
  }),
);

/** The day from which the policies hold as they stand, YYYY-MM-DD: to be changed with their words. */
export const policiesHoldFrom = '2026-11-25';

export interface Section {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** Whom the policies speak of: the operator by name, and how to reach them. */
export interface Party {
  readonly name: string;
  /** 'support@angan.example, +91 79000 00000', or where the office signed up. */
  readonly reach: string;
  readonly address: string;
  readonly officer: string;
}
