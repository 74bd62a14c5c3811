import { crc32, inflateRawSync } from 'node:zlib';
import { importProblems } from '@angan/contract/imports/import-problems.ts';
import { FileProblem } from './file-problem.ts';
import { newExtent } from './sheet-extent.ts';

/** Bytes that the sheets of a workbook may unfold to: several times what 50,000 long rows need. */
const most = 256 * 1024 * 1024;

interface Entry {
  readonly name: string;
  readonly content: Buffer;
}

/**
 * A workbook's archive made anew from its directory, with the parts that are read, unfolded and not one byte beyond what
 * may be. Whoever reads it next then meets no part that hides from the directory or unfolds without end.
 */
export const safeArchive = (bytes: Buffer): Buffer => {
  try {
    return stored([...entriesOf(bytes)]);
  } catch (error) {
    if (error instanceof FileProblem) throw error;
    const isTooMuch = (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE';
    throw new FileProblem(isTooMuch ? importProblems.of.tooMuch : importProblems.of.brokenWorkbook);
  }
};

function* entriesOf(bytes: Buffer): Generator<Entry> {
  const end = bytes.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  if (end < 0) throw new FileProblem(importProblems.of.brokenWorkbook);
  let at = bytes.readUInt32LE(end + 16);
  let left = most;
  const measure = newExtent();
  for (let count = bytes.readUInt16LE(end + 10); count > 0; count--) {
    if (bytes.readUInt32LE(at) !== 0x02014b50) throw new FileProblem(importProblems.of.brokenWorkbook);
    const [flags, method] = [bytes.readUInt16LE(at + 8), bytes.readUInt16LE(at + 10)];
    const nameEnd = at + 46 + bytes.readUInt16LE(at + 28);
    const name = bytes.toString('utf8', at + 46, nameEnd);
    if (flags & 1) throw new FileProblem(importProblems.of.password);
    if (/\.(xml|rels)$/.test(name) && !/^xl\/(media|drawings|charts|comments|printerSettings|theme)/.test(name)) {
      const content = unfolded(packed(bytes, at), method, left);
      left -= content.length;
      measure(content);
      yield { name: name.replace(/^\//, ''), content };
    }
    at = nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
}

/** The packed bytes of an entry of the directory. */
const packed = (bytes: Buffer, at: number): Buffer => {
  const size = bytes.readUInt32LE(at + 20);
  const local = bytes.readUInt32LE(at + 42);
  const from = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
  if (from + size > bytes.length) throw new FileProblem(importProblems.of.brokenWorkbook);
  return bytes.subarray(from, from + size);
};

const unfolded = (content: Buffer, method: number, left: number): Buffer => {
  if (method === 8) return inflateRawSync(content, { maxOutputLength: Math.max(1, left) });
  if (method !== 0) throw new FileProblem(importProblems.of.brokenWorkbook);
  if (content.length > left) throw new FileProblem(importProblems.of.tooMuch);
  return content;
};

/** An archive in which nothing is packed. */
const stored = (entries: readonly Entry[]): Buffer => {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, content } of entries) {
    const path = Buffer.from(name);
    // Version, flags, method, time and day, checksum, sizes, length of the name and of what nobody needs.
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt32LE(crc32(content), 10);
    facts.writeUInt32LE(content.length, 14);
    facts.writeUInt32LE(content.length, 18);
    facts.writeUInt16LE(path.length, 22);
    parts.push(Buffer.from('PK\x03\x04', 'latin1'), facts, path, content);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), facts, place, path);
    at += 30 + path.length + content.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, listed, end]);
};
