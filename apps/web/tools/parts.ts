/**
 * The files that the app comes in: left alone, what screens share comes in some sixty small ones, each a round trip on a
 * poor line, and each a start for a weak phone. What is first takes what it needs before the others do.
 */
export const parts = [
  // The frame, with what both Home and the lists draw rows with: else one of them would bring the other along.
  {
    name: 'frame',
    test: /src\/(app\/shell\/(shell|upload-pill)|records\/(property-words|requirement-text|paths)|core\/names\/use-name|ui\/(freshness|picture|status-badge|menu-when-reached|use-arrived))\.tsx?$|\/Icon(Users|MapPin|FileText|Camera|Dots|ChevronRight)\.mjs$/,
  },
  // How a device seals what it keeps: forms need it for their drafts, and none of what stands around it.
  { name: 'no-line-sealed', test: /src\/core\/sealed\// },
  // What every session fetches after its first screen for where there is no line, with all that it needs.
  { name: 'no-line', test: /src\/(app\/shell\/no-line\.tsx|core\/uploads\/kept\.ts)$/ },
  { name: 'home', test: /src\/app\/home\/home\.tsx$/ },
  {
    name: 'fields',
    test: /@mantine\/core\/esm\/components\/(Input|InputBase|TextInput|PasswordInput|Checkbox)\//,
  },
  // The list of properties comes whole; other lists take most of it from there.
  {
    name: 'lists',
    test: /src\/(properties\/properties-screen|ui\/stage-strip\/stage-(strip|segments))\.tsx$/,
  },
  // What the list of contacts draws its rows with, and most records and forms too: it brings nothing else along.
  {
    name: 'rows',
    test: /src\/(ui\/record-panel|records\/field-text|contacts\/visibility)\.tsx?$|\/Icon(UserPlus|Edit|Trash|Ban|DotsVertical)\.mjs$/,
  },
  // What the list of inquiries shows, and their records, deals and tasks too.
  {
    name: 'inquiries',
    test: /contract\/src\/inquiries\/(inquiries|texts|inquiry-filters|inquiry-steps)\.ts$|domain\/src\/lookups\/inquiries\.ts$|web\/src\/inquiries\/(inquiry-words|rating-mark|inquiry-cache|stages\/next-step-line)\.tsx?$/,
  },
  // Signing in takes little, by itself: the parts of its forms are other screens' too, which would get all of it.
  {
    name: 'sign-in',
    test: /src\/auth\/(login|registration\/(register|verify))\.tsx$/,
    includeDependenciesRecursively: false,
  },
  // What the ways in share is theirs alone; who is in does not wait for it.
  {
    name: 'ways-in',
    test: /src\/auth\//,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  // By themselves and without what they import: else every screen gets what few of them use.
  {
    name: 'shared',
    // Settings are in many parts, and what these share is theirs alone.
    test: /^(?!.*\/src\/(own-data|lead-events\/connect|records\/assign-dry-run))/,
    minShareCount: 5,
    includeDependenciesRecursively: false,
  },
];
