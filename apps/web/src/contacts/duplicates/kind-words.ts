import type { DuplicateKind } from '@angan/contract/contacts/duplicates.ts';
import { t } from '@lingui/core/macro';
import { perLanguage } from '../../core/language/index.ts';

/** The parts of the screen: the kinds of double, and what was merged. */
export const tabs = ['certain', 'likely', 'possible', 'dismissed', 'merged'] as const;
export type Tab = (typeof tabs)[number];

export const tabWords = perLanguage<Record<Tab, string>>(() => ({
  certain: t`Certain`,
  likely: t`Likely`,
  possible: t`Possible`,
  dismissed: t`Not the same`,
  merged: t`Merged`,
}));

/** Why a part is empty. */
export const emptyWords = perLanguage<Record<DuplicateKind, { title: string; why: string }>>(() => ({
  certain: { title: t`No number is there twice`, why: t`People who share a number show here.` },
  likely: { title: t`No e-mail is there twice`, why: t`People who share an e-mail but no number show here.` },
  possible: { title: t`No names look alike`, why: t`Alike names in the same area or society show here.` },
  dismissed: {
    title: t`Nothing was put aside`,
    why: t`People you said are different show here, and can be asked about again.`,
  },
}));

export const isTab = (word: string | undefined): word is Tab => tabs.some((tab) => tab === word);
