import type { FirstAnswer } from '@angan/contract/lead-events/first-answer.ts';
import { leadEventTexts } from '@angan/contract/lead-events/texts.ts';
import type { AnswerValue } from '@angan/domain/leads/index.ts';
import type { MessageContent } from '../../../whatsapp/index.ts';
import type { ReadLead } from '../../portals/index.ts';

interface To {
  readonly lead: ReadLead | null;
  readonly office: string;
  /** Whether they wrote on WhatsApp within the day, so that anything may be written to them. */
  readonly isOpen: boolean;
}

/** Meta takes no value that is empty, or that has new lines or many spaces in it. */
const plain = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, 60);

const filled = (value: AnswerValue, { lead, office }: To): string => {
  if (value === 'Office') return plain(office) || leadEventTexts.yourBroker;
  if (value === 'First name') return plain(lead?.name ?? '').split(' ')[0] || leadEventTexts.sirOrMadam;
  return plain(lead?.project || lead?.label || lead?.locality || '') || leadEventTexts.yourEnquiry;
};

/** What is sent to the person of a lead: words where anything may be written, else the template; undefined for nothing. */
export const contentOf = ({ text, template }: FirstAnswer, to: To): MessageContent | undefined => {
  if (to.isOpen && text !== '') return { type: 'text', text: { body: text } };
  if (!template) return undefined;
  const { name, language, values } = template;
  const parameters = values.map(({ place, value }) => ({
    type: 'text' as const,
    text: filled(value, to),
    ...(/^\d+$/.test(place) ? {} : { parameter_name: place }),
  }));
  return {
    type: 'template',
    template: {
      name,
      language: { code: language },
      ...(parameters.length > 0 && { components: [{ type: 'body' as const, parameters }] }),
    },
  };
};
