import type { PropertyTarget } from '@angan/contract/imports/property-targets.ts';
import { synonyms as ofContacts, words } from '../contacts/synonyms.ts';

/** Headers by what they become, in plain form (map/header.ts): domain 6.5, and the exports of portals. */
export const propertySynonyms = {
  title: words('property name, title, headline, property title, listing title, ad title'),
  link: words('link, url, listing url, property url, page url'),
  external_ref: words('property id, listing id, property code, ad id, spid, prop id, listing no, reference id'),
  name: [...ofContacts.name, ...words('posted by, advertiser, मालिक का नाम')],
  mobile: ofContacts.mobile,
  email: ofContacts.email,
  address: words('address, addr, full address, property address, residence, sarnamu, pata, સરનામું, सरनामा, पता'),
  landmark: words('landmark, near, nearby'),
  pincode: words('pincode, pin code, pin, zip, postal code'),
  city: words('city, town, shahar, શહેર, शहर'),
  area: words(
    'area, locality, location, sector, zone, area name, micro market, vistar, area locality, locality name, sub locality,',
    'place, neighbourhood, neighborhood, colony, વિસ્તાર, એરિયા, લોકેશન, इलाका, क्षेत्र, एरिया, स्थान, लोकेशन',
  ),
  society_name: words(
    'society, building, project, apartment, complex, scheme, tower name, society name, building name, project name, સોસાયટી, બિલ્ડિંગ, પ્રોજેક્ટ, सोसायटी, सोसाइटी, बिल्डिंग',
  ),
  wing: words('wing, block, tower, wing tower, block no, tower no'),
  unit_no: words(
    'flat no, unit, house no, door no, shop no, unit no, flat number, office no, plot no, flat, ફ્લેટ નં, મકાન નં, मकान नंबर, फ्लैट नंबर',
  ),
  floor_no: words('floor, flr, floor no, floor number, on floor, માળ, मंजिल, मंज़िल, तल'),
  total_floors: words('nooffloor, no of floor, no of floors, total floors, total floor, floors, storeys'),
  floors: words('floor details, floor info, floor out of'),
  property_type: words('property type, category, type of property'),
  property_subtype: words(
    'type, sub type, kind, property subtype, subtype, kind of property, prop type, પ્રકાર, મિલકતનો પ્રકાર, प्रकार, संपत्ति का प्रकार, सम्पत्ति का प्रकार',
  ),
  deal_type: words(
    'for, purpose, sell rent, sale rent, transaction, deal, requirement for, deal type, transaction type, listing type, વેચાણ ભાડું, વેચાણ કે ભાડું, હેતુ, बिक्री किराया, उद्देश्य',
  ),
  bhk: words(
    'bhk, bedroom, bed, bedrooms, config, configuration, unit type, beds, no of bedrooms, rooms, flat type, બીએચકે, बीएचके, રૂમ, कमरे',
  ),
  bathrooms: words('bathroom, bathrooms, bath, toilets, toilet, no of bathrooms'),
  balconies: words('balcony, balconies, no of balcony'),
  additional_rooms: words('additionalroom, additional room, additional rooms, other rooms, extra rooms'),
  size: words(
    'size, sqft, sq ft, area sqft, areawithtype, area with type, area size, super area, built up area, total area,',
    'size sqft, area in sqft, yard, yards, var, gaj, vaar, sq yard, sq yards, area sq ft, ક્ષેત્રફળ, સાઇઝ, માપ, क्षेत्रफल, साइज, साइज़',
  ),
  size_unit: words('size unit, area unit, unit of area, uom'),
  size_basis: words('size basis, area type, measured as'),
  carpet_area: words('carpet, carpet area, rera carpet, carpet sqft'),
  built_up_area: words('built up, bua, builtup area, built up sqft'),
  super_built_up_area: words('sbua, super, super built up, super built up area, sba, saleable area'),
  plot_area: words('plot area, plot size, land area, plot'),
  price: words(
    'price, demand, asking, expected price, amount, value, asking price, cost, budget, price in words, ભાવ, કિંમત, कीमत, क़ीमत, भाव, दाम',
  ),
  sale_price: words('sale price, selling price, sell price, sale amount'),
  rate: words('rate, rate per sqft, price per sqft, rate sqft, per sqft, psf'),
  rent: words('rent, bhada, monthly, monthly rent, rent per month, rent amount, kiraya, ભાડું, ભાડુ, किराया, भाड़ा'),
  deposit: words('deposit, security, advance, security deposit, ડિપોઝિટ, डिपॉजिट, जमा'),
  maintenance: words('maintenance, maint, cam'),
  price_negotiable: words('negotiable, nego, price negotiable'),
  furniture: words(
    'furnish, furnishing, condition, furniture, furnished, ff sf uf, furnishing status, furnished status, ફર્નિચર, ફર્નિશિંગ, फर्नीचर, फर्निशिंग',
  ),
  furnishing_items: words('furnishdetails, furnish details, furnishing details, furnishing items, items'),
  facing: words('facing, direction, vastu, property facing, દિશા, दिशा'),
  parking: words('parking, car park, car parking, parkings, પાર્કિંગ, पार्किंग'),
  age: words('agepossession, age possession, age, age of property, property age, possession status'),
  possession: words('possession, ready'),
  possession_date: words('possession date, date of possession, possession by'),
  available_from: words('available from, available date, vacant from, availability'),
  amenities: words('amenities, amenity, facilities, features, feature, society amenities'),
  features: words('tags, usp, highlights'),
  description: words('description, property description, about, ad text'),
  // People beside the one whose it is: their numbers are not that one's.
  note: words('co broker, co broker name, other contacts'),
  remark: words('remark, remarks, note, notes, comment, comments, details, status remark, nondh, નોંધ, टिप्पणी, नोट'),
  source: words('source, lead source, portal, reference, ref by'),
  status: words('status, property status, availability status'),
  assigned_to: words('agent, assigned, executive, staff, handled by, assigned to, sales person'),
  rera_no: words('rera, rera no, rera number'),
  ownership: words('ownership, ownership type, title type'),
  preferred_tenants: words(
    'preferred tenants, preferred tenant, tenant preference, tenant preferred, tenants preferred, tenant type, for whom',
  ),
  survey_no: words('survey no, khasra no, gat no, survey number'),
  skip: words(
    'sr, sr no, sl no, s no, sno, srno, serial, serial no, serial number, index, kramank, ક્રમ, ક્રમાંક, क्रमांक, क्रम, તારીખ, तारीख, दिनांक',
    ', photo, photos, picture, images, image, video',
    ', posted on, posted, posted date, point of contact',
    ', created, created at, created on, created date, modified, updated at, last updated, last verified at, date, entry date',
    ', nearbylocations, nearby locations, nearby places, rating, ratings, reviews, latitude longitude',
    // Of our own file of refused rows, which is mended and uploaded again.
    ', reason',
  ),
} satisfies Partial<Record<PropertyTarget, readonly string[]>>;
