import type { DuplicateKind } from '@angan/contract/contacts/duplicates.ts';

/** The parts of the screen: the kinds of double, and what was merged. */
export const tabs = ['certain', 'likely', 'possible', 'dismissed', 'merged'] as const;
export type Tab = (typeof tabs)[number];

export const tabWords: Record<Tab, string> = {
  certain: 'Certain',
  likely: 'Likely',
  possible: 'Possible',
  dismissed: 'Not the same',
  merged: 'Merged',
};

/** Why a part is empty. */
export const emptyWords: Record<DuplicateKind, { title: string; why: string }> = {
  certain: { title: 'No number is there twice', why: 'Whoever shares a number with somebody else stands here.' },
  likely: { title: 'No e-mail is there twice', why: 'Whoever shares an e-mail but no number stands here.' },
  possible: { title: 'No names look alike', why: 'Alike names in the same area or society stand here.' },
  dismissed: { title: 'Nothing was put aside', why: 'Who is not the same person stands here, and can be taken back.' },
};

export const isTab = (word: string | undefined): word is Tab => tabs.some((tab) => tab === word);
