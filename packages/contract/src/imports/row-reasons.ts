import { places, type Stored, says, sentences, type Words } from '../kit/sentence.ts';

const { text, count, word, words } = places;

/** Why the size of a row cannot be meant; it goes on from 'but'. */
export const sizeDoubts = sentences({
  asRange: says('it is given as a range or in words'),
  columnsDiffer: says('one column says {said} sq.m., another {other}', { said: text, other: count }),
  noCommonUnit: says('{size} and {metres} sq.m. agree in no unit', { size: text, metres: text }),
  tooSmall: says('{beds, plural, one {{beds} bedroom does} other {{beds} bedrooms do}} not fit into {sqft} sqft', {
    ...{ beds: count, sqft: count },
  }),
  tooTall: says('{built} sqft do not stand on a plot of {plot} sqft in {floors} floors', {
    ...{ built: count, plot: count, floors: count },
  }),
  unlikeOthers: says('₹ {rate} a sqft is far from the usual ₹ {usual}; another unit may be meant', {
    ...{ rate: places.figure, usual: places.figure },
  }),
  unlikeRate: says('price by rate gives {sqft} sqft', { sqft: count }),
});
export type SizeDoubt = Stored<typeof sizeDoubts>;

const doubtIn = (doubt: SizeDoubt, { sentence }: Words) => sentence(sizeDoubts, doubt);
const inSentence = (english: string, words: Words) => words.word(english).toLowerCase();
const unread = { field: word, text };

/** What is told of a row that is brought in: why it is refused, or what is worth knowing. */
export const rowReasons = sentences({
  mistake: says('{field}: {mistake}', { field: word, mistake: word }),
  refusal: says('{refusal}', { refusal: word }),
  notStored: says('It could not be stored. Look for unusual signs in it, and bring it in again.'),

  noMobile: says('It has no mobile number.'),
  noUsableMobile: says('It has no mobile number of ten digits: {numbers}.', { numbers: text }),
  digitsLost: says(
    'The digits of {number} were lost in the spreadsheet. Format the column as a number without decimals, or as text, and save it again.',
    { number: text },
  ),
  otherNumbers: says('No mobile number of India, so it goes to the comment: {numbers}.', { numbers: text }),
  tooManyNumbers: says('It has more than five numbers; the rest goes to the comment.'),
  numberInName: says('A number stood in the name; it was put with the numbers.'),
  emailUnreadable: says('The e-mail cannot be read; it goes to the comment.'),
  moreEmails: says('It has several e-mails; all but the first go to the comment.'),
  dateUnreadable: says('{field} is no date; it goes to the comment.', { field: word }),
  yesNoUnreadable: says('{field} is neither yes nor no; it goes to the comment.', { field: word }),
  kindUnknown: says('There is no contact kind “{kind}”; it goes to the comment.', { kind: text }),
  secondToComment: says('{field} stands there twice; the second goes to the comment.', { field: word }),
  newSource: says('The source “{name}” is new and will be added.', { name: text }),
  newGroup: says('The group “{name}” is new and will be added.', { name: text }),
  /** `name`: its beginning. */
  nameTooLong: says('“{name}…” is too long for the name of a source or group; it goes to the comment.', { name: text }),
  tooManyNames: says('So many new sources or groups cannot be meant; “{name}” goes to the comment.', { name: text }),
  numberOfLine: says('It has a number of line {line}. What is missing there is taken from here.', { line: count }),
  numberOfCard: says('It has a number of card {card}. What is missing there is taken from here.', { card: count }),
  numberOfSkippedLine: says('It has a number of line {line}.', { line: count }),
  numberOfSkippedCard: says('It has a number of card {card}.', { card: count }),
  personHere: says('Somebody with this number is here already.'),
  nobodyHere: says('Nobody here has this number, and new people are not added.'),
  commentFull: says('The comment of the person who is here has no room for what goes there.'),
  personGone: says('The person was removed meanwhile.'),

  nothing: says('Neither price nor size nor rooms: an advert of a whole project, or a page that did not load.'),
  noSubtype: says('What kind of property it is cannot be told.'),
  noSubtypeIn: says('What kind of property it is cannot be told: {text}', { text }),
  noDeal: says('Whether it is sold or let cannot be told.'),
  noArea: says('The area cannot be told.'),
  noAreaIn: says('The area cannot be told: {text}', { text }),
  noCity: says('In which city it lies cannot be told. Choose a city for all rows.'),
  otherDomain: says('It is {type}, which is not your work.', { type: inSentence }),
  notYourArea: says('It lies in an area that is not yours.'),
  onRequest: says('The price is on request.'),
  priceUnreadable: says('The price cannot be read: {text}', { text }),
  budgetUnreadable: says('The budget cannot be read: {text}', { text }),
  noType: says('Whether it is residential or commercial cannot be told.'),
  unreadable: says('{field} cannot be read; it goes to the remark: {text}', unread),
  secondToRemark: says('{field} stands there twice; the second goes to the remark.', { field: word }),
  notOurs: says('{field} has words that our list does not have; they go to the remark: {text}', unread),
  unknownName: says('{field} is not known here: {text}', unread),
  staffOnlySelf: says('You can assign it to yourself only; it is left without.'),
  newArea: says('The area “{name}” is new and will be added.', { name: text }),
  newSociety: says('The society “{name}” is new and will be added.', { name: text }),
  lockedByOwner: says('Only the Owner or a Co-Owner can lock it; it comes in for all.'),
  draft: says('It comes in as a Draft. {lacks}', { lacks: words }),
  sizeToCheck: says('Check the size: the file has "{size}", but {doubt}.', { size: text, doubt: doubtIn }),
  sizeToAsk: says('Size to be asked: the file has "{size}", but {doubt}.', { size: text, doubt: doubtIn }),
  floorAboveAll: says('Floor {floor} is above the {total} floors in all; both go to the remark.', {
    ...{ floor: count, total: count },
  }),
  tooManyFloors: says('{floors} floors are more than a house has; they go to the remark.', { floors: text }),
  stageAsNew: says('It cannot come in as {stage}; it comes in as New.', { stage: word }),
  usualStatus: says('Its status is not said; a new one comes in as {status}.', { status: word }),
  here: says('It is here already.'),
  hereDeleted: says('It was here and has been deleted. Restore it there.'),
  notHere: says('It is not here, and nothing is added.'),
  sameAsLine: says('It is the same as line {line}. What is missing there is taken from here.', { line: count }),
  gone: says('It was removed meanwhile.'),
});
/** What is said in place of these once the import has run; nothing once it was undone, since they went with it. */
export const doneReasons = sentences({
  newSource: says('The source “{name}” was added.', { name: text }),
  newGroup: says('The group “{name}” was added.', { name: text }),
  newArea: says('The area “{name}” was added.', { name: text }),
  newSociety: says('The society “{name}” was added.', { name: text }),
});
export type RowReason = Stored<typeof rowReasons>;
export const reasons = rowReasons.of;
