import { by, has, wants } from '../labels.ts';

const plain = { phones: ['9727605518'] };

/** Surat and Ahmedabad: Gujarati in its script and in Latin letters. */
export const b07 = by('b07', [
  [
    'નવું લિસ્ટ ભાડે આપવાનું:\n૧. ગોતા ૨ બીએચકે ૧૬ હજાર\n૨. બોપલ ૩ બીએચકે ૨૫ હજાર ફર્નિશ્ડ\n૩. બાપુનગર દુકાન ૧૨ હજાર\nસંપર્ક: જયેશભાઈ ૯૭૨૭૬ ૦૫૫૧૮',
    has({ ...plain, name: 'જયેશભાઈ', deals: ['Rent'], bhk: [2], rent: 16e3, areas: ['Gota'] }),
    has({
      ...plain,
      name: 'જયેશભાઈ',
      deals: ['Rent'],
      bhk: [3],
      rent: 25e3,
      furniture: 'Fully furnished',
      areas: ['Bopal'],
    }),
    has({ ...plain, name: 'જયેશભાઈ', deals: ['Rent'], subtypes: ['Shop'], rent: 12e3, areas: ['Bapunagar'] }),
  ],
  [
    'ઇસનપુરમાં મકાન ખરીદવું છે, ૬૦ લાખ સુધી, ટેનામેન્ટ હોય તો સારું. ૯૭૨૭૬૦૫૫૧૮',
    wants({
      ...plain,
      deals: ['Sale'],
      subtypes: ['Independent House/Kothi', 'Tenement'],
      budget_max: 60e5,
      areas: ['Isanpur'],
    }),
  ],
  [
    'kok ni pase katargam ma 1bhk bhade hoy to kejo, 8 hajar sudhi, navu parnelu couple che. 97276 05518',
    wants({ ...plain, deals: ['Rent'], bhk: [1], budget_max: 8e3, tenants: ['Family'], areas: ['Katargam'] }),
  ],
  [
    'mota varachha ma 3bhk vechvano che 62 lakh ma, 6tho mal, jayeshbhai 9727605518',
    has({ ...plain, name: 'Jayeshbhai', deals: ['Sale'], bhk: [3], price: 62e5, floor: 6, areas: ['Mota Varachha'] }),
  ],
  [
    'અમરાઈવાડીમાં ૧૦૦ વારનો પ્લોટ, વારનો ભાવ ૪૫ હજાર. રોડ ટચ. 9727605518',
    has({
      ...plain,
      deals: ['Sale'],
      subtypes: ['Residential Plot'],
      size: 100,
      size_unit: 'SqYd',
      size_basis: 'Plot',
      rate: 45e3,
      rate_unit: 'SqYd',
      features: ['Road touch'],
      areas: ['Amraiwadi'],
    }),
  ],
  [
    'hazira road par 7 vigha jamin levi che udyog mate, vigha na 60 lakh sudhi aapshu. 9727605518',
    wants({
      ...plain,
      deals: ['Sale'],
      size: 7,
      size_unit: 'Bigha',
      rate: 60e5,
      rate_unit: 'Bigha',
      areas: ['Hazira'],
    }),
  ],
  [
    'Dindoli row house 2bhk vechan 48 lakh, Bhestan 1bhk bhade 7500. Jayesh 97276-05518',
    has({
      ...plain,
      name: 'Jayesh',
      deals: ['Sale'],
      subtypes: ['Row House'],
      bhk: [2],
      price: 48e5,
      areas: ['Dindoli'],
    }),
    has({ ...plain, name: 'Jayesh', deals: ['Rent'], bhk: [1], rent: 7500, areas: ['Bhestan'] }),
  ],
]);
