/** Patterns that are not proved to cost by the length alone, and why nobody can make them dear. */
export const allowed: readonly { readonly reason: string; readonly patterns: readonly string[] }[] = [
  {
    reason:
      'Splits what another pattern found, two names of days.',
    patterns: [
      String.raw`/\s*(?:-|\bto\b)\s*/`,
    ],
  },
  {
    reason:
      'All that repeats in it is bounded, or it reads the 80 characters beside a number; the growth of the whole is measured in paste/growth.test.ts.',
    patterns: [
      String.raw`/^\u200e?\[?(\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4},?\s{1,3}\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:[\s\u202f]?[ap]\.?m\.?)?)\]?\s{0,3}(?:-\s{0,3})?([^:\n]{1,60}):\s?(.*)$/i`,
      String.raw`/^\u200e?\[?\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4},?\s{1,3}\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:[\s\u202f]?[ap]\.?m\.?)?\]?\s{0,3}(?:-\s{0,3})?[^:\n]*$/i`,
      String.raw`/^\u200e?(?:<media omitted>|(?:image|video|audio|sticker|gif|document) omitted|this message was deleted|you deleted this message|null|messages and calls are end-to-end encrypted.*)$/i`,
      String.raw`/(?:^|[^\p{L}\p{M}])(?:contact|call|regards|thanks|name|owner|agent|party|malik|ask for|speak to|talk to|revert to|from|msg|whatsapp|સંપર્ક|संपर्क)(?: (?:person|to|name|no|me|us|owner|on|bhai))?\s?[:.,-]*\s*$/iu`,
      String.raw`/^\u200e?\[?\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4},?\s{1,3}\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:[\s\u202f]?[ap]\.?m\.?)?\]?\s{0,3}(?:-\s{0,3})?([^:\n]{1,60}):\s?/i`,
      String.raw`/(?:^|[^\p{L}\p{M}])(?:mob(?:ile)?|ph(?:one)?|cell|call(?:\/wa)?|contact|whatsapp|wa|fon|mo|m|no|number|on|at|use|ફોન|फोन|मो|મો|સંપર્ક|संपर्क)\s?[:./-]*\s*$/iu`,
      String.raw`/(?:^|[^\p{L}])(?:real\s?estate|realt(?:y|ors?)|reality|propert(?:y|ies)|estates?|homes?|housing|infra\p{L}*|develop\p{L}+|build\p{L}*|consult\p{L}+|associates?|group|corp\p{L}*|enterprises?|ventures?|invest\p{L}*|brokers?|agency|advis\p{L}+|dealers?|spaces?|lands?|hub|llp|ltd|pvt|team|admin|office|desk|solutions?|services?|industries|finance|company|bank|flats?|towers?|heights?|residency|society|park|road|club|world)(?![\p{L}])/iu`,
      String.raw`/^[ \t]{0,4}[-,:]?[ \t]{0,4}\(?([\p{L}\p{M}]+(?:[ \t][\p{L}\p{M}]+){0,2})\)?[ \t]{0,8}(?:[.\n]|$)/u`,
    ],
  },
  {
    reason:
      'Reads some thirty characters beside a find, or a name of a list; the growth of the whole is measured in paste/growth.test.ts.',
    patterns: [
      String.raw`/(?:realt(?:y|ors?)|propert(?:y|ies)|estates?|consultan\p{L}+|associates?)\s?[,-]\s?$|(?:min(?:ute)?s?|kms?)\s(?:drive |walk )?(?:from|to|away from)\s$/u`,
      String.raw`/(?<![\p{L}])(sec(?:tor)?s?)\.?\s?-?\s?\d{1,3}((?:\s?[/,&]\s?\d{1,3}(?!\d|\s?(?:bhk|cr|l\b|k\b|lakh|lac|gaj|sq)))+)/gu`,
      String.raw`/(?:^|[\s,(])(?:at|in|near|nr\.?|opp\.?|behind|b\/h|location|loc|area|road|@)\s?[:.-]?\s?(\p{Lu}[\p{L}\p{M}]+(?:\s\p{Lu}[\p{L}\p{M}]+){0,2})/gu`,
      String.raw`/^\.?\s?(?:\p{L}+\s)?(?:road|wide|rd|frontage|front|height|ceiling)/u`,
      String.raw`/(?<=\s\S+) (?:Society|CHS)$/i`,
      String.raw`/(?:near|nr|opp|opposite|behind|b\/h|next to|suitable for|ideal for|best for|good for|use as|for)\s?[.,]?\s?(?:[\p{L}]+[\s,/]+){0,3}$/u`,
    ],
  },
  {
    reason:
      'Reads one cell in the browser of whoever typed it.',
    patterns: [
      String.raw`/^(.*?)\s+(\S*\d{4})$/`,
    ],
  },
  {
    reason:
      'Reads the wish of a person of the platform, a few hundred characters.',
    patterns: [
      String.raw`/(?:₹|rs\.?\s*)?\d[\d,.]*\s*(?:lakhs?|lacs?|crores?|cr|लाख|करोड़)(?![\p{L}])/iu`,
      String.raw`/\s*BHK/`,
      String.raw`/\b(price|drop|reduc\w*|discount|offer|cheaper|lower|kam|daam|sasta)\b|कीमत|दाम|छूट|ऑफर|कम/giu`,
      String.raw`/\b(visit|remind\w*|appointment|tomorrow|schedul\w*|meeting|dekhne|milne)\b|विज़िट|देखने|कल|मुलाकात|याद/giu`,
      String.raw`/\b(after|visited|saw|thank\w*|liked|shukriya|dhanyavaad)\b|धन्यवाद|शुक्रिया|देखा/giu`,
      String.raw`/\b(festival|greeting\w*|wish\w*|diwali|holi|eid|navratri|christmas|new year|pongal|onam|shubh)\b|दिवाली|होली|ईद|नवरात्रि|शुभकामना|त्योहार|बधाई/giu`,
      String.raw`/\b(launch\w*|project|pre.?launch|booking|tower|phase|booking open)\b|परियोजना|प्रोजेक्ट|लॉन्च|बुकिंग/giu`,
      String.raw`/\b(document\w*|papers?|kyc|agreement|registry|sign\w*|pan|aadhaar|kagaz)\b|दस्तावेज़?|कागज़?|रजिस्ट्री/giu`,
      String.raw`/\b(follow.?up|remember|still looking|interest\w*|enquir\w*|inquir\w*|check in|dhoond)\b|ढूँढ|तलाश|रुचि/giu`,
    ],
  },
  {
    reason:
      'Reads what the process says of itself or what starts it: no text of a person.',
    patterns: [
      String.raw`/coordinates.*\.csv$/i`,
      String.raw`/^https?:\/\/[^/]+\/.*\{z\}.*\{x\}.*\{y\}/`,
      String.raw`/error while loading shared libraries: (\S+?):/`,
      String.raw`/lock file "postmaster\.pid" already exists[\s\S]*?PID (\d+)/`,
      String.raw`/data directory .* has (?:invalid permissions|wrong ownership)/`,
      String.raw`/could not (?:create|map|attach).* shared memory|Cannot allocate memory/i`,
      String.raw`/(?:could not (?:access|open|create|change).*): Permission denied/i`,
    ],
  },
  {
    reason:
      'Reads one cell of a list, which has 5,000 characters at most (imports/read/table.ts), and 200 where it is read as an amount, a size or a count (imports/values/longest.ts): its square is some milliseconds.',
    patterns: [
      String.raw`/^-?\d+(?:\.0+)?\+?(?:\s*[\p{L}\s().-]*)?$/u`,
      String.raw`/^(-?[\d,]*\.?\d+)\s*[\p{L}'"²./\s]*$/u`,
      String.raw`/^(.+?)\s*(?:out of|of|\/|from)\s*(?:total\s*)?(\d+)\s*(?:floors?|storeys?)?$/`,
      String.raw`/^(no|\d+)\s+|\s*[x:(-]\s*\d+\)?$/gi`,
      String.raw`/^(.*?)\s*\b(?:for|on)\s+(sale|resale|rent|lease)\b/i`,
      String.raw`/ in (.+)$/i`,
      String.raw`/'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"/g`,
      String.raw`/\s*(?:per|p\.?|a|\/)\s*(?:month|mth|mo|m)\b\.?|\bmonthly\b|\bpm\b/i`,
      String.raw`/(?:\/|\bper\b|\ba\b)\s*(?:1\s*)?(sq[a-z.\s]*|square\s+\w+|gaj|var|vaar|yards?|yd|bigha|vigha|acre|guntha|sft|ft|feet|marla|kanal|cent|hectare)s?\b\.?/i`,
      String.raw`/^(\d[\d,.]*\s*cr[a-z]*\.?)\s*,?\s*(\d[\d,.]*\s*la?[a-z]*\.?)(?:\s*,?\s*(\d[\d,.]*\s*(?:k|th[a-z]*)))?$/i`,
      String.raw`/[a-z]+\.?\s*$/i`,
      String.raw`/^(?:up\s*to|upto|max(?:imum)?|below|under|less than|within|<=?)\s*:?\s*(.+)$/i`,
      String.raw`/^(?:above|over|min(?:imum)?|from|more than|>=?)\s*:?\s*([^-–]+?)\+?$/i`,
      String.raw`/\s*(?:-|–|—|\bto\b|\bse\b|\bthi\b)\s*/i`,
      String.raw`/cover|stilt|basement|allot|stack|garage|^\s*\d+\s*(?:cars?|parkings?)?\s*$/`,
      String.raw`/\s+block [a-z]\d?$/i`,
      String.raw`/^(not applicable|nul|null|n\/?a|none|nil|private house|kothi|row house|my home|huda|independent house.*|house (?:no|number)\b.*|.*\bhouse no\b.*|floor wise.*|sec(?:tor|ter)?[\s-]*\d+\s?[a-z]?)$/i`,
      String.raw`/\s*[0-5]\.\d\s*★$/u`,
      String.raw`/^(.+?),\s*([^,]+)$/`,
      String.raw`/\s*(?:b\.?h\.?k\.?|bed\s?rooms?|beds?|br|bhks|room set)\b\.?/g`,
      String.raw`/(plot|super built ?-?up|built ?-?up|rera carpet|carpet) area:?\s*([\d.,]+)\s*(sq\.?\s?[a-z]+\.?)?\s*(?:\(([\d.,]+) sq\.m\.\))?/gi`,
      String.raw`/^\(([\d.,]+)(-[\d.,]+)? sq\.m\.\)\s*(.*?) ?area$/i`,
      String.raw`/\b(?:rera|carpet|super|built[\s-]*up|sba|sbua|bua|plot|land|saleable|area|approx\.?|about|size|of|is)\b\.?|[:~=]|\+\/-/gi`,
      String.raw`/^\s*(\d+(?:\.\d+)?)\s*(?:'|ft|feet)?\s*[x×*]\s*(\d+(?:\.\d+)?)\s*(?:'|ft|feet)?\s*$/i`,
      String.raw`/^(?:(up\s*to|upto|max|below|under)|(?:above|min|from|over))?\s*([\d,.]+)\s*([a-z.\s]*?)\s*(?:(?:-|–|to)\s*([\d,.]+)\s*([a-z.\s]*))?\+?$/i`,
      String.raw`/(?:^|\D)0[1-8]\d{1,3}[\s)./-]+[2-6]\d{2,3}[\s-]?\d{3,4}\b/`,
      String.raw`/[+\d][\d\s().+-]*\d/g`,
      String.raw`/^(phone|e ?mail|address|organization|event|relation|website|im|custom field) \d+ (type|label|service|display name)$/`,
    ],
  },
  {
    reason:
      'Begins at the start of a name, in which each of its words is tried once.',
    patterns: [
      String.raw`/^(PHOTO|LOGO|SOUND|KEY|X-[A-Z-]*(PHOTO|PICTURE|IMAGE|THUMBNAIL))\b/i`,
    ],
  },
  {
    reason:
      'Reads 2,000 characters of an error.',
    patterns: [
      String.raw`/[^\s<>"'(),:;]+@[^\s<>"'(),:;]+/g`,
    ],
  },
  {
    reason:
      'Reads the name of a constraint or a message of the database.',
    patterns: [
      String.raw`/_company_id_(.+)_fkey$/`,
    ],
  },
];

/** Files that build patterns from parts, and what holds their cost. */
export const builtAtRunTime: Readonly<Record<string, string>> = {
  'apps/server/src/core/http/app.ts': 'Names of calls, fields and signs of our own.',
  'apps/server/src/tools/db-types.ts': 'Names of calls, fields and signs of our own.',
  'packages/contract/src/properties/properties.ts': 'Names of calls, fields and signs of our own.',
  'packages/contract/src/shares/links.ts': 'Names of calls, fields and signs of our own.',
  'packages/domain/src/brochure/hide.ts': 'The name of a society or a unit, escaped; measured in paste/growth.test.ts.',
  'packages/domain/src/map-point.ts': 'Two numbers of bounded parts in a link.',
  'packages/domain/src/paste/amounts.ts': 'The words of the rules; measured in paste/growth.test.ts.',
  'packages/domain/src/paste/building.ts': 'The words of the rules; measured in paste/growth.test.ts.',
  'packages/domain/src/paste/condition.ts': 'The words of the rules; measured in paste/growth.test.ts.',
  'packages/domain/src/paste/kind.ts': 'The words of the rules; measured in paste/growth.test.ts.',
  'packages/domain/src/paste/message.ts': 'The words of the rules; measured in paste/growth.test.ts.',
  'packages/domain/src/paste/money-words.ts': 'The words of the rules; measured in paste/growth.test.ts.',
  'packages/domain/src/paste/money.ts': 'The words of the rules; measured in paste/growth.test.ts.',
  'packages/domain/src/paste/person.ts': 'The words of the rules; measured in paste/growth.test.ts.',
  'packages/domain/src/paste/rooms.ts': 'The words of the rules; measured in paste/growth.test.ts.',
  'packages/domain/src/paste/size.ts': 'The words of the rules; measured in paste/growth.test.ts.',
  'packages/domain/src/paste/spoken.ts': 'The words of the rules; measured in paste/growth.test.ts.',
  'packages/domain/src/tours/visiting-hours.ts': 'Words of days and hours; what it reads has 120 characters.',
  'packages/domain/src/whatsapp/templates/check-body.ts': 'Counts the empty lines of a template of 1,024 characters.',
};
