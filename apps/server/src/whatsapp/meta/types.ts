/** Meta's own shapes, as they go over the wire. Ids are strings of digits. */

/** A part of a template as Meta keeps it. In what comes back `header_handle` holds addresses that expire. */
export type TemplateComponent =
  | {
      type: 'HEADER';
      format: 'TEXT' | 'IMAGE' | 'VIDEO' | 'DOCUMENT' | 'LOCATION' | 'GIF';
      text?: string;
      example?: { header_text?: string[]; header_handle?: string[] };
    }
  | { type: 'BODY'; text: string; example?: { body_text?: string[][] } }
  | { type: 'FOOTER'; text: string }
  | { type: 'BUTTONS'; buttons: TemplateButton[] };

export interface TemplateButton {
  type: 'QUICK_REPLY' | 'URL' | 'PHONE_NUMBER' | 'VOICE_CALL' | 'COPY_CODE' | (string & {});
  text?: string;
  url?: string;
  phone_number?: string;
  ttl_minutes?: number;
  example?: string | string[];
}

export interface NewTemplate {
  readonly name: string;
  readonly category: 'MARKETING' | 'UTILITY' | 'AUTHENTICATION';
  readonly language: string;
  readonly components: readonly TemplateComponent[];
  readonly parameter_format?: 'POSITIONAL' | 'NAMED';
  readonly cta_url_link_tracking_opted_out?: boolean;
  readonly message_send_ttl_seconds?: number;
}

/** A template as Meta has it. What it does not say is undefined; `rejected_reason` is 'NONE' where it is not rejected. */
export interface MetaTemplate {
  readonly id: string;
  readonly name: string;
  readonly language: string;
  readonly status: string;
  readonly category: string;
  readonly components: readonly TemplateComponent[];
  readonly rejected_reason?: string | undefined;
  readonly parameter_format?: string | undefined;
  readonly previous_category?: string | undefined;
  readonly correct_category?: string | undefined;
  readonly quality_score?: { readonly score?: string | undefined } | undefined;
}

/** Where a medium lies: one that was uploaded, or an address that Meta fetches. */
export type MediaPlace = { id: string } | { link: string };

export type TemplateParameter =
  | { type: 'text'; text: string; parameter_name?: string }
  | { type: 'image'; image: MediaPlace }
  | { type: 'video'; video: MediaPlace }
  | { type: 'document'; document: MediaPlace & { filename?: string } }
  | { type: 'location'; location: { latitude: string; longitude: string; name?: string; address?: string } }
  | { type: 'coupon_code'; coupon_code: string }
  | { type: 'payload'; payload: string }
  | { type: 'ttl_minutes'; ttl_minutes: number };

export type TemplatePart =
  | { type: 'header' | 'body'; parameters: TemplateParameter[] }
  | { type: 'button'; sub_type: string; index: string; parameters: TemplateParameter[] }
  | { type: 'carousel'; cards: { card_index: number; components: TemplatePart[] }[] };

export interface SentTemplate {
  name: string;
  language: { code: string };
  components?: TemplatePart[];
}

/** What a message says: Meta's part of its kind, which is also what our rows keep as `content`. */
export type MessageContent =
  | { type: 'text'; text: { body: string; preview_url?: boolean } }
  | { type: 'image'; image: MediaPlace & { caption?: string } }
  | { type: 'video'; video: MediaPlace & { caption?: string } }
  /** `voice`: heard at once and drawn as a voice message; Opus in Ogg alone. */
  | { type: 'audio'; audio: MediaPlace & { voice?: true } }
  | { type: 'document'; document: MediaPlace & { caption?: string; filename?: string } }
  | { type: 'sticker'; sticker: MediaPlace }
  | { type: 'location'; location: { latitude: string; longitude: string; name?: string; address?: string } }
  | { type: 'contacts'; contacts: Record<string, unknown>[] }
  | { type: 'reaction'; reaction: { message_id: string; emoji: string } }
  | { type: 'interactive'; interactive: Record<string, unknown> }
  | { type: 'template'; template: SentTemplate };

/** `to`: digits with the country code; `recipient`: a business-scoped user id, for who has no number that we know. */
export interface OutgoingMessage {
  readonly to?: string | undefined;
  readonly recipient?: string | undefined;
  readonly content: MessageContent;
  /** The wamid of the message that it quotes. */
  readonly replyTo?: string | undefined;
  /** Comes back with every status, at most 512 characters. */
  readonly callbackData?: string | undefined;
}

export interface SentMessage {
  readonly wamid: string;
  /** May differ from the number that was asked for; undefined for people without a number. */
  readonly wa_id: string | undefined;
  readonly status: 'accepted' | 'held_for_quality_assessment' | 'paused' | '';
}

export interface MetaMedia {
  readonly id: string;
  /** Good for five minutes, with the token. */
  readonly url: string;
  readonly mime_type: string;
  readonly sha256: string;
  readonly bytes: number;
}

/** A file on its way to Meta; `type` has to be what the bytes are. */
export interface OutgoingFile {
  readonly name: string;
  readonly type: string;
  readonly content: Uint8Array;
}

export interface MetaNumber {
  readonly id: string;
  readonly display_phone_number: string;
  readonly verified_name: string;
  /** GREEN, YELLOW, RED or UNKNOWN. */
  readonly quality: string;
  /** TIER_250, TIER_2K, TIER_10K, TIER_100K, TIER_UNLIMITED, or '' where Meta does not say. */
  readonly messaging_limit: string;
  /** STANDARD, HIGH or NOT_APPLICABLE. */
  readonly throughput: string;
  readonly name_status: string;
  readonly code_verification_status: string;
}

/** What people see of the number in WhatsApp. Fields that are not named stay as they are. */
export interface BusinessProfile {
  about?: string;
  address?: string;
  description?: string;
  email?: string;
  websites?: string[];
  vertical?: string;
  profile_picture_url?: string;
}
