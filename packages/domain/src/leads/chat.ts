import { wishIn } from '../whatsapp/opt-out.ts';

/** Chats on an office's own WhatsApp number, of which the first message is a lead (decision 301). */

/** Days after a lead by chat within which no other message of that person is one. */
export const chatDays = 30;
/** Minutes within which what somebody writes belongs to what they wrote before. */
export const chatTogetherMinutes = 60;

/** Whole messages that say nothing to act on, in English, Hindi and Gujarati as they are typed. */
const nothing = new Set(
  'ok,okay,k,kk,okk,okey,fine,done,noted,sure,thanks,thank you,thankyou,thanx,thx,ty,tysm,thank u,thanks a lot,thank you so much,thank you sir,thanks sir,ok thanks,ok thank you,okay thanks,ok sir,welcome,you are welcome,ji,ji ha,ha ji,haan ji,theek hai,thik hai,thik che,saru,saras,dhanyavad,dhanyawad,aabhar,abhar,ठीक है,ठीक,धन्यवाद,शुक्रिया,जी,આભાર,ધન્યવાદ,સારું,બરાબર'.split(
    ',',
  ),
);

/**
 * Whether a message says nothing that anybody would act on: thanks, an 'ok', signs alone, or the wish to hear no more. A
 * greeting is not among them: so most enquiries begin.
 */
export const saysNothing = (text: string): boolean => {
  const words = text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return words === '' || nothing.has(words) || wishIn(text) === 'stop';
};
