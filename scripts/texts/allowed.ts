const names = 'A name, written like this in every language.';
const field = "A trade's own short form, the same in every language.";
const value = 'A value of the contract that goes to the server; it is worded where it is shown.';
const wire = 'Read by the server or by developers.';

/** Texts that stand in the code as they are, each with the reason. */
export const allowed: Readonly<Record<string, string>> = {
  Angan: names,
  WhatsApp: names,
  BHK: field,
  RERA: field,
  PDF: field,
  CGST: field,
  SGST: field,
  IGST: field,
  'Percent of price': value,
  'Part Received': value,
  'Written Off': value,
  'Credit note': value,
  'TDS certificate': value,
  'Per month': value,
  'Per sqft per month': value,
  'On Hold': value,
  'Price changed': value,
  'Company lease': value,
  'Working women': value,
  'Working men': value,
  'Vegetarian only': value,
  'Co-broker for a client': value,
  'Heavy deposit': value,
  'WhatsApp text': value,
  'Making it smaller': value,
  'Add new only': value,
  'Under construction': value,
  'Super Built-up': value,
  'People and visits': value,
  'Brokerage and leads': value,
  'RERA and possession': value,
  'RNR …': value,
  'JWT …': wire,
  'Network Error': wire,
  'The refresh was answered with …': wire,
};
