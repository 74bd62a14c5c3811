/** A reminder to who owes brokerage or a TDS certificate, in three tones and three languages (domain 1.2 item 6). */
import { formatDate } from '../dates.ts';
import { formatRupees } from '../money.ts';
import { type Paise, toRupees } from '../paise.ts';

export const letterTones = ['Friendly', 'Firm', 'Final'] as const;
export type LetterTone = (typeof letterTones)[number];
export const letterLanguages = ['English', 'Hindi', 'Gujarati'] as const;
export type LetterLanguage = (typeof letterLanguages)[number];

export interface LetterFacts {
  readonly to: string;
  readonly from: string;
  /** What it is about: 'Office 804, Aarambh Business Park'. */
  readonly about: string;
  /** A lender's payout for a loan, which it knows by what it is about. */
  readonly is_payout: boolean;
  /** The invoice that is the longest open; null where none went out. */
  readonly invoice: { readonly no: string; readonly date: string; readonly total: Paise } | null;
  readonly due_date: string | null;
  /** What came last of it; null where nothing did. */
  readonly last: { readonly amount: Paise; readonly date: string } | null;
  /** What is to come into the bank, and what the payer deducts beside it. */
  readonly to_receive: Paise;
  readonly tds: Paise;
  readonly pay_by: string;
  /** Whether another letter went before, which a firm one speaks of. */
  readonly asked_before: boolean;
  /** Whether the due date is still to come. */
  readonly is_early: boolean;
  /** The form of a certificate that has not come, with the TDS that it is of. */
  readonly certificate: { readonly form: string; readonly tds: Paise } | null;
  /** YYYY-MM-DD, when the payer agreed to the terms. */
  readonly agreed_on: string | null;
}

const money = (amount: Paise): string => formatRupees(toRupees(amount));
/** What is owed, in each language. */
const owed = {
  English: ({ is_payout }: LetterFacts) => (is_payout ? 'payout' : 'brokerage'),
  Hindi: ({ is_payout }: LetterFacts) => (is_payout ? 'पेआउट' : 'दलाली'),
  Gujarati: ({ is_payout }: LetterFacts) => (is_payout ? 'પેઆઉટ' : 'દલાલી'),
} as const;
/** A lender has many loans: the one that an invoice is for. */
const ofLoan = ({ is_payout, about }: LetterFacts): string => (is_payout ? ` (${about})` : '');
type Lines = (facts: LetterFacts, tone: LetterTone) => (string | false | null)[];

const english: Lines = (f, tone) => [
  `Dear ${f.to},`,
  f.invoice
    ? `Our invoice ${f.invoice.no} of ${formatDate(f.invoice.date)} for ${money(f.invoice.total)}${ofLoan(f)}${f.due_date ? ` ${f.is_early ? 'is' : 'was'} due on ${formatDate(f.due_date)}` : ''}.`
    : `This is about our ${owed.English(f)} for ${f.about}${f.due_date ? `, due on ${formatDate(f.due_date)}` : ''}.`,
  f.last && `We thank you for ${money(f.last.amount)} on ${formatDate(f.last.date)}.`,
  `${money(f.to_receive)} is still to be paid${f.tds > 0 ? ` after TDS of ${money(f.tds)}` : ''}.`,
  tone === 'Friendly' && `Please pay by ${formatDate(f.pay_by)}. If it is on its way, thank you.`,
  tone === 'Firm' &&
    `${f.asked_before ? 'We asked before and heard nothing. ' : ''}Please pay by ${formatDate(f.pay_by)}, or tell us what holds it up.`,
  tone === 'Final' &&
    `This is our last reminder. If it is not paid by ${formatDate(f.pay_by)}, we shall act on the terms${f.agreed_on ? ` that you agreed to on ${formatDate(f.agreed_on)}` : ` of our ${owed.English(f)}`}.`,
  f.certificate &&
    `Please also send ${f.certificate.form} for the TDS of ${money(f.certificate.tds)} already deducted.`,
  f.from,
];

const hindi: Lines = (f, tone) => [
  `प्रिय ${f.to},`,
  f.invoice
    ? `हमारा इनवॉइस ${f.invoice.no}, दिनांक ${formatDate(f.invoice.date)}, राशि ${money(f.invoice.total)}${ofLoan(f)}${f.due_date ? `, ${formatDate(f.due_date)} को देय ${f.is_early ? 'है' : 'था'}` : ''}।`
    : `यह ${f.about} ${f.is_payout ? 'के हमारे' : 'की हमारी'} ${owed.Hindi(f)} के बारे में है${f.due_date ? `, जो ${formatDate(f.due_date)} को देय ${f.is_early ? 'है' : f.is_payout ? 'था' : 'थी'}` : ''}।`,
  f.last && `${formatDate(f.last.date)} को मिले ${money(f.last.amount)} के लिए धन्यवाद।`,
  `${money(f.to_receive)} अभी बाकी है${f.tds > 0 ? ` (${money(f.tds)} TDS काटने के बाद)` : ''}।`,
  tone === 'Friendly' && `कृपया ${formatDate(f.pay_by)} तक भुगतान करें। यदि भेज चुके हों तो धन्यवाद।`,
  tone === 'Firm' &&
    `${f.asked_before ? 'हमने पहले भी याद दिलाया था। ' : ''}कृपया ${formatDate(f.pay_by)} तक भुगतान करें, या बताएँ कि रुकावट क्या है।`,
  tone === 'Final' &&
    `यह हमारा अंतिम अनुस्मारक है। ${formatDate(f.pay_by)} तक भुगतान न होने पर हम ${f.agreed_on ? `${formatDate(f.agreed_on)} को मानी गई` : f.is_payout ? 'पेआउट की' : 'दलाली की'} शर्तों के अनुसार कदम उठाएँगे।`,
  f.certificate && `कृपया काटे गए ${money(f.certificate.tds)} TDS का ${f.certificate.form} भी भेजें।`,
  f.from,
];

const gujarati: Lines = (f, tone) => [
  `પ્રિય ${f.to},`,
  f.invoice
    ? `અમારું ઇન્વૉઇસ ${f.invoice.no}, તારીખ ${formatDate(f.invoice.date)}, રકમ ${money(f.invoice.total)}${ofLoan(f)}${f.due_date ? `, ${formatDate(f.due_date)}ના રોજ ચૂકવવાનું ${f.is_early ? 'છે' : 'હતું'}` : ''}.`
    : `આ ${f.about} ${f.is_payout ? 'માટેના અમારા' : 'માટેની અમારી'} ${owed.Gujarati(f)} વિશે છે${f.due_date ? `, જે ${formatDate(f.due_date)}ના રોજ ${f.is_payout ? 'ચૂકવવાનું' : 'ચૂકવવાની'} ${f.is_early ? 'છે' : f.is_payout ? 'હતું' : 'હતી'}` : ''}.`,
  f.last && `${formatDate(f.last.date)}ના રોજ મળેલા ${money(f.last.amount)} બદલ આભાર.`,
  `${money(f.to_receive)} હજી બાકી છે${f.tds > 0 ? ` (${money(f.tds)} TDS કાપ્યા પછી)` : ''}.`,
  tone === 'Friendly' && `કૃપા કરીને ${formatDate(f.pay_by)} સુધીમાં ચૂકવશો. મોકલી દીધું હોય તો આભાર.`,
  tone === 'Firm' &&
    `${f.asked_before ? 'અમે અગાઉ પણ યાદ કરાવ્યું હતું. ' : ''}કૃપા કરીને ${formatDate(f.pay_by)} સુધીમાં ચૂકવો, અથવા અડચણ શું છે તે જણાવો.`,
  tone === 'Final' &&
    `આ અમારી છેલ્લી યાદ છે. ${formatDate(f.pay_by)} સુધીમાં ચુકવણી ન થાય તો અમે ${f.agreed_on ? `${formatDate(f.agreed_on)}ના રોજ સ્વીકારેલી` : f.is_payout ? 'પેઆઉટની' : 'દલાલીની'} શરતો મુજબ પગલાં લઈશું.`,
  f.certificate && `કૃપા કરીને કાપેલા ${money(f.certificate.tds)} TDS માટે ${f.certificate.form} પણ મોકલશો.`,
  f.from,
];

const onlyCertificate: Record<LetterLanguage, (f: LetterFacts, form: string, tds: string) => string[]> = {
  English: (f, form, tds) => [
    `Dear ${f.to},`,
    `You deducted TDS of ${tds} from our ${owed.English(f)} for ${f.about}. Please send us ${form} for it by ${formatDate(f.pay_by)}.`,
    f.from,
  ],
  Hindi: (f, form, tds) => [
    `प्रिय ${f.to},`,
    `आपने ${f.about} ${f.is_payout ? 'के हमारे' : 'की हमारी'} ${owed.Hindi(f)} से ${tds} TDS काटा था। कृपया इसका ${form} ${formatDate(f.pay_by)} तक भेजें।`,
    f.from,
  ],
  Gujarati: (f, form, tds) => [
    `પ્રિય ${f.to},`,
    `તમે ${f.about} ${f.is_payout ? 'માટેના અમારા' : 'માટેની અમારી'} ${owed.Gujarati(f)}માંથી ${tds} TDS કાપ્યો હતો. કૃપા કરીને તેનું ${form} ${formatDate(f.pay_by)} સુધીમાં મોકલશો.`,
    f.from,
  ],
};

const byLanguage: Record<LetterLanguage, Lines> = { English: english, Hindi: hindi, Gujarati: gujarati };

/** The letter, a line for each thing that it says: for paper, mail and WhatsApp alike. */
export const paymentLetter = (facts: LetterFacts, tone: LetterTone, language: LetterLanguage): string => {
  const [greeting, ...rest] = byLanguage[language](facts, tone).filter((line) => typeof line === 'string');
  return [greeting, rest.slice(0, -1).join(' '), rest.at(-1)].join('\n\n');
};

/** Asks for the certificate of TDS alone; '' where none is pending. */
export const certificateLetter = (facts: LetterFacts, language: LetterLanguage): string =>
  facts.certificate
    ? onlyCertificate[language](facts, facts.certificate.form, money(facts.certificate.tds)).join('\n\n')
    : '';

/** The tone of the next letter after so many: friendly, firm, and then the last. */
export const nextTone = (sent: number): LetterTone => letterTones[Math.min(sent, letterTones.length - 1)]!;

/** Days that a letter gives the payer. */
export const letterDays = 5;
