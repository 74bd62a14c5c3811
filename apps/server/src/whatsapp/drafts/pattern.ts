import type { TemplateButton, VariableSource } from '@angan/domain/whatsapp/templates/index.ts';

/** A template that is known to work, for one occasion in one language. */
export interface Pattern {
  readonly occasion: Occasion;
  readonly title: string;
  readonly name: string;
  readonly header?: string;
  readonly body: string;
  /** What {{1}}, {{2}} and so on are filled from, with an example; a source of '' is typed for each sending. */
  readonly values: readonly (readonly [source: VariableSource | '', example: string])[];
  readonly footer: string;
  readonly buttons: readonly TemplateButton[];
}

export const occasions = [
  'new listing',
  'price drop',
  'site visit',
  'after visit',
  'festival',
  'open house',
  'launch',
  'documents',
  'follow-up',
  'loan',
  'possession',
  'rent',
  'feedback',
] as const;
export type Occasion = (typeof occasions)[number];

/** Words by which an occasion is told, in English, Hindi and Hindi written in Latin letters. */
export const wordsOf: Record<Occasion, RegExp> = {
  'new listing': /\b(new|listing|flat|property|plot|villa|bhk|available|naya|ghar|makaan)\b|नय[ाी]|घर|फ्लैट|मकान|प्लॉट/giu,
  'price drop': /\b(price|drop|reduc\w*|discount|offer|cheaper|lower|kam|daam|sasta)\b|कीमत|दाम|छूट|ऑफर|कम/giu,
  'site visit': /\b(visit|remind\w*|appointment|tomorrow|schedul\w*|meeting|dekhne|milne)\b|विज़िट|देखने|कल|मुलाकात|याद/giu,
  'after visit': /\b(after|visited|saw|thank\w*|liked|shukriya|dhanyavaad)\b|धन्यवाद|शुक्रिया|देखा/giu,
  festival:
    /\b(festival|greeting\w*|wish\w*|diwali|holi|eid|navratri|christmas|new year|pongal|onam|shubh)\b|दिवाली|होली|ईद|नवरात्रि|शुभकामना|त्योहार|बधाई/giu,
  'open house': /\b(open house|open day|weekend|walk.?in|sample flat|invite|invitation|event)\b|आमंत्र|निमंत्रण|खुला/giu,
  launch: /\b(launch\w*|project|pre.?launch|booking|tower|phase|booking open)\b|परियोजना|प्रोजेक्ट|लॉन्च|बुकिंग/giu,
  documents: /\b(document\w*|papers?|kyc|agreement|registry|sign\w*|pan|aadhaar|kagaz)\b|दस्तावेज़?|कागज़?|रजिस्ट्री/giu,
  'follow-up': /\b(follow.?up|remember|still looking|interest\w*|enquir\w*|inquir\w*|check in|dhoond)\b|ढूँढ|तलाश|रुचि/giu,
  loan: /\b(loan|emi|bank|finance|interest rate|karz)\b|लोन|ऋण|बैंक/giu,
  possession: /\b(possession|handover|keys?|ready|completed|construction|chaabi)\b|कब्ज़?ा|चाबी|तैयार/giu,
  rent: /\b(rent|tenant|lease|due|deposit|kiraya)\b|किराय|किराया/giu,
  feedback: /\b(feedback|review|rating|rate us|experience|opinion)\b|राय|अनुभव|सुझाव/giu,
};

export const reply = (text: string): TemplateButton => ({ type: 'Custom', text });
