import { alertSentences } from '@angan/contract/alerts/alert-sentences.ts';
import type { UserAlert } from '@angan/contract/alerts/alerts.ts';
import { sentence } from '../core/language/index.ts';

/** What an alert says, in the reader's language; the server's English where this version does not know it yet. */
export const alertWords = ({ alert }: UserAlert): string => sentence(alertSentences, alert.sentence) || alert.message;
