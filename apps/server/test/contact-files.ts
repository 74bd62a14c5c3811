/** Lists of invented people, byte for byte as programs write them. */

const crlf = (lines: readonly string[]) => `${lines.join('\r\n')}\r\n`;

/** Excel's 'Unicode text': UTF-16 with its mark, tabs, a cell of two lines in quotes. */
export const excelUnicodeText = Buffer.concat([
  Buffer.from([0xff, 0xfe]),
  Buffer.from(
    crlf([
      'Client Name\tMob No.\tRemarks\tDate of Birth',
      'મીનાબેન પટેલ\t98240 21001\t"Wants 3BHK\nin Bopal, ""ready"""\t12/03/1985',
      'रमेश शर्मा\t+91-98240-21002\t\t',
      'Lost Digits\t9.19824E+11\tfrom the old sheet\t',
    ]),
    'utf16le',
  ),
]);

/** Excel's CSV where the list separator is a semicolon: Windows-1252, with the letters that it has beyond Latin-1. */
export const excelWindows1252 = Buffer.from(
  crlf([
    'Name;Mobile;E-mail;Remarks',
    'Jos\xe9 D\x92Souza;9824022001;jose@example.in;"Budget 80\x9690 Lakhs; ready"',
    'Zo\xeb Fernandes;9824022002;zoe(at)example.in;',
  ]),
  'latin1',
);

/** Google Contacts as of 2026: labels of its own, several values of one with ' ::: '. */
export const googleCsv = Buffer.from(
  [
    'First Name,Middle Name,Last Name,Phonetic First Name,Phonetic Middle Name,Phonetic Last Name,Name Prefix,Name Suffix,Nickname,File As,Organization Name,Organization Title,Organization Department,Birthday,Notes,Photo,Labels,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value,Phone 2 - Label,Phone 2 - Value,Address 1 - Label,Address 1 - Formatted,Address 1 - Street,Address 1 - City,Address 1 - PO Box,Address 1 - Region,Address 1 - Postal Code,Address 1 - Country,Address 1 - Extended Address',
    'Bhavna,K,Mehta,,,,,,,,Shreeji Developers,Partner,Sales,1985-03-12,Wants a shop,https://lh3.googleusercontent.com/x,Builder ::: * myContacts,* Work,bhavna@example.in ::: bhavna@shreeji.example,Mobile,+91 98240 23001 ::: 9824023002,Work,079-2685 3344,Home,"B-12, Sun Vista',
    'Bopal, Ahmedabad 380058","B-12, Sun Vista",Ahmedabad,,Gujarat,380058,India,',
    ',,,,,,,,,,,,,,,,* myContacts,,,Mobile,098240 23003,,,,,,,,,,,',
    '',
  ].join('\n'),
);

const photo = Buffer.alloc(5000, 'a picture').toString('base64');
const folded = (text: string, width: number, indent: string) =>
  (text.match(new RegExp(`.{1,${width}}`, 'g')) ?? []).map((part, at) => (at ? indent : '') + part);

/** An iPhone's cards: version 3.0, labels in groups, the photo folded at 75. */
export const iphoneVcards = Buffer.from(
  crlf([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'PRODID:-//Apple Inc.//iPhone OS 26.1//EN',
    'N:Parekh;Devanshi;;;',
    'FN:Devanshi Parekh',
    'ORG:Parekh Realty;Sales',
    'EMAIL;type=INTERNET;type=HOME;type=pref:devanshi@example.in',
    'item1.TEL:079 2685 3344',
    'item1.X-ABLabel:Office',
    'TEL;type=HOME;type=VOICE:9824024002',
    'TEL;type=CELL;type=VOICE;type=pref:+91 98240 24001',
    'item2.ADR;type=HOME;type=pref:;;B-12\\, Sun Vista\\nNear the lake;Ahmedabad;Gujarat;380058;India',
    'item2.X-ABADR:in',
    'NOTE:Wants 3BHK\\, ready\\; call',
    '  after five\\nBudget 90 L',
    'BDAY;X-APPLE-OMIT-YEAR=1604:1604-03-12',
    'item3.X-ABDATE;type=pref:2010-12-05',
    'item3.X-ABLabel:_$!<Anniversary>!$_',
    ...folded(`PHOTO;ENCODING=b;TYPE=JPEG:${photo}`, 74, ' '),
    'END:VCARD',
    'BEGIN:VCARD',
    'VERSION:3.0',
    'N:;9824024003;;;',
    'FN:9824024003',
    'TEL;type=CELL:9824024003',
    'END:VCARD',
  ]),
);

const quoted = (text: string) =>
  [...Buffer.from(text)].map((byte) => `=${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('');

/** An Android phone's cards: version 2.1, names quoted with soft breaks, the photo indented and ended by an empty line. */
export const androidVcards = Buffer.from(
  crlf([
    'BEGIN:VCARD',
    'VERSION:2.1',
    `N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:${quoted('પટેલ')};${quoted('મીનાબેન')};;;`,
    `FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:${quoted('મીનાબેન ')}=`,
    quoted('પટેલ'),
    'TEL;CELL:9824025001',
    'TEL;WORK;PREF:+919824025002',
    'EMAIL;HOME:meena@example.in',
    `ADR;HOME;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:;;${quoted('B-7, સન વિસ્ટા')};${quoted('અમદાવાદ')};;380058;`,
    `PHOTO;ENCODING=BASE64;JPEG:${photo.slice(0, 60)}`,
    ...folded(photo.slice(60), 73, ' ').map((line, at) => (at ? line : ` ${line}`)),
    '',
    'X-ANDROID-CUSTOM:vnd.android.cursor.item/contact_event;2011-02-20;1;;;;;;;;;;;;;',
    'END:VCARD',
    'BEGIN:VCARD',
    'VERSION:2.1',
    `N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:${quoted('शर्मा')};${quoted('रमेश')};;;`,
    'TEL;CELL:098240 25003',
    `NOTE;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:${quoted('बजट 90 लाख')}=0D=0A=`,
    `${quoted('तुरंत')}`,
    'END:VCARD',
  ]),
);

/** Cards of version 4.0: numbers as addresses, types in quotes, the photo in one line. */
export const vcards4 = Buffer.from(
  crlf([
    'BEGIN:VCARD',
    'VERSION:4.0',
    'KIND:individual',
    'UID:urn:uuid:4fbe8971-0bc3-424c-9c26-36c3e1eff6b1',
    'FN:Farida Lokhandwala',
    'N:Lokhandwala;Farida;;Mrs.;',
    'TEL;VALUE=uri;TYPE="voice,home":tel:+91-98240-26002',
    'TEL;VALUE=uri;PREF=1;TYPE="voice,cell":tel:+91-98240-26001;ext=4',
    'TEL;VALUE=uri;TYPE=cell:tel:+971-50-123-4567',
    'EMAIL;TYPE=home:farida@example.in',
    'ADR;TYPE=home;LABEL="B-9\\, Sun Vista":;;B-9\\, Sun Vista;Surat;Gujarat;395007;India',
    'CATEGORIES:Buyer,Investor circle',
    'BDAY:19850312',
    'ANNIVERSARY:20091215',
    `PHOTO:data:image/jpeg;base64,${photo}`,
    'NOTE:Prefers the east',
    'END:VCARD',
  ]),
);
