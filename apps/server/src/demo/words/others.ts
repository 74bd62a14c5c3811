import type { Sentences } from './kinds.ts';

export const tenant: Sentences = {
  latin: [
    'Family of four, one dog',
    'Working women, two persons',
    'Company lease from next month',
    '{bhk} on rent, {area}, up to {rent}',
    'Bachelor, IT job at {area}, sharing also ok',
    'Transferred from Surat, needs in 10 days',
    'Semi furnished, {rent} with maintenance',
    'Current lease ends at month end, society near school',
    'Students, 3 boys, CEPT. Guardian signs',
    'Paying {rent} now, wants the same rent with lift',
    'Newly married, {bhk}, wardrobe and AC must',
    'Nurse at the civil hospital, ground floor please',
    'Bhade joiye, {rent} sudhi, veg family',
    'Merchant navy, home 4 months in a year, pays a year in advance',
    'Shifting when the own flat in {other} gives possession, 11 months only',
    'Brought the police verification papers unasked, good tenant',
  ],
  gujarati: [
    'ભાડે જોઈએ, {rent} સુધી',
    'ચાર જણનું કુટુંબ, શાકાહારી',
    '૧૧ મહિના માટે, {area}',
    '{bhk} ભાડે, લિફ્ટ હોવી જોઈએ',
    'બે છોકરીઓ, નોકરી કરે છે',
    'નોકરી બદલાઈ, તરત જોઈએ',
  ],
  devanagari: ['किराये पर {bhk}, {rent} तक', 'बैंक में नौकरी, परिवार साथ है', '11 महीने के लिए चाहिए'],
};

export const broker: Sentences = {
  latin: [
    'Co-broker, 50:50 on rent',
    'Works only {area}. Honest with side',
    'Has all of {society}, keys too',
    'Sends 20 messages a day, good ones are in {other}',
    '1 % from own side only, do not ask buyer',
    'Bungalows of {area}, knows every owner',
    'Shares requirement, never the owner number',
    'Commercial only, SG Highway and CG Road',
    'Old dispute on {society} brokerage, take it in writing',
    'Did the Thaltej deal with us, paid in a week',
    'Rent specialist, 40 agreements a month',
    'Land broker, Sanand and Bavla side',
    'New in line, works from home, {area}',
    'WhatsApp group admin, Bopal brokers',
  ],
  gujarati: [
    '{area}નું કામ કરે છે',
    'દુકાન ઓફિસનું જ કામ',
    'જૂની ઓળખાણ, સીધો માણસ',
    'ભાડાના કામમાં અડધું અડધું',
    'બંગલાનું કામ, વિશ્વાસુ માણસ',
  ],
  devanagari: ['{area} का काम करते हैं', 'किराये में आधा आधा'],
};

export const builder: Sentences = {
  latin: [
    'New scheme in {area}, launch rate till {festival}',
    'Channel partner list sent, 2 % slab after 5 bookings',
    'Sample house ready, take customers on Sunday',
    '{bhk} inventory left 14 units, RERA done',
    'Pays brokerage in 45 days after banakhat',
    'Site in-charge for {society}',
    'Redevelopment in {area}, needs buyers for 22 flats',
    'Asks for 10 walk-ins a week',
    'Shops on ground floor still open, good for investors',
  ],
  gujarati: ['{area}માં નવી સ્કીમ, {festival} પર બુકિંગ', 'સેમ્પલ હાઉસ તૈયાર છે'],
  devanagari: ['{area} में नई स्कीम, {festival} पर बुकिंग'],
};

export const caretaker: Sentences = {
  latin: [
    'Keys of three bungalows',
    'Night duty, sleeps till 11',
    'Watchman {society}, knows who is leaving',
    'Liftman, has keys of B block',
    'Give 500 on every rent deal',
    'Gardener of four houses in {area}, tells when one falls empty',
    'Society office, opens 10 to 1',
    'Day guard, do not call, go there',
    'Supervisor {society}, NOC and gate pass',
  ],
  gujarati: [
    'ત્રણ બંગલાની ચાવી છે',
    'રાતની ડ્યુટી, સવારે ફોન ન કરવો',
    'મકાન ખાલી થાય ત્યારે ફોન કરે છે',
    'દિવસે ગેટ પર જ હોય છે',
    '{area}ની સોસાયટીનો ચોકીદાર',
  ],
  devanagari: ['तीन बंगलों की चाबी है', 'रात की ड्यूटी, 11 बजे के बाद फ़ोन', '{area} की सोसाइटी का चौकीदार'],
};
