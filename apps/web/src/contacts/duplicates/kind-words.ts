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
  certain: { title: t`No number is there twice`, why: t`Whoever shares a number with somebody else stands here.` },
  likely: { title: t`No e-mail is there twice`, why: t`Whoever shares an e-mail but no number stands here.` },
  possible: { title: t`No names look alike`, why: t`Alike names in the same area or society stand here.` },
  dismissed: {
    title: t`Nothing was put aside`,
    why: t`Who is not the same person stands here, and can be taken back.`,
  },
}));

export const isTab = (word: string | undefined): word is Tab => tabs.some((tab) => tab === word);
