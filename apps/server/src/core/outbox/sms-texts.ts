import type { Language } from '@angan/domain/lookups/office.ts';
import type { SmsName } from '../sms-settings.ts';

/**
 * What goes out by SMS, as it is registered with the operators word for word: the gateway puts the variables between
 * ## in. Hindi and Gujarati have 70 characters a part, so they say less.
 */
export const smsTexts = {
  code: {
    English: '##otp## is your Angan verification code. It is good for 10 minutes. Do not share it with anyone.',
    Hindi: '##otp## Angan का कोड है। 10 मिनट तक चलेगा। किसी को न बताएँ।',
    Gujarati: '##otp## Angan નો કોડ છે. 10 મિનિટ સુધી ચાલશે. કોઈને ન કહો.',
  },
  visit: {
    English: '##otp## confirms that you were shown the properties of this visit. It is good for 10 minutes.',
    Hindi: '##otp##: इस Angan कोड से पुष्टि करें कि ये प्रॉपर्टी देखीं। 10 मिनट।',
    Gujarati: '##otp##: આ Angan કોડથી કન્ફર્મ કરો કે આ પ્રોપર્ટી જોઈ. 10 મિનિટ.',
  },
  terms: {
    English: '##otp## confirms that you agree to the terms of brokerage. It is good for 10 minutes.',
    Hindi: '##otp##: इस Angan कोड से ब्रोकरेज की शर्तें मंज़ूर करें। 10 मिनट।',
    Gujarati: '##otp##: આ Angan કોડથી બ્રોકરેજની શરતો મંજૂર કરો. 10 મિનિટ.',
  },
  demo: {
    English: 'Your demo of Angan: ##time##, India time. To move or cancel it, open the link in our mail.',
    Hindi: 'Angan डेमो: ##time##. बदलें: मेल का लिंक।',
    Gujarati: 'Angan ડેમો: ##time##. બદલો: મેલની લિંક.',
  },
} as const satisfies Record<SmsName, Readonly<Record<Language, string>>>;

type VariablesIn<T extends string> = T extends `${string}##${infer Name}##${infer Rest}`
  ? Name | VariablesIn<Rest>
  : never;
/** What is put into a text, by name; the same in each language. */
export type SmsVariables<N extends SmsName> = Readonly<Record<VariablesIn<(typeof smsTexts)[N][Language]>, string>>;
