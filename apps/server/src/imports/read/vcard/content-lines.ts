/** A line of a card: its head before the colon, and the bytes of its value with all continuations. */
export interface ContentLine {
  /** 'TEL;TYPE=CELL', without the group that Apple puts before it. */
  readonly head: string;
  /** 'item1' */
  readonly group: string;
  readonly value: Buffer;
}

/** Pictures, sounds and keys: the bulk of a phone's export, and nothing that is brought in. */
const heavy = /^(PHOTO|LOGO|SOUND|KEY|X-[A-Z-]*(PHOTO|PICTURE|IMAGE|THUMBNAIL))\b/i;
const quoted = /QUOTED-PRINTABLE/i;
/** Bytes in which the colon of a head is looked for. */
const longestHead = 1000;

interface Open {
  readonly line: Omit<ContentLine, 'value'>;
  readonly parts: Buffer[];
  readonly isQuoted: boolean;
}

/**
 * The lines of a file of cards, unfolded: what begins with a space belongs to the line before (version 3 and 4), and so
 * does what follows a soft break of quoted-printable (2.1). Pictures are passed over without being held.
 */
export function* contentLines(bytes: Buffer): Generator<ContentLine> {
  let open: Open | undefined;
  let isPassing = false;
  for (const line of physicalLines(bytes)) {
    if (open?.isQuoted && open.parts.at(-1)!.at(-1) === 0x3d) {
      open.parts[open.parts.length - 1] = open.parts.at(-1)!.subarray(0, -1);
      open.parts.push(line);
      continue;
    }
    const isFolded = line[0] === 0x20 || line[0] === 0x09;
    if (isPassing && (isFolded || isBase64(line))) continue;
    if (isFolded && open) {
      open.parts.push(line.subarray(1));
      continue;
    }
    if (open) yield closed(open);
    open = opened(line);
    isPassing = open !== undefined && heavy.test(open.line.head);
    if (isPassing) open = undefined;
  }
  if (open) yield closed(open);
}

function* physicalLines(bytes: Buffer): Generator<Buffer> {
  for (let from = 0; from < bytes.length; ) {
    const found = bytes.indexOf(0x0a, from);
    const end = found < 0 ? bytes.length : found;
    yield bytes.subarray(from, bytes[end - 1] === 0x0d && end > from ? end - 1 : end);
    from = end + 1;
  }
}

const opened = (line: Buffer): Open | undefined => {
  const start = line.subarray(0, longestHead).toString('latin1');
  const [full] = /^(?:[^:"]|"[^"]*")*(?=:)/.exec(start) ?? [];
  if (full === undefined) return undefined;
  const [, group = '', head = ''] = /^(?:([\w-]+)\.)?(.*)$/s.exec(full)!;
  return {
    line: { head: head.trim(), group: group.toLowerCase() },
    parts: [line.subarray(full.length + 1)],
    isQuoted: quoted.test(head),
  };
};

const closed = ({ line, parts }: Open): ContentLine => ({
  ...line,
  value: parts.length === 1 ? parts[0]! : Buffer.concat(parts),
});

/** A line of a picture that is not indented, as some phones write it. */
const isBase64 = (line: Buffer) => line.length > 0 && /^[A-Za-z0-9+/=]+$/.test(line.toString('latin1', 0, 200));
