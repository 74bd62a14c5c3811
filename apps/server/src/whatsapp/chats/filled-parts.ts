import type { ChatMessage } from '@angan/contract/whatsapp/messages.ts';
import { fillVariables, type TemplateButton } from '@angan/domain/whatsapp/templates/index.ts';
import { type Json, parts, said } from '../meta/json.ts';

/** A text of a template with the values with which it was sent: those of its first component of a type. */
export const filledText = (text: string, components: readonly Json[], type: string): string => {
  const values = parts(components.find((one) => said(one.type) === type)?.parameters).map((one) => said(one.text));
  return fillVariables(text, (name) => values[Number(name) - 1] ?? `{{${name}}}`);
};

/** The buttons of a template, or of one of its cards, with what each opens. */
export const filledButtons = (
  buttons: readonly TemplateButton[],
  components: readonly Json[],
): ChatMessage['buttons'] => buttons.map((button, at) => buttonOf(button, components, at));

const buttonOf = (button: TemplateButton, components: readonly Json[], at: number): ChatMessage['buttons'][number] => {
  const { type, text } = button;
  if (button.type === 'Call Phone Number') return { type, text, link: `tel:+${button.country_code}${button.number}` };
  if (button.type !== 'Visit Website') return { type, text, link: '' };
  const own = components.filter((one) => said(one.type) === 'button' && Number(one.index) === at);
  return { type, text, link: filledText(button.url, own, 'button') };
};
