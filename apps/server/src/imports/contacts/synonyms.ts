import type { ContactTarget } from '@angan/contract/imports/contact-targets.ts';

/** Names of headers, parted by commas. */
export const words = (...lines: string[]): string[] =>
  lines
    .join(',')
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);

/**
 * Headers by what they become, in plain form (map/header.ts), beside those that a field brings itself
 * (contract/contacts/contact-fields.ts): domain 6.5, the exports of Google, Outlook, phones and other programs, and the
 * words of Hindi and Gujarati in either script, which the browser need not carry.
 */
export const synonyms = {
  name: words(
    'name, full name, fullname, contact name, display name, person name, person, naam, nam, नाम, નામ,',
    'पूरा नाम, પૂરું નામ',
    'client, client name, owner, owner name, party, party name, customer, customer name, buyer name,',
    'tenant name, seller name, broker name, lead name, lead, account name',
    'grahak, malik, malik nu naam, grahak nu naam, ग्राहक, मालिक, ગ્રાહક, માલિક, માલિકનું નામ, ગ્રાહકનું નામ',
    'first name, given name, firstname, fname, middle name, additional name, middlename, last name,',
    'family name, surname, lastname, lname, atak, अटक, અટક, उपनाम',
  ),
  mobile: words(
    'mobile, mobile no, mobile number, mobile num, mobile phone, mob, mob no, mob number, mo, mo no, cell,',
    'cell no, cell phone, cellphone, cell number',
    'phone, phone no, phone number, phone num, ph, ph no, phones, telephone, tel, tel no, primary phone,',
    'home phone, business phone, work phone, other phone, car phone, radio phone, main phone,',
    'company main phone, assistants phone',
    'contact, contact no, contact number, contact nos, contact details, contacts, number, numbers, whatsapp,',
    'whatsapp no, whatsapp number, wa no, wa number',
    'alternate number, alternate no, alternate mobile, alternate mobile no, alternate phone,',
    'alternate contact, alt no, alt number, alt mobile, alternative number, secondary phone, second number,',
    'other number, other mobile, spouse mobile, residence phone, office phone, landline, landline no,',
    'landline number, land line',
    'mobail, nambar, phone nambar, mobile nambar, sampark, samparka, मोबाइल, मोबाईल, मोबाइल नंबर,',
    'मोबाइल नम्बर, फोन, फ़ोन, फोन नंबर, नंबर, संपर्क, મોબાઇલ, મોબાઈલ, મોબાઇલ નંબર, મોબાઈલ નંબર, ફોન,',
    'ફોન નંબર, નંબર, સંપર્ક, સંપર્ક નંબર',
  ),
  email: words(
    'email, e mail, mail, mail id, email id, e mail id, email address, e mail address, mailid, emailid, ईमेल,',
    'ई मेल, ઈમેલ, ઇમેલ, ઈ મેલ, ઇમેઇલ',
  ),
  address: words(
    'address, addr, full address, residence, residential address, office address, home address,',
    'permanent address, postal address, street, street address, home street, address line 1, address line 2,',
    'address1, address2, home address formatted',
    'sarnamu, sarnamun, pata, pataa, पता, સરનામું, સરનામુ, પતા',
  ),
  contactgroup: words(
    'group, groups, contact group, category, categories, tag, tags, label, labels, type of client,',
    'client type, contact type, group membership, segment, list, varg, samuh, समूह, वर्ग, જૂથ, વર્ગ, ગ્રુપ,',
    'ग्रुप',
  ),
  source: words(
    'source, lead source, portal, reference, ref by, ref, referred by, reference by, referral,',
    'referral source, source of lead, lead from, enquiry source, inquiry source, campaign, medium, sandarbh,',
    'संदर्भ, સંદર્ભ, स्रोत, સ્ત્રોત',
  ),
  comment: words(
    'remark, remarks, note, notes, comment, comments, details, description, status remark, remark 1,',
    'other details, additional info, nondh, vigat, tippani, टिप्पणी, विवरण, નોંધ, વિગત, ટિપ્પણી',
  ),
  company_name: words(
    'company, company name, organization, organisation, organization name, organisation name,',
    'organization 1 name, firm, firm name, business name, agency, agency name, employer, company naam, कंपनी,',
    'કંપની',
  ),
  city: words('city, town, home city, business city, village, shahar, shaher, sher, gaam, gam, शहर, गांव, શહેર, ગામ'),
  state: words('state, region, province, home state, business state, rajya, राज्य, રાજ્ય'),
  country: words(
    'country, home country, business country, home country region, business country region, country region,',
    'desh, देश, દેશ',
  ),
  language: words('language, preferred language, mother tongue, bhasha, भाषा, ભાષા'),
  date_of_birth: words(
    'date of birth, dob, birthday, birth date, birthdate, born, janm tarikh, janma tarikh, janamdin, janmdin,',
    'जन्म तिथि, जन्मदिन, જન્મ તારીખ, જન્મદિવસ',
  ),
  anniversary: words(
    'anniversary, wedding anniversary, marriage anniversary, anniversary date, marriage date, doa,',
    'wedding date',
  ),
  skip: words(
    'sr, sr no, sl no, s no, sno, srno, serial, serial no, serial number, id, contact id, lead id, client id,',
    'record id, uid, index, kramank, क्रमांक, ક્રમ, ક્રમાંક, अनुक्रमांक',
    'photo, picture, image, file as, phonetic first name, phonetic middle name, phonetic last name,',
    'given name yomi, additional name yomi, family name yomi, yomi name, name prefix, name suffix, initials,',
    'short name, gender, sensitivity, priority, mileage, maiden name, directory server, subject, suffix,',
    'email type, e mail type, email display name, e mail display name, organization type, hobby,',
    'billing information, account',
    'created, created at, created on, created date, created time, modified, updated at, last updated,',
    'last modified, modified time',
    // Of our own file of refused rows, which is mended and uploaded again.
    'reason',
  ),
} satisfies Partial<Record<ContactTarget, readonly string[]>>;

/** Targets of headers with a number, 'Phone 2', 'E-mail 1 - Value', and of the parts that Google and Outlook write. */
export const numbered: readonly (readonly [RegExp, ContactTarget])[] = [
  [
    /^(phone|e ?mail|address|organization|event|relation|website|im|custom field) \d+ (type|label|service|display name)$/,
    'skip',
  ],
  [
    /^(phone|mobile|mob|contact|cell|whatsapp|tel|alternate|alt)( (no|num|number|phone|mobile))? ?\d+( value)?$/,
    'mobile',
  ],
  [/^(mobile|phone|contact)_? ?number ?\d$/, 'mobile'],
  [/^(home|business|work|office|other|company main|primary) phone ?\d*$/, 'mobile'],
  [/^e ?mail( address| id)? ?\d+( value| address)?$/, 'email'],
  [/^address 1 formatted$/, 'address'],
  [/^address 1 city$/, 'city'],
  [/^address 1 region$/, 'state'],
  [/^address 1 country$/, 'country'],
  [/^address 1 /, 'skip'],
  [/^address \d+( formatted)?$/, 'note'],
  [/^(home|business|other) (street|address)( \d)?$/, 'address'],
  [/^(home|business|other) (postal code|address po box|fax)$|fax|pager|telex|isdn|callback|tty tdd/, 'note'],
  [/^(organization|organisation) 1 name$/, 'company_name'],
  [/^(remarks?|notes?|comments?) ?\d+$/, 'comment'],
  [/^(source|reference) ?\d+$/, 'note'],
];
