/** How the words of a name are shortened: 'Andheri W', 'Sohna Rd', 'Sec 57', 'Orchid Apt'. */
const short: readonly (readonly [RegExp, readonly string[]])[] = [
  [/ West$/i, [' W']],
  [/ East$/i, [' E']],
  [/ Road$/i, [' Rd']],
  [/ Highway$/i, [' Hwy', ' Road']],
  [/^Sector /i, ['Sec ', 'Sec. ', 'Sector-', 'Sec-']],
  [/ Phase /i, [' Ph ', ' Ph. ']],
  [/ Extension/i, [' Extn', ' Ext']],
  [/ Apartments?$/i, [' Apt', ' Appt']],
  [/(?<=\s\S+) (?:Society|CHS)$/i, ['']],
];

/** Other ways in which the name of an area or society is usually written. */
export const usualSpellings = (name: string): string[] =>
  short.flatMap(([word, others]) => (word.test(name) ? others.map((other) => name.replace(word, other)) : []));
