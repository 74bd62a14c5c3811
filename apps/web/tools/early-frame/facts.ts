import { readFileSync } from 'node:fs';
import path from 'node:path';
import { authCalls } from '@angan/contract/auth/auth.ts';
import { contactCalls } from '@angan/contract/contacts/contacts.ts';
import { contactTexts } from '@angan/contract/contacts/texts.ts';
import { inquiryCalls } from '@angan/contract/inquiries/inquiries.ts';
import { inquiryTexts } from '@angan/contract/inquiries/texts.ts';
import { namesCall } from '@angan/contract/lookups/names-call.ts';
import { propertyCalls } from '@angan/contract/properties/properties.ts';
import { propertyTexts } from '@angan/contract/properties/texts.ts';
import { catalogueTags, readCatalogue } from '@angan/languages/catalogue.ts';
import ts from 'typescript';
import { address } from '../../src/core/api/address.ts';
import { usualStatus } from '../../src/properties/usual-status.ts';
import { mark } from '../../src/ui/mark.ts';
import { type Built, fileWith, withAll } from '../built.ts';
import type { Listed, RowWords } from './rows.ts';

/** A text in each language, in the order of `languages`. */
type InEach = string[];

/** What the page's own script draws and fetches for an address, before the app is there. */
interface EarlyScreen {
  title: InEach;
  /** What stands in its search box. */
  search?: InEach;
  /** The files that it is made of, as places in `files`, and those that an open record needs beside. */
  needs?: number[];
  record?: number[];
  /** What it asks for where its address says nothing more, what an open record does, and of what its rows are. */
  list?: string;
  get?: string;
  row?: keyof Listed;
}

export interface EarlyFacts {
  screens: Record<string, EarlyScreen>;
  files: string[];
  /** What every screen of who is in needs beside the start. */
  frame: number[];
  languages: string[];
  mark: typeof mark;
  words: { [K in keyof RowWords]: InEach } & { back: InEach };
  /** What every screen asks for beside, and what renews a token. */
  names: string;
  renewal: string;
}

/** The screens that a day begins with: where they and the records that open on them are written, under apps/web/src, and what they ask for. */
const sources: Record<string, { screen: string; record?: string } & Pick<EarlyScreen, 'list' | 'get' | 'row'>> = {
  '/contact': {
    screen: 'app/contact/contacts.tsx',
    record: 'contacts/contact-panel.tsx',
    list: contactCalls.list.path,
    get: contactCalls.get.path,
    row: 'contact',
  },
  '/contactList': {
    screen: 'app/contact/contacts.tsx',
    record: 'contacts/contact-panel.tsx',
    list: contactCalls.view3digit.path,
    get: contactCalls.get.path,
    row: 'contact',
  },
  '/searchProperty': {
    screen: 'properties/properties-screen.tsx',
    record: 'properties/property-record.tsx',
    list: address(propertyCalls.list.path, {}, { status: usualStatus }),
    get: propertyCalls.get.path,
    row: 'property',
  },
  '/searchInquiry': {
    screen: 'inquiries/inquiries-screen.tsx',
    record: 'inquiries/record/inquiry-record.tsx',
    list: inquiryCalls.list.path,
    get: inquiryCalls.get.path,
    row: 'inquiry',
  },
  '/tasks': { screen: 'tasks/screens.ts' },
};
const shell = 'app/shell/shell.tsx';

const searches: Record<string, string> = {
  '/contact': contactTexts.searchPlaceholder,
  '/contactList': contactTexts.searchPlaceholder,
  '/searchProperty': propertyTexts.searchPlaceholder,
  '/searchInquiry': inquiryTexts.searchPlaceholder,
};

const isText = (node: ts.Node | undefined): node is ts.StringLiteralLike =>
  node !== undefined && ts.isStringLiteralLike(node);

/** The English title of every screen of who is in whose address has no part that changes, by that address. */
export const titlesOfScreens = (): Map<string, string> => {
  const file = path.resolve(import.meta.dirname, '../../src/app/routes.ts');
  const titles = new Map<string, string>();
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      const given = new Map(
        node.properties.filter(ts.isPropertyAssignment).map((one) => [one.name.getText(), one.initializer]),
      );
      const [at, title, guard] = ['path', 'title', 'guard'].map((name) => given.get(name));
      const isOfOffice = isText(guard) && guard.text !== 'public' && guard.text !== 'logged-out';
      if (isText(at) && isOfOffice && title && ts.isTaggedTemplateExpression(title) && isText(title.template))
        if (!at.text.includes(':') && at.text !== '/') titles.set(at.text, title.template.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true));
  if (titles.size === 0) throw new Error('routes.ts has no titles.');
  return titles;
};

/**
 * What the early frame is drawn of. `built` are the chunks of the build, of which `start` is in the page already. Throws
 * where a screen is in none of them, so that one that moved is not simply left out.
 */
export const earlyFacts = (built: readonly Built[], start: string): EarlyFacts => {
  const languages = ['en', ...catalogueTags];
  const catalogues = catalogueTags.map(readCatalogue);
  const inEach = (english: string): InEach => [english, ...catalogues.map((one) => one.get(english) ?? english)];
  const files: string[] = [];
  const there = withAll(built, start);
  const placesOf = (source: string): number[] => {
    const wanted = [...withAll(built, fileWith(built, source))].filter((file) => !there.has(file));
    return wanted.map((file) => {
      const short = file.replace(/^assets\//, '');
      if (!files.includes(short)) files.push(short);
      return files.indexOf(short);
    });
  };
  const framePlaces = placesOf(shell);
  for (const at of framePlaces) there.add(`assets/${files[at]}`);
  const screens = [...titlesOfScreens()].map(([at, title]): [string, EarlyScreen] => {
    const { screen, record, ...asked } = sources[at] ?? {};
    const search = searches[at];
    return [
      at,
      {
        title: inEach(title),
        ...(search && { search: inEach(search) }),
        ...asked,
        ...(screen && { needs: placesOf(screen) }),
        ...(record && { record: placesOf(record) }),
      },
    ];
  });
  return {
    screens: Object.fromEntries(screens),
    files,
    frame: framePlaces,
    languages,
    mark,
    words: {
      crore: inEach('{0} Cr'),
      lakhs: inEach('{0} Lakhs'),
      perMonth: inEach('per month'),
      sqft: inEach('sqft'),
      onRequest: inEach(propertyTexts.priceOnRequest),
      unknown: inEach(contactTexts.unknown),
      back: inEach('Back to the list'),
    },
    names: namesCall.path,
    renewal: authCalls.jwtRefresh.path,
  };
};
