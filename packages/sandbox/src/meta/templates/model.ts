export interface Button {
  type: string;
  text?: string;
  url?: string;
  example?: string[];
  phone_number?: string;
  ttl_minutes?: number;
  otp_type?: string;
}

/** A part of a template as lists show it: upper case, examples kept. */
export interface Component {
  type: 'HEADER' | 'BODY' | 'FOOTER' | 'BUTTONS' | 'CAROUSEL' | 'LIMITED_TIME_OFFER';
  format?: string;
  text?: string;
  example?: Record<string, unknown>;
  buttons?: Button[];
  add_security_recommendation?: boolean;
  code_expiration_minutes?: number;
  limited_time_offer?: { text: string; has_expiration: boolean };
  cards?: Card[];
}

/** One of the cards of a carousel. */
export interface Card {
  components: Component[];
}

const VARIABLE = /\{\{([^{}]*)\}\}/g;

/** Every variable of a text in order, repetitions kept. */
export const variablesOf = (text: string): string[] => [...text.matchAll(VARIABLE)].map(([, name]) => name!.trim());

export const withoutVariables = (text: string): string => text.replace(VARIABLE, ' ');

/** The text with each variable replaced. */
export const filled = (text: string, value: (name: string) => string): string =>
  text.replace(VARIABLE, (_all, name: string) => value(name.trim()));

export const partOf = (components: readonly Component[], type: Component['type']): Component | undefined =>
  components.find((one) => one.type === type);

export const cardsOf = (components: readonly Component[]): Card[] => partOf(components, 'CAROUSEL')?.cards ?? [];

export const buttonsOf = (components: readonly Component[]): Button[] => partOf(components, 'BUTTONS')?.buttons ?? [];

/** Characters as people count them: an emoji outside the basic plane is one. */
export const lengthOf = (text: string): number => [...text].length;
