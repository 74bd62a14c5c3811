/** Messages of authors a to c. Rules may be tuned on these. */
import type { LabelledMessage } from './labels.ts';

export const aToC: readonly LabelledMessage[] = [
  // a: lower case, commas, the abbreviations of an Ahmedabad group.
  {
    id: 'm001',
    author: 'a',
    language: 'English',
    kind: 'Requirement',
    text: 'req 3bhk semi furnished shela / south bopal budget 85-95L ready poss, family. call 90095 73108',
    fields: {
      phones: ['9009573108'],
      deal_type: 'Sale',
      bhk: [3],
      budget_min: 8_500_000,
      budget_max: 9_500_000,
      furniture: 'Semi-furnished',
      possession: 'Ready to move',
      areas: ['Shela', 'South Bopal'],
    },
  },
  {
    id: 'm002',
    author: 'a',
    language: 'English',
    kind: 'Requirement',
    text: 'need 2 bhk rent vastrapur or memnagar, upto 22k, semi, small veg family, from 1st aug, 9383786634',
    fields: {
      phones: ['9383786634'],
      deal_type: 'Rent',
      bhk: [2],
      budget_max: 22_000,
      furniture: 'Semi-furnished',
      tenants: ['Family'],
      areas: ['Vastrapur', 'Memnagar'],
    },
  },
  {
    id: 'm003',
    author: 'a',
    language: 'English',
    kind: 'Requirement',
    text: 'req 4bhk penthouse or duplex on rent, sbr / prahladnagar, 3000-3500 sba, upto 90k, 4 car park, 994 528 3160',
    fields: {
      phones: ['9945283160'],
      deal_type: 'Rent',
      subtypes: ['Penthouse', 'Duplex Flat'],
      bhk: [4],
      budget_max: 90_000,
      size: 3000,
      size_max: 3500,
      size_unit: 'Sqft',
      size_basis: 'Super Built-up',
      parking: 4,
      areas: ['Sindhu Bhavan Road', 'Prahladnagar'],
    },
  },
  {
    id: 'm004',
    author: 'a',
    language: 'English',
    kind: 'Requirement',
    text: 'client ready to close this week. 4bhk bodakdeo thaltej, min 2cr max 2.6cr, no ground flr, east facing, 2 cp, 7540 14 0606',
    fields: {
      phones: ['7540140606'],
      deal_type: 'Sale',
      bhk: [4],
      budget_min: 20_000_000,
      budget_max: 26_000_000,
      facing: 'East',
      parking: 2,
      areas: ['Bodakdev', 'Thaltej'],
    },
  },
  {
    id: 'm005',
    author: 'a',
    language: 'English',
    kind: 'Requirement',
    text: 'wanted tenement / row house naranpura or ghatlodiya within 1.4 cr, plot min 130 var, 8928361827',
    fields: {
      phones: ['8928361827'],
      deal_type: 'Sale',
      subtypes: ['Tenement', 'Row House'],
      budget_max: 14_000_000,
      size: 130,
      size_unit: 'SqYd',
      size_basis: 'Plot',
      areas: ['Naranpura', 'Ghatlodia'],
    },
  },
  {
    id: 'm006',
    author: 'a',
    language: 'English',
    kind: 'Requirement',
    text: 'req 2/3 bhk new ranip, ranip. budget around 70. loan 80%. ready or uc both ok. 7731038693',
    fields: {
      phones: ['7731038693'],
      deal_type: 'Sale',
      bhk: [2, 3],
      budget_max: 7_000_000,
      areas: ['New Ranip', 'Ranip'],
    },
  },
  {
    id: 'm007',
    author: 'a',
    language: 'English',
    kind: 'Requirement',
    text: 'looking for 1bhk furnished, gurukul side, single working girl, 12 to 15k, ph 9376069534',
    fields: {
      phones: ['9376069534'],
      deal_type: 'Rent',
      bhk: [1],
      budget_min: 12_000,
      budget_max: 15_000,
      furniture: 'Fully furnished',
      tenants: ['Bachelors'],
      areas: ['Gurukul'],
    },
  },
  {
    id: 'm008',
    author: 'a',
    language: 'English',
    kind: 'Requirement',
    text: 'req 3 bhk paldi only, jain derasar nearby, 1.1-1.25 cr, 1800+ sba, high floor, 98728 77581 / 98855 14427',
    fields: {
      phones: ['9872877581', '9885514427'],
      deal_type: 'Sale',
      bhk: [3],
      budget_min: 11_000_000,
      budget_max: 12_500_000,
      size: 1800,
      size_unit: 'Sqft',
      size_basis: 'Super Built-up',
      areas: ['Paldi'],
    },
  },
  {
    id: 'm009',
    author: 'a',
    language: 'English',
    kind: 'Requirement',
    text: 'investor wants preleased shop/showroom 2-3 cr, roi 6+, bank or brand tenant, anywhere west abad. 9625612891',
    fields: {
      phones: ['9625612891'],
      deal_type: 'Pre-leased',
      subtypes: ['Shop', 'Showroom'],
      budget_min: 20_000_000,
      budget_max: 30_000_000,
    },
  },
  {
    id: 'm010',
    author: 'a',
    language: 'English',
    kind: 'Listing',
    text: '2 bhk on rent, shyamal, 1215 sba, ff, 26k + maint, dep 2 months, family only - 681 907 3273',
    fields: {
      phones: ['6819073273'],
      deal_type: 'Rent',
      bhk: [2],
      rent: 26_000,
      deposit: 52_000,
      size: 1215,
      size_unit: 'Sqft',
      size_basis: 'Super Built-up',
      furniture: 'Fully furnished',
      tenants: ['Family'],
      areas: ['Shyamal'],
    },
  },
  {
    id: 'm011',
    author: 'a',
    language: 'English',
    kind: 'Listing',
    text: '3bhk gota, parijat enclave, 7/14 flr, 1865 sba, kitchen fix, 1 cp, 72 lac neg, 9812418089',
    fields: {
      phones: ['9812418089'],
      deal_type: 'Sale',
      bhk: [3],
      price: 7_200_000,
      size: 1865,
      size_unit: 'Sqft',
      size_basis: 'Super Built-up',
      furniture: 'Semi-furnished',
      floor: 7,
      total_floors: 14,
      parking: 1,
      areas: ['Gota'],
      societies: ['Parijat Enclave'],
    },
  },
  {
    id: 'm012',
    author: 'a',
    language: 'English',
    kind: 'Listing',
    text: 'sale 4 bhk bunglow ambli 320 var plot 4.75cr north facing ready. direct owner 7469697552',
    fields: {
      phones: ['7469697552'],
      deal_type: 'Sale',
      subtypes: ['Bungalow'],
      bhk: [4],
      price: 47_500_000,
      size: 320,
      size_unit: 'SqYd',
      size_basis: 'Plot',
      facing: 'North',
      possession: 'Ready to move',
      areas: ['Ambli'],
    },
  },
  {
    id: 'm013',
    author: 'a',
    language: 'English',
    kind: 'Listing',
    text: 'shop sale gf cg road 420 carpet, frontage 14ft, 48k psf. 973 528 8649, off 079-26463381',
    fields: {
      phones: ['9735288649'],
      deal_type: 'Sale',
      subtypes: ['Shop'],
      rate: 48_000,
      rate_unit: 'Sqft',
      size: 420,
      size_unit: 'Sqft',
      size_basis: 'Carpet',
      floor: 0,
      areas: ['CG Road'],
    },
  },
  {
    id: 'm014',
    author: 'a',
    language: 'English',
    kind: 'Listing',
    text: '3bhk resale jagatpur, age 5 years, 2nd floor, lift 2, 2 covered parking, Rs 6850000, east-west open, 9581 662 055',
    fields: {
      phones: ['9581662055'],
      deal_type: 'Sale',
      bhk: [3],
      price: 6_850_000,
      floor: 2,
      parking: 2,
      areas: ['Jagatpur'],
    },
  },
  {
    id: 'm015',
    author: 'a',
    language: 'English',
    kind: 'Listing',
    text: 'plot 512 sq yd shilaj, r1 zone, 24 mtr road, 62k per yard. clear title. 7026836191',
    fields: {
      phones: ['7026836191'],
      deal_type: 'Sale',
      subtypes: ['Residential Plot'],
      rate: 62_000,
      rate_unit: 'SqYd',
      size: 512,
      size_unit: 'SqYd',
      size_basis: 'Plot',
      areas: ['Shilaj'],
    },
  },
  {
    id: 'm016',
    author: 'a',
    language: 'English',
    kind: 'Listing',
    text: '3 bhk unfurnished for rent in bodakdev greens, vastrapur lake side, 32k, company or family, 2 months dp. 9080031161',
    fields: {
      phones: ['9080031161'],
      deal_type: 'Rent',
      bhk: [3],
      rent: 32_000,
      deposit: 64_000,
      furniture: 'Unfurnished',
      tenants: ['Company', 'Family'],
      areas: ['Vastrapur'],
      societies: ['Bodakdev Greens'],
    },
  },
  {
    id: 'm017',
    author: 'a',
    language: 'English',
    kind: 'Listing',
    text: '1bhk chandkeda 650 sba 13500 rent, 1 month dep, 1st flr no lift, semi, bachelors ok, 8159326774',
    fields: {
      phones: ['8159326774'],
      deal_type: 'Rent',
      bhk: [1],
      rent: 13_500,
      deposit: 13_500,
      size: 650,
      size_unit: 'Sqft',
      size_basis: 'Super Built-up',
      furniture: 'Semi-furnished',
      floor: 1,
      tenants: ['Bachelors'],
      areas: ['Chandkheda'],
    },
  },
  {
    id: 'm018',
    author: 'a',
    language: 'English',
    kind: 'Listing',
    text: 'uc poss dec 27, 3bhk south bopal, 1 cr all incl, 1110 carpet, 11th floor, bank loan 90% ok, 7737396045',
    fields: {
      phones: ['7737396045'],
      deal_type: 'Sale',
      bhk: [3],
      price: 10_000_000,
      size: 1110,
      size_unit: 'Sqft',
      size_basis: 'Carpet',
      floor: 11,
      possession: 'Under construction',
      areas: ['South Bopal'],
    },
  },
  {
    id: 'm019',
    author: 'a',
    language: 'English',
    kind: 'Nothing',
    text: 'good morning all. pls share only genuine inventory, no re-forwards',
    fields: {},
  },
  {
    id: 'm020',
    author: 'a',
    language: 'English',
    kind: 'Nothing',
    text: 'shela 3bhk deal done, thx all. no more calls pls',
    fields: {},
  },
  // b: a poster: emoji bullets, one fact to a line, Every Word With A Capital.
  {
    id: 'm021',
    author: 'b',
    language: 'English',
    kind: 'Listing',
    text: `*Available For Sale* 🏡
👉 3 BHK Flat
👉 Meghdhanush Heights, Bodakdev
👉 2150 Sq.Ft. Super Built Up
👉 5th Floor Out Of 12
👉 Fully Furnished
👉 Price: 1,65,00,000/-
📞 Ketan 92931 86310`,
    fields: {
      phones: ['9293186310'],
      name: 'Ketan',
      deal_type: 'Sale',
      subtypes: ['Flat/Apartment'],
      bhk: [3],
      price: 16_500_000,
      size: 2150,
      size_unit: 'Sqft',
      size_basis: 'Super Built-up',
      furniture: 'Fully furnished',
      floor: 5,
      total_floors: 12,
      areas: ['Bodakdev'],
      societies: ['Meghdhanush Heights'],
    },
  },
  {
    id: 'm022',
    author: 'b',
    language: 'English',
    kind: 'Listing',
    text: `*For Rent* 🔑
📍 Vejalpur
🏠 2 BHK | 3rd Floor | Semi Furnished
💰 18,500/- Rent
💰 Deposit 40,000/-
👪 Family / 💼 Company
Call/WA: +91 76534 51923`,
    fields: {
      phones: ['7653451923'],
      deal_type: 'Rent',
      bhk: [2],
      rent: 18_500,
      deposit: 40_000,
      furniture: 'Semi-furnished',
      floor: 3,
      tenants: ['Family', 'Company'],
      areas: ['Vejalpur'],
    },
  },
  {
    id: 'm023',
    author: 'b',
    language: 'English',
    kind: 'Listing',
    text: `🏢 *Office For Lease* 🏢
✅ Zenith Corporate House, S.G. Highway
✅ 2400 Sq.Ft. SBUA
✅ Warm Shell
✅ ₹ 1,20,000 Per Month
✅ 6 Months Deposit
✅ 5 Car Parking
📲 7096015423 / 7541098773`,
    fields: {
      phones: ['7096015423', '7541098773'],
      deal_type: 'Lease',
      subtypes: ['Office (warm shell)'],
      rent: 120_000,
      deposit: 720_000,
      size: 2400,
      size_unit: 'Sqft',
      size_basis: 'Super Built-up',
      parking: 5,
      areas: ['SG Highway'],
      societies: ['Zenith Corporate House'],
    },
  },
  {
    id: 'm024',
    author: 'b',
    language: 'English',
    kind: 'Listing',
    text: `🎉 *New Launch* 🎉
🏙️ 2 & 3 BHK Apartments @ Zundal
✨ Booking Open
✨ 2 BHK Starting 46 Lacs*
✨ Token 51,000 Only
✨ RERA: PR/GJ/GANDHINAGAR/RAA14873
📲 +91-7571745822`,
    fields: {
      phones: ['7571745822'],
      deal_type: 'New booking',
      subtypes: ['Flat/Apartment'],
      bhk: [2, 3],
      price: 4_600_000,
      possession: 'New launch',
      areas: ['Zundal'],
    },
  },
  {
    id: 'm025',
    author: 'b',
    language: 'English',
    kind: 'Listing',
    text: `*5 BHK Twin Bungalow* 🏘️
📍 Shilaj
📐 Plot 245 Sq.Yd
🧱 Construction 390 Sq.Yd
💸 3.85 Cr
🧭 East Facing
🔑 Ready To Move
74764-53860`,
    fields: {
      phones: ['7476453860'],
      deal_type: 'Sale',
      subtypes: ['Twin Bungalow'],
      bhk: [5],
      price: 38_500_000,
      size: 245,
      size_unit: 'SqYd',
      size_basis: 'Plot',
      facing: 'East',
      possession: 'Ready to move',
      areas: ['Shilaj'],
    },
  },
  {
    id: 'm026',
    author: 'b',
    language: 'English',
    kind: 'Listing',
    text: `👑 *4 BHK Penthouse For Sale* 👑
▪️ Sindhu Bhavan Road
▪️ 4100 Sq.Ft. SBUA + 900 Sq.Ft. Terrace
▪️ 3 Allotted Car Parking
▪️ 24x7 Water, 2 Lift
▪️ 3.10 Cr (Negotiable)
☎️ Riddhi - 71503 26119`,
    fields: {
      phones: ['7150326119'],
      name: 'Riddhi',
      deal_type: 'Sale',
      subtypes: ['Penthouse'],
      bhk: [4],
      price: 31_000_000,
      size: 4100,
      size_unit: 'Sqft',
      size_basis: 'Super Built-up',
      parking: 3,
      areas: ['Sindhu Bhavan Road'],
    },
  },
  {
    id: 'm027',
    author: 'b',
    language: 'Hinglish',
    kind: 'Listing',
    text: `🔥 *Urgent Sale* 🔥
2 BHK Flat, Nikol
4th Floor, Lift Hai
32 Lakh Me Final Ho Jayega
Loan 80% Ho Jayega, EMI Rent Jitni
📞 9868303125`,
    fields: {
      phones: ['9868303125'],
      deal_type: 'Sale',
      subtypes: ['Flat/Apartment'],
      bhk: [2],
      price: 3_200_000,
      floor: 4,
      areas: ['Nikol'],
    },
  },
  {
    id: 'm028',
    author: 'b',
    language: 'English',
    kind: 'Listing',
    text: `🌳 *Residential N.A. Plot* 🌳
📍 Rancharda
➡️ 605 Sq.Yd
➡️ Rate 38,000 Per Sq.Yd
➡️ Corner, North-East Facing
➡️ For Sale, Title Clear
wa.me/919983645169`,
    fields: {
      phones: ['9983645169'],
      deal_type: 'Sale',
      subtypes: ['Residential Plot'],
      rate: 38_000,
      rate_unit: 'SqYd',
      size: 605,
      size_unit: 'SqYd',
      size_basis: 'Plot',
      facing: 'North-East',
      areas: ['Rancharda'],
    },
  },
  {
    id: 'm029',
    author: 'b',
    language: 'English',
    kind: 'Listing',
    text: `🎓 *PG For Students* 🎓
📍 Navrangpura, Walking From University
🛏️ Twin Sharing 8,500/- Per Bed
🍽️ Food + WiFi + Laundry
💰 Deposit 10,000/-
📞 9628835011`,
    fields: {
      phones: ['9628835011'],
      deal_type: 'PG',
      subtypes: ['PG/Hostel Bed'],
      rent: 8500,
      deposit: 10_000,
      tenants: ['Students'],
      areas: ['Navrangpura'],
    },
  },
  {
    id: 'm030',
    author: 'b',
    language: 'English',
    kind: 'Requirement',
    text: `🔴 *Requirement* 🔴
🏠 3 BHK On Rent
📍 Prahalad Nagar / Satellite
💰 40 To 45K
🛋️ Fully Furnished
👨‍👩‍👧 Family
📅 Shifting 15th August
📞 +91 83436 30546`,
    fields: {
      phones: ['8343630546'],
      deal_type: 'Rent',
      bhk: [3],
      budget_min: 40_000,
      budget_max: 45_000,
      furniture: 'Fully furnished',
      tenants: ['Family'],
      areas: ['Prahladnagar', 'Satellite'],
    },
  },
  {
    id: 'm031',
    author: 'b',
    language: 'English',
    kind: 'Requirement',
    text: `*Urgent Requirement* ‼️
✅ 2 BHK Flat
✅ Budget: 45 Lakhs Max
✅ Vastral / Nikol
✅ Ready Possession
✅ Loan Pre Approved
9504 357 680`,
    fields: {
      phones: ['9504357680'],
      deal_type: 'Sale',
      subtypes: ['Flat/Apartment'],
      bhk: [2],
      budget_max: 4_500_000,
      possession: 'Ready to move',
      areas: ['Vastral', 'Nikol'],
    },
  },
  {
    id: 'm032',
    author: 'b',
    language: 'English',
    kind: 'Requirement',
    text: `💎 *Tenement / Row House Required* 💎
📍 C.G. Road, Paldi, Ellisbridge
📐 120 To 160 Sq.Yd
⏳ Possession Within 3 Months
💰 1 Cr - 1.20 Cr
🧭 West Facing
📞 94019 00396`,
    fields: {
      phones: ['9401900396'],
      deal_type: 'Sale',
      subtypes: ['Tenement', 'Row House'],
      budget_min: 10_000_000,
      budget_max: 12_000_000,
      size: 120,
      size_max: 160,
      size_unit: 'SqYd',
      facing: 'West',
      possession: 'Within 3 months',
      areas: ['CG Road', 'Paldi', 'Ellis Bridge'],
    },
  },
  {
    id: 'm033',
    author: 'b',
    language: 'English',
    kind: 'Requirement',
    text: `*Required Bungalow On Rent* 🏡
👉 4 BHK, Thaltej / Shilaj
👉 Budget 1.25 Lakh Per Month
👉 Company Lease For Expat
👉 Fully Furnished With Garden
☎️ 9892680834`,
    fields: {
      phones: ['9892680834'],
      deal_type: 'Rent',
      subtypes: ['Bungalow'],
      bhk: [4],
      budget_max: 125_000,
      furniture: 'Fully furnished',
      tenants: ['Company'],
      areas: ['Thaltej', 'Shilaj'],
    },
  },
  {
    id: 'm034',
    author: 'b',
    language: 'English',
    kind: 'Requirement',
    text: `🌴 *Weekend Villa Wanted* 🌴
📍 Sanand / Santej
💰 1.75 Cr To 2.25 Cr
🏊 Private Pool Must
🙏 Serious Buyer
6930634830`,
    fields: {
      phones: ['6930634830'],
      deal_type: 'Sale',
      subtypes: ['Weekend Home'],
      budget_min: 17_500_000,
      budget_max: 22_500_000,
      areas: ['Sanand', 'Santej'],
    },
  },
  {
    id: 'm035',
    author: 'b',
    language: 'Hinglish',
    kind: 'Requirement',
    text: `🙏 *Party Ready Hai* 🙏
3 BHK Chahiye, Chandkheda Ya Motera Me
60 Se 65 Lakh
Pehla Ya Dusra Floor Chalega
📞 7165631806`,
    fields: {
      phones: ['7165631806'],
      deal_type: 'Sale',
      bhk: [3],
      budget_min: 6_000_000,
      budget_max: 6_500_000,
      areas: ['Chandkheda', 'Motera'],
    },
  },
  {
    id: 'm036',
    author: 'b',
    language: 'Hinglish',
    kind: 'Requirement',
    text: `🟢 *Tenant Ready Hai* 🟢
👉 1 BHK Chahiye, Maninagar
👉 10-12K Tak
👉 2 Bachelors, Bank Me Job
👉 Semi Furnished
75639-59350`,
    fields: {
      phones: ['7563959350'],
      deal_type: 'Rent',
      bhk: [1],
      budget_min: 10_000,
      budget_max: 12_000,
      furniture: 'Semi-furnished',
      tenants: ['Bachelors'],
      areas: ['Maninagar'],
    },
  },
  {
    id: 'm037',
    author: 'b',
    language: 'English',
    kind: 'Requirement',
    text: `📣 *Plot Requirement* 📣
📐 300-400 Sq.Yd
📍 Ambli / Shela
💰 Upto 55,000 Per Sq.Yd
✅ Buyer In Hand
🏛️ Aarambh Realty, Navrangpura
📞 +917647942582`,
    fields: {
      phones: ['7647942582'],
      deal_type: 'Sale',
      subtypes: ['Residential Plot'],
      rate: 55_000,
      rate_unit: 'SqYd',
      size: 300,
      size_max: 400,
      size_unit: 'SqYd',
      size_basis: 'Plot',
      areas: ['Ambli', 'Shela'],
    },
  },
  {
    id: 'm038',
    author: 'b',
    language: 'English',
    kind: 'Requirement',
    text: `*Only This Scheme* ☝️
👉 Need 2.5 BHK In Meghdhanush Heights
👉 90 L - 1 Cr
👉 Garden Facing, Above 4th Floor
☎️ Ketan 9786009761`,
    fields: {
      phones: ['9786009761'],
      name: 'Ketan',
      deal_type: 'Sale',
      bhk: [2.5],
      budget_min: 9_000_000,
      budget_max: 10_000_000,
      societies: ['Meghdhanush Heights'],
    },
  },
  {
    id: 'm039',
    author: 'b',
    language: 'English',
    kind: 'Nothing',
    text: `🪔✨ *Happy Diwali* ✨🪔
Wishing You & Your Family Health, Wealth And A New Home
🙏 Team Aarambh Realty, Navrangpura
📞 +91 78020 29214`,
    fields: {},
  },
  {
    id: 'm040',
    author: 'b',
    language: 'Hinglish',
    kind: 'Nothing',
    text: 'Sir 3 BHK Ke Photo Aur Video Bhejo Na 🙏 Client Dekhna Chahta Hai',
    fields: {},
  },
  // c: Gujarati in Latin letters, now and then in its own.
  {
    id: 'm041',
    author: 'c',
    language: 'Gujarati',
    kind: 'Requirement',
    text: 'Chandkheda ma 2 bhk flat joiye che, budget 38 thi 42 lakh, loan karavano che, mo 85061 31532',
    fields: {
      phones: ['8506131532'],
      deal_type: 'Sale',
      subtypes: ['Flat/Apartment'],
      bhk: [2],
      budget_min: 3_800_000,
      budget_max: 4_200_000,
      areas: ['Chandkheda'],
    },
  },
  {
    id: 'm042',
    author: 'c',
    language: 'Gujarati',
    kind: 'Requirement',
    text: 'Maninagar ma 1 rk bhade joiye chhe, student mate, 6 thi 7 hajar sudhi, fon 9116 384 128',
    fields: {
      phones: ['9116384128'],
      deal_type: 'Rent',
      subtypes: ['Studio/1 RK'],
      bhk: [0.5],
      budget_min: 6000,
      budget_max: 7000,
      tenants: ['Students'],
      areas: ['Maninagar'],
    },
  },
  {
    id: 'm043',
    author: 'c',
    language: 'Gujarati',
    kind: 'Requirement',
    text: 'Tenament joiye che nikol / naroda side, 85 lakh sudhi, uttar ke purva mukhi, turant nirnay. 7306013507',
    fields: {
      phones: ['7306013507'],
      deal_type: 'Sale',
      subtypes: ['Tenement'],
      budget_max: 8_500_000,
      areas: ['Nikol', 'Naroda'],
    },
  },
  {
    id: 'm044',
    author: 'c',
    language: 'Gujarati',
    kind: 'Requirement',
    text: 'Party pase 1.5 cr che, bungalow joie thaltej gota baju, junu hoy to pan chale. Manubhai 9592670108',
    fields: {
      phones: ['9592670108'],
      name: 'Manubhai',
      deal_type: 'Sale',
      subtypes: ['Bungalow'],
      budget_max: 15_000_000,
      areas: ['Thaltej', 'Gota'],
    },
  },
  {
    id: 'm045',
    author: 'c',
    language: 'Gujarati',
    kind: 'Requirement',
    text: 'બોપલમાં ૩ બીએચકે ફ્લેટ જોઈએ છે, બજેટ ૭૫ થી ૮૦ લાખ, રેડી પઝેશન. ફોન ૭૨૩૩૨ ૪૦૦૮૯',
    fields: {
      phones: ['7233240089'],
      deal_type: 'Sale',
      subtypes: ['Flat/Apartment'],
      bhk: [3],
      budget_min: 7_500_000,
      budget_max: 8_000_000,
      possession: 'Ready to move',
      areas: ['Bopal'],
    },
  },
  {
    id: 'm046',
    author: 'c',
    language: 'Gujarati',
    kind: 'Requirement',
    text: 'Dukan bhade joiye chhe ashram road upar, ground floor, 300 foot jevi, 35 hajar sudhi, medical store mate. 7515396589',
    fields: {
      phones: ['7515396589'],
      deal_type: 'Rent',
      subtypes: ['Shop'],
      budget_max: 35_000,
      size: 300,
      size_unit: 'Sqft',
      floor: 0,
      areas: ['Ashram Road'],
    },
  },
  {
    id: 'm047',
    author: 'c',
    language: 'Gujarati',
    kind: 'Requirement',
    text: '3 bhk bhade joiye, shahibaug ma j, 5 member nu family che, 25 hajar, kitchen fix hoy to chalse 88389-63975',
    fields: {
      phones: ['8838963975'],
      deal_type: 'Rent',
      bhk: [3],
      budget_max: 25_000,
      furniture: 'Semi-furnished',
      tenants: ['Family'],
      areas: ['Shahibaug'],
    },
  },
  {
    id: 'm048',
    author: 'c',
    language: 'Gujarati',
    kind: 'Requirement',
    text: 'Kheti ni jamin joiye chhe 5 thi 7 vigha, bavla sanand baju, vigha na 60 lakh sudhi. khedut kharidnar che. 9607876579',
    fields: {
      phones: ['9607876579'],
      deal_type: 'Sale',
      subtypes: ['Agricultural/Farm Land'],
      size: 5,
      size_max: 7,
      size_unit: 'Bigha',
      size_basis: 'Plot',
      areas: ['Bavla', 'Sanand'],
    },
  },
  {
    id: 'm049',
    author: 'c',
    language: 'Gujarati',
    kind: 'Requirement',
    text: 'Satellite ma 2 ke 3 bhk flat levano che, 65 thi 80 lakh, 3 thi 6 mahina ma possession male to chale. 9589834896, 9827364536',
    fields: {
      phones: ['9589834896', '9827364536'],
      deal_type: 'Sale',
      subtypes: ['Flat/Apartment'],
      bhk: [2, 3],
      budget_min: 6_500_000,
      budget_max: 8_000_000,
      possession: '3-6 months',
      areas: ['Satellite'],
    },
  },
  {
    id: 'm050',
    author: 'c',
    language: 'Gujarati',
    kind: 'Listing',
    text: 'Vechvanu che: 3 bhk flat, Parijat Enclave, Gota. 1850 sqft super builtup. 5 mo malo, bhav 68 lakh (thodu occhu thase). Hareshbhai 7074339448',
    fields: {
      phones: ['7074339448'],
      name: 'Hareshbhai',
      deal_type: 'Sale',
      subtypes: ['Flat/Apartment'],
      bhk: [3],
      price: 6_800_000,
      size: 1850,
      size_unit: 'Sqft',
      size_basis: 'Super Built-up',
      floor: 5,
      areas: ['Gota'],
      societies: ['Parijat Enclave'],
    },
  },
  {
    id: 'm051',
    author: 'c',
    language: 'Gujarati',
    kind: 'Listing',
    text: 'Bhade aapvanu che 2 bhk, vejalpur, semi furnish, 16000 bhadu, 32000 deposit, fakt family ne. 88530 48912',
    fields: {
      phones: ['8853048912'],
      deal_type: 'Rent',
      bhk: [2],
      rent: 16_000,
      deposit: 32_000,
      furniture: 'Semi-furnished',
      tenants: ['Family'],
      areas: ['Vejalpur'],
    },
  },
  {
    id: 'm052',
    author: 'c',
    language: 'Gujarati',
    kind: 'Listing',
    text: 'Tenament vechvanu, Ashwamegh Tenements naranpura, 165 var, 4 room, 1.35 crore, purva mukhi, 7537862745',
    fields: {
      phones: ['7537862745'],
      deal_type: 'Sale',
      subtypes: ['Tenement'],
      price: 13_500_000,
      size: 165,
      size_unit: 'SqYd',
      facing: 'East',
      areas: ['Naranpura'],
      societies: ['Ashwamegh Tenements'],
    },
  },
  {
    id: 'm053',
    author: 'c',
    language: 'Gujarati',
    kind: 'Listing',
    text: 'ગોતામાં ૨ બીએચકે ભાડે આપવાનું છે. ભાડું ૧૪,૦૦૦, ડિપોઝિટ ૩૦,૦૦૦, ફક્ત ફેમિલી. ફોન ૮૭૦૧૪૮૩૭૩૧',
    fields: {
      phones: ['8701483731'],
      deal_type: 'Rent',
      bhk: [2],
      rent: 14_000,
      deposit: 30_000,
      tenants: ['Family'],
      areas: ['Gota'],
    },
  },
  {
    id: 'm054',
    author: 'c',
    language: 'Gujarati',
    kind: 'Listing',
    text: 'Kheti ni jamin vechvani chhe, 3 vigha, bavla gaam ni sim ma, road touch, bhav vigha na 85 lakh. malik direct 7682390323',
    fields: {
      phones: ['7682390323'],
      deal_type: 'Sale',
      subtypes: ['Agricultural/Farm Land'],
      size: 3,
      size_unit: 'Bigha',
      size_basis: 'Plot',
      areas: ['Bavla'],
    },
  },
  {
    id: 'm055',
    author: 'c',
    language: 'Gujarati',
    kind: 'Listing',
    text: 'Row house vechvanu che naroda, Sugandh Row Houses, 85 var, G+2, paschim mukhi, 62 lac fix. Mo. 759 422 5323',
    fields: {
      phones: ['7594225323'],
      deal_type: 'Sale',
      subtypes: ['Row House'],
      price: 6_200_000,
      size: 85,
      size_unit: 'SqYd',
      total_floors: 2,
      facing: 'West',
      areas: ['Naroda'],
      societies: ['Sugandh Row Houses'],
    },
  },
  {
    id: 'm056',
    author: 'c',
    language: 'Gujarati',
    kind: 'Listing',
    text: 'Thaltej, Sundarvan Villas ma 5 bhk villa vechvano, 450 vaar, sampurna furniture sathe, 6.5 cr, be car parking. 8270896589',
    fields: {
      phones: ['8270896589'],
      deal_type: 'Sale',
      subtypes: ['Villa'],
      bhk: [5],
      price: 65_000_000,
      size: 450,
      size_unit: 'SqYd',
      furniture: 'Fully furnished',
      parking: 2,
      areas: ['Thaltej'],
      societies: ['Sundarvan Villas'],
    },
  },
  {
    id: 'm057',
    author: 'c',
    language: 'English',
    kind: 'Listing',
    text: 'Duplex flat for sale Ghatlodia, 4 bhk, own terrace, 1.05 cr last, no dalali from buyer. 9717296107',
    fields: {
      phones: ['9717296107'],
      deal_type: 'Sale',
      subtypes: ['Duplex Flat'],
      bhk: [4],
      price: 10_500_000,
      areas: ['Ghatlodia'],
    },
  },
  {
    id: 'm058',
    author: 'c',
    language: 'Gujarati',
    kind: 'Listing',
    text: '1 bhk maninagar, heavy deposit par aapvanu, 7 lakh deposit, bhadu nahi, 11 mahina no karar. 9673123423',
    fields: { phones: ['9673123423'], deal_type: 'Heavy deposit', bhk: [1], deposit: 700_000, areas: ['Maninagar'] },
  },
  {
    id: 'm059',
    author: 'c',
    language: 'Gujarati',
    kind: 'Nothing',
    text: 'jay shree krishna 🙏 suprabhat badha mitro ne',
    fields: {},
  },
  {
    id: 'm060',
    author: 'c',
    language: 'Gujarati',
    kind: 'Nothing',
    text: 'bhai aa flat na photo moklo ne, ketla varsh junu che?',
    fields: {},
  },
];
