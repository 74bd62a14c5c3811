/** Sentences of the rules in English, as a reader of the tests wants them. */

import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { matchSummary } from '../src/matching/index.ts';
import { gateReasons, matchReasons } from '../src/matching/reasons.ts';
import type { MatchCriterion, MatchGate, MatchResult } from '../src/matching/types.ts';
import { wordsOf } from '../src/sentence.ts';

const i18n = setupI18n({ locale: 'en', locales: 'en-IN', messages: { en: {} } }).setMessagesCompiler(compileMessage);
export const english = wordsOf(
  (template, values = {}) => i18n._({ id: template, message: template, values }),
  (text) => text,
  () => 'en-IN',
);

export const reasonText = ({ says }: MatchCriterion): string => english.sentence(matchReasons, says);
export const gateText = ({ says }: MatchGate): string => english.sentence(gateReasons, says);
export const summaryText = (result: MatchResult): string => matchSummary(result, english);
