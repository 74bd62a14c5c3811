import type { Language } from '@angan/domain/lookups/office.ts';
import { places, says, sentences } from '../kit/sentence.ts';

/** Whether the platform can send alerts on WhatsApp: a template has to be approved before anything may go. */
export const whatsappLines = ['Ready', 'Waiting for approval', 'Not connected'] as const;

/** What ends somebody's consent to alerts on WhatsApp. */
export const whatsappEnds = ['Switched off', 'STOP', 'Not on WhatsApp', 'Number changed'] as const;
export type WhatsappEnd = (typeof whatsappEnds)[number];

/** What a person agrees to. Other words are another version: the stored consent names the one that was read. */
export const whatsappConsent = { version: 1 } as const;
export const whatsappConsentWords = sentences({
  agree: says(
    'Angan may send me the alerts that I choose to {mobile} on WhatsApp, at most {most} a day. I can end it here, or by sending STOP.',
    { mobile: places.text, most: places.count },
  ),
});

interface AlertTemplate {
  /** Meta's tag of the language. */
  readonly code: string;
  /** {{1}}: the kind of alert. {{2}}: what it says, in one line. */
  readonly body: string;
  readonly footer: string;
  readonly button: string;
  /** Of both variables, for the reviewer. */
  readonly samples: readonly [string, string];
}

/** The name at Meta of the template by which alerts go, in every language. Other words need another name. */
export const alertTemplateName = 'angan_alert';

const english: AlertTemplate = {
  code: 'en',
  body: 'Alert from your Angan account: *{{1}}*.\n{{2}}\nOpen it to see all of it.',
  footer: 'Send STOP to end these alerts.',
  button: 'Open in Angan',
  samples: ['New match', 'Mehul Trivedi: Orchid Heights B-402, 82.00 Lakhs, fits 93 %.'],
};
/** By the language that a person reads; English where there is no other yet. */
const templates: Readonly<Partial<Record<Language, AlertTemplate>>> = { English: english };

export const alertTemplates: readonly AlertTemplate[] = Object.values(templates);
export const alertTemplateOf = (language: string): AlertTemplate => templates[language as Language] ?? english;

/** Meta's tag by the language, as the database reads it. */
export const alertTemplateCodes = Object.fromEntries(
  Object.entries(templates).map(([language, { code }]) => [language, code]),
);
export const usualAlertTemplateCode = english.code;
