import { matchLabels } from '@angan/domain/matching/types.ts';
import { messageStatuses } from '@angan/domain/whatsapp/status.ts';
import { z } from 'zod';
import { contactTexts } from '../contacts/texts.ts';
import { Inquiry, requirementFacts } from '../inquiries/inquiries.ts';
import { InquiryInput } from '../inquiries/inquiry-input.ts';
import { call } from '../kit/call.ts';
import { idParams, reference, requiredMobile, requiredReference, text } from '../kit/fields.ts';
import { AreaRef, titled } from '../kit/nested.ts';
import { listQuery, pageOf } from '../kit/resource.ts';
import { ChatMessage, numberInput } from './messages.ts';
import { ReplyCostShown, TemplatePriceShown } from './prices.ts';

const Person = z.object({ id: z.number(), name: z.string() });

/** A person on one of our numbers, as the list of chats shows them. Known by a number, or only by an id of WhatsApp's. */
export const Chat = z.object({
  id: z.number(),
  /** The contact's name, else what the person calls themselves; '' where nothing is known. */
  name: z.string(),
  /** Digits with the country code; '' of a person whose number is not visible. */
  user_whatsapp_number: z.string(),
  username: z.string(),
  contact: Person.nullable(),
  assigned_to: Person.nullable(),
  /** Opens the reply window for 24 hours; null where the person never wrote. */
  last_incoming_at: z.string().nullable(),
  last_message_at: z.string().nullable(),
  /** The latest message in a line, cut at 40 characters. */
  preview: z.string(),
  preview_direction: z.enum(['', 'incoming', 'outgoing']),
  /** How far the latest message has come, where it is one of ours. */
  preview_status: z.enum(messageStatuses).nullable(),
  unread_count: z.number().int(),
  /** Of a search: the message that has its words, in a line, cut as the preview. */
  found: z.object({ id: z.number(), line: z.string() }).nullable(),
});
export type Chat = z.infer<typeof Chat>;

/** An inquiry as it stands beside a chat. */
export const ChatInquiry = Inquiry.pick({
  id: true,
  inquiry_code: true,
  ...requirementFacts,
  stage: true,
  next_follow_up: true,
  assigned_to: true,
  created_date: true,
}).extend({
  /** What is to be done next for it: a visit, a call. */
  next_task: z.object({ type: z.string(), date_time: z.string() }).nullable(),
});
export type ChatInquiry = z.infer<typeof ChatInquiry>;

export const ChatDetail = Chat.extend({
  profile_name: z.string(),
  /** The number of ours that it is on. */
  number: z.object({ id: z.number(), display_phone_number: z.string(), status: z.string() }),
  person: z
    .object({
      id: z.number(),
      name: z.string(),
      mobile_number_1: z.string(),
      email: z.string(),
      source: z.string(),
      consent: z.object({ status: z.string(), at: z.string().nullable() }),
      marketing_opt_out: z.boolean(),
      do_not_contact: z.boolean(),
    })
    .nullable(),
  /** The advertisement by which they came last. */
  ad: z.object({ id: z.number(), name: z.string(), url: z.string(), at: z.string() }).nullable(),
  /** What replies from its number come to this month; null where one to this person costs nothing. */
  replies: ReplyCostShown,
  /** They ended marketing messages, or the office may not send them any: only utility templates go. */
  no_marketing: z.boolean(),
  /** The newest first, at most five. */
  inquiries: z.array(ChatInquiry),
  /** The server's clock, by which the reply window is counted down. */
  now: z.string(),
});
export type ChatDetail = z.infer<typeof ChatDetail>;

/** A property as it is chosen for a brochure. */
export const ChatProperty = z.object({
  id: z.number(),
  property_code: z.string(),
  ...titled,
  price: z.string(),
  where: z.string(),
  cover: z.string().nullable(),
});
export type ChatProperty = z.infer<typeof ChatProperty>;

export const ChatMatch = ChatProperty.extend({
  score: z.number(),
  label: z.enum(matchLabels),
  shared_before: z.string().nullable(),
});
export type ChatMatch = z.infer<typeof ChatMatch>;

export const ChatContact = z.object({ id: z.number(), name: z.string(), mobile_number_1: z.string() });
export type ChatContact = z.infer<typeof ChatContact>;

/** A message as an inquiry: what was read of it, and who it is from where that is known. */
export const MessageReading = z.object({
  text: z.string(),
  /** Nothing in it speaks of a property. */
  nothing: z.boolean(),
  contact: Person.nullable(),
  name: z.string(),
  /** Ten digits, or ''. */
  mobile_number_1: z.string(),
  property_type: z.number(),
  property_subtype: z.array(z.number()),
  deal_type: z.array(z.number()),
  bhk: z.array(z.number()),
  area: z.array(AreaRef),
  budget_min: z.number().nullable(),
  budget_max: z.number().nullable(),
  comment: z.string(),
});
export type MessageReading = z.infer<typeof MessageReading>;

const flag = z.union([z.literal('').transform(() => undefined), z.stringbool()]).optional();
const search = z.object({ search: listQuery.search });
const toView = { access: 'whatsapp_chat:view', subscription: 'any' } as const;
const toEdit = { access: 'whatsapp_chat:edit', subscription: 'any' } as const;
const path = '/mgmt/whatsappchat/';
const one = { params: idParams } as const;

export const whatsappChatCalls = {
  list: call({
    ...toView,
    method: 'GET',
    shows: ['whatsapp_chat', 'contact'],
    kept: true,
    path,
    summary: 'Chats, the latest first; searched by number, name and what was said',
    query: z.object({
      page: listQuery.page,
      page_size: listQuery.page_size,
      cursor: listQuery.cursor,
      search: listQuery.search,
      unread: flag,
      mine: flag,
      open: flag,
    }),
    answer: pageOf(Chat).extend({
      /** Of all chats, whatever is searched: unread ones, those given to the reader, those that may be answered. */
      counts: z.object({ unread: z.number().int(), mine: z.number().int(), open: z.number().int() }),
      now: z.string(),
    }),
  }),
  start: call({
    ...toEdit,
    method: 'POST',
    path,
    summary: 'The chat with a contact or a number, made where there is none yet',
    body: z.object({ contact: reference(), user_whatsapp_number: numberInput }),
    answer: Chat,
  }),
  people: call({
    ...toView,
    method: 'GET',
    shows: ['app_user'],
    path: `${path}people/`,
    summary: 'Whom a chat can be given to',
    answer: z.object({ results: z.array(Person) }),
  }),
  contacts: call({
    ...toView,
    method: 'GET',
    shows: ['contact'],
    path: `${path}contacts/`,
    summary: 'Contacts with a number, to write to or to send the card of',
    query: search,
    answer: z.object({ results: z.array(ChatContact) }),
  }),
  addContact: call({
    ...toEdit,
    method: 'POST',
    path: `${path}contacts/`,
    summary: 'Add a contact, of a card that was sent or of the person of a chat, which is then linked to it',
    body: z.object({
      name: text(100),
      mobile_number_1: requiredMobile(contactTexts.mobileRequired, contactTexts.mobileInvalid),
      chat: reference(),
    }),
    answer: ChatContact,
    status: 201,
  }),
  properties: call({
    ...toView,
    method: 'GET',
    shows: ['property'],
    path: `${path}properties/`,
    summary: 'Properties on offer, to send the brochure of',
    query: search,
    answer: z.object({ results: z.array(ChatProperty) }),
  }),
  get: call({
    ...toView,
    ...one,
    method: 'GET',
    shows: ['whatsapp_chat', 'contact', 'inquiry'],
    kept: true,
    path: `${path}:id/`,
    summary: 'One chat with its person, their inquiries and the reply window',
    answer: ChatDetail,
  }),
  messages: call({
    ...toView,
    ...one,
    method: 'GET',
    shows: ['whatsapp_chat'],
    kept: true,
    path: `${path}:id/messages/`,
    summary: 'Messages of a chat, 50 a page, the newest first',
    query: z.object({ page: listQuery.page, page_size: listQuery.page_size, cursor: listQuery.cursor }),
    answer: z.object({
      results: z.array(ChatMessage),
      next: z.string().nullable(),
    }),
  }),
  matches: call({
    ...toView,
    ...one,
    method: 'GET',
    shows: ['whatsapp_chat', 'inquiry', 'property'],
    path: `${path}:id/matches/`,
    summary: 'The best matches of the newest inquiry of a chat’s person',
    answer: z.object({ inquiry: z.number().nullable(), count: z.number().int(), results: z.array(ChatMatch) }),
  }),
  values: call({
    ...toView,
    ...one,
    method: 'GET',
    shows: ['whatsapp_chat', 'whatsapp_template', 'contact', 'inquiry', 'property'],
    path: `${path}:id/values/`,
    summary:
      'What the variables of a template would be filled with in a chat, from their fields, and what sending it costs',
    query: z.object({ template: requiredReference() }),
    answer: z.object({ header: z.string(), body: z.array(z.string()), price: TemplatePriceShown }),
  }),
  read: call({
    ...toEdit,
    ...one,
    method: 'POST',
    path: `${path}:id/read/`,
    summary: 'Mark a chat as read, here and on the person’s phone',
    answer: Chat,
  }),
  assign: call({
    ...toEdit,
    ...one,
    method: 'POST',
    path: `${path}:id/assign/`,
    summary: 'Give a chat to somebody of the office, or to nobody',
    body: z.object({ user: reference() }),
    answer: Chat,
  }),
  reading: call({
    ...toView,
    ...one,
    method: 'GET',
    shows: ['whatsapp_chat'],
    path: `${path}:id/reading/`,
    summary: 'A message of a chat read as an inquiry',
    query: z.object({ message: requiredReference() }),
    answer: MessageReading,
  }),
  inquiry: call({
    ...toEdit,
    ...one,
    method: 'POST',
    path: `${path}:id/inquiry/`,
    summary: 'Add an inquiry of the person of a chat, who is linked to the contact it names',
    body: InquiryInput,
    answer: ChatInquiry,
    status: 201,
  }),
};
