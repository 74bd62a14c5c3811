import { letterLanguages, letterTones } from '@angan/domain/brokerage/index.ts';
import { z } from 'zod';
import { call } from '../kit/call.ts';
import { idParams, requiredReferences } from '../kit/fields.ts';
import { said } from './commission-fields.ts';
import { Commission } from './commissions.ts';
import { letterNumber } from './reminder-letters.ts';

export const letterSubjects = ['Payment', 'TDS certificate'] as const;

export const letterCalls = {
  preview: call({
    method: 'GET',
    shows: [
      ...(['commission', 'commission_receipt', 'commission_reminder', 'invoice', 'deal', 'loan'] as const),
      ...(['loan_application', 'property', 'area', 'society', 'contact', 'company'] as const),
    ],
    path: '/properties/commissions/:id/letter/',
    access: 'commission:edit',
    summary: 'What a reminder would say; the tone follows from those that went before where none is named',
    params: idParams,
    query: z.object({
      about: z.enum(letterSubjects).optional(),
      tone: z.enum(letterTones).optional(),
      language: z.enum(letterLanguages).optional(),
    }),
    showsNumbers: true,
    answer: z.object({
      about: z.enum(letterSubjects),
      tone: z.enum(letterTones),
      language: z.enum(letterLanguages),
      subject: z.string(),
      text: z.string(),
    }),
  }),
  sendMany: call({
    method: 'POST',
    path: '/properties/commissions/letters/',
    access: 'commission:edit',
    summary: 'Send each payer the next reminder by mail; who has no address is named, and the others get theirs',
    body: z.object({ ids: requiredReferences(100) }),
    answer: z.object({ sent: z.number().int(), without_mail: z.array(z.string()) }),
  }),
  hold: call({
    method: 'POST',
    path: '/properties/commissions/:id/letter/hold/',
    access: 'commission:edit',
    summary: 'Keep a letter from going by itself for the oldest open invoice, or let it go after all',
    params: idParams,
    body: z.object({ letter: letterNumber(), is_held: z.boolean() }),
    answer: Commission,
  }),
  send: call({
    method: 'POST',
    path: '/properties/commissions/:id/letter/',
    access: 'commission:edit',
    summary: 'Send a reminder by mail, take it as PDF, or note that it went by WhatsApp or was said on the phone',
    params: idParams,
    body: z.object({
      about: said(letterSubjects),
      tone: said(letterTones),
      language: said(letterLanguages),
      channel: said(['WhatsApp', 'E-mail', 'PDF', 'Call']),
      /** In words of one's own; else as the preview has it. */
      text: z.string().trim().max(3000).optional(),
    }),
    showsNumbers: true,
    answer: z.object({
      commission: Commission,
      text: z.string(),
      /** Ten digits, for the channel WhatsApp. */
      number: z.string(),
      file: z.object({ file_name: z.string(), content: z.base64() }).nullable(),
    }),
  }),
};
