import { importProblems } from '@angan/contract/imports/import-problems.ts';
import { isChat, readChat } from '@angan/domain/paste/chat.ts';
import { contentTypeOf } from '../../core/files/content-type.ts';
import { decodeText, isBinary } from './decode.ts';
import { FileProblem } from './file-problem.ts';

export type FileKind = 'CSV' | 'XLSX' | 'vCard';

/** Content types under which the kinds are kept. */
export const contentTypes: Record<FileKind, string> = {
  CSV: 'text/csv',
  XLSX: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  vCard: 'text/vcard',
};

/** What a file is, by its content: a name says only what somebody calls it. Throws FileProblem for what is none of them. */
export const kindOf = (content: Uint8Array): FileKind => {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  if (bytes.length === 0) throw new FileProblem(importProblems.of.empty);
  if (starts(bytes, 'd0cf11e0a1b11ae1')) throw new FileProblem(refusalOfOle(bytes));
  if (starts(bytes, '504b0304')) return workbook(bytes);
  if (contentTypeOf(bytes) || isBinary(bytes)) throw new FileProblem(importProblems.of.foreign);
  const opening = decodeText(bytes.subarray(0, 4096))
    .text.replace(/^\ufeff/, '')
    .trimStart();
  if (opening === '' && decodeText(bytes).text.trim() === '') throw new FileProblem(importProblems.of.empty);
  if (/^begin:vcard/i.test(opening)) return 'vCard';
  if (/^(<!doctype html|<html|<head|<body|<table|<meta|<style)/i.test(opening))
    throw new FileProblem(importProblems.of.webPage);
  if (/^<\?xml|^<\?mso/i.test(opening))
    throw new FileProblem(/workbook/i.test(opening) ? importProblems.of.xmlWorkbook : importProblems.of.foreign);
  if (/^(\{\\rtf|%!PS|%PDF)/.test(opening)) throw new FileProblem(importProblems.of.foreign);
  if (isChat(opening) && readChat(opening).length > 1) throw new FileProblem(importProblems.of.whatsappChat);
  return 'CSV';
};

const starts = (bytes: Buffer, hex: string) => bytes.subarray(0, hex.length / 2).toString('hex') === hex;

/** Excel puts a workbook with a password into the container of the old format, under this name. */
const refusalOfOle = (bytes: Buffer) =>
  bytes.includes(Buffer.from('EncryptedPackage', 'utf16le'))
    ? importProblems.of.password
    : importProblems.of.oldWorkbook;

/** The names of a ZIP stand in the clear, and at its end all of them once more. */
const workbook = (bytes: Buffer): FileKind => {
  if (bytes.includes('xl/workbook.xml')) return 'XLSX';
  if (bytes.includes('xl/workbook.bin')) throw new FileProblem(importProblems.of.binaryWorkbook);
  if (bytes.includes('mimetypeapplication/vnd.oasis')) throw new FileProblem(importProblems.of.openDocument);
  throw new FileProblem(bytes.includes('xl/') ? importProblems.of.brokenWorkbook : importProblems.of.foreign);
};
