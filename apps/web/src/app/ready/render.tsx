import { text } from 'node:stream/consumers';
import { type DemoDay, demoVisitorCalls } from '@angan/contract/demo-bookings/booking-of-visitor.ts';
import { planCalls } from '@angan/contract/plans/plans.ts';
import { type Operator, operatorCalls } from '@angan/contract/platform/operator.ts';
import type { LanguageTag } from '@angan/domain/lookups/office.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { type Health, healthKey } from '../../auth/index.ts';
import { keyOf, queryClient } from '../../core/api/index.ts';
import { speak } from '../../core/language/index.ts';
import { addressIn, choosing, documentTag, pageTags } from '../../public-pages/index.ts';
import { unseen } from '../../ui/screen.ts';
import { Themed } from '../../ui/theme/themed.tsx';
import { PublicFrame } from '../public-frame.tsx';
import { Screens } from '../screens.tsx';
import { type Facts, factsId, keepFacts } from './facts.ts';
import { type ReadyPage, readyPages } from './pages.ts';
import type { OnOffer } from './structured.ts';

/** What the pages show that is not in them: who runs the server, and what is on offer. */
export interface PublicFacts extends OnOffer {
  readonly operator: Operator;
  readonly features: readonly object[];
  readonly health: Health;
  readonly times: readonly DemoDay[];
}

interface Alternate {
  readonly hreflang: string;
  readonly address: string;
}
/** Where a page stands in each language; whoever reads none of them is led to the English one. */
const alternatesOf = (path: string): Alternate[] => [
  ...pageTags.map((tag) => ({ hreflang: documentTag(tag), address: addressIn(tag, path) })),
  { hreflang: 'x-default', address: path },
];

/** Where a ready page is asked for, and what is found there. */
export interface ReadyAddress {
  readonly address: string;
  readonly path: string;
  readonly tag: LanguageTag;
  /** The addresses of the same page in each language; left out where this one only leads to another. */
  readonly alternates?: readonly Alternate[];
}
/** Every address that has a ready page. */
export const readyAddresses = (): ReadyAddress[] =>
  readyPages().flatMap(({ path }) => [
    ...pageTags.map((tag) => ({ address: addressIn(tag, path), path, tag, alternates: alternatesOf(path) })),
    { address: choosing('en', path), path, tag: 'en' as const },
  ]);

/** Around what a page is drawn: the built index.html, the server's address without a slash at its end, for a phone or not. */
interface Around {
  readonly shell: string;
  readonly site: string;
  readonly facts: PublicFacts;
  readonly phone: boolean;
  readonly tag: LanguageTag;
}

let drawn: Promise<unknown> = Promise.resolve();

/**
 * The page of a path as HTML; undefined where the path has no ready page. One after the other: what is drawn reads for
 * which screen and in which language from one place.
 */
export const renderPage = (path: string, around: Around): Promise<string | undefined> => {
  const page = drawn.then(() => draw(path, around));
  drawn = page.catch(() => undefined);
  return page;
};

const draw = async (path: string, { shell, site, facts, phone, tag }: Around): Promise<string | undefined> => {
  await speak(tag);
  const page = readyPages().find((one) => one.path === path);
  if (!page) return undefined;
  const kept: Facts = [
    [keyOf(operatorCalls.show), facts.operator],
    [keyOf(planCalls.plans), facts.plans],
    [keyOf(planCalls.prices), facts.prices],
    [keyOf(planCalls.features), facts.features],
    [healthKey, facts.health],
    ...(page.hasTimes ? [[keyOf(demoVisitorCalls.free), facts.times, { updatedAt: 1 }] as const] : []),
  ];
  keepFacts(kept);
  unseen.phone = phone;
  const { prelude } = await prerenderToNodeStream(
    <Themed>
      <QueryClientProvider client={queryClient}>
        <StaticRouter location={addressIn(tag, path)} {...(tag !== 'en' && { basename: `/${tag}` })}>
          <PublicFrame>
            <Screens />
          </PublicFrame>
        </StaticRouter>
      </QueryClientProvider>
    </Themed>,
    // Whole, in its place: what comes later would need a script to be put there.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  const body = `<div id="ready">${await text(prelude)}</div>
    <script type="application/json" id="${factsId}">${inScript(kept)}</script>`;
  const app = [['<noscript>', '</noscript>'] as const, ['<!--early-->', '<!--/early-->'] as const].reduce(
    (html, [first, last]) => between(html, first, last, ''),
    withAppLater(between(shell, '<title>', '/>', head(page, facts, site, tag))),
  );
  return app
    .replace('<html lang="en-IN"', `<html lang="${documentTag(tag)}"`)
    .replace('<div id="root">', () => `${body}\n    <div id="root">`);
};

/**
 * The page without the app's own script, its style sheet, what they would fetch and what an app on a home screen needs:
 * scheme.js puts them there in its time.
 */
const withAppLater = (page: string): string => {
  const script = tagIn(page, '<link rel="modulepreload" crossorigin fetchpriority="low" data-app');
  const sheet = tagIn(page, '<link rel="stylesheet"');
  const picture = tagIn(page, '<link rel="apple-touch-icon"');
  const manifest = tagIn(page, '<link rel="manifest"');
  const [start, ...links] = page
    .replace(sheet, '')
    .replace(picture, '')
    .replace(manifest, `<template>${picture}${manifest}</template>`)
    .split('<link rel="modulepreload"');
  const addresses = `data-app="${addressOf(script, 'href')}" data-sheet="${addressOf(sheet, 'href')}"`;
  return [start, ...links.map((link) => link.slice(link.indexOf('>') + 1))]
    .join('')
    .replace('<script>', `<script ${addresses}>`);
};

/** The first tag of a page that begins so. */
const tagIn = (page: string, start: string): string => {
  const at = page.indexOf(start);
  if (at < 0) throw new Error(`The built page has no ${start}>`);
  return page.slice(at, page.indexOf('>', at) + 1);
};

const addressOf = (tag: string, name: string): string => tag.split(` ${name}="`)[1]!.split('"', 1)[0]!;

/** A text with something else in the place of what stands from `first` to the end of the next `last`. */
const between = (text: string, first: string, last: string, given: string): string => {
  const start = text.indexOf(first);
  const end = text.indexOf(last, start) + last.length;
  return start < 0 ? text : `${text.slice(0, start)}${given}${text.slice(end)}`;
};

const head = (
  { path, title, description, structured }: ReadyPage,
  facts: OnOffer,
  site: string,
  tag: LanguageTag,
): string => {
  const address = `${site}${encodeURI(addressIn(tag, path))}`;
  const meta = (name: string, content: string) => `<meta property="${name}" content="${inAttribute(content)}" />`;
  return [
    `<title>${inAttribute(title)}</title>`,
    `<meta name="description" content="${inAttribute(description)}" />`,
    `<link rel="canonical" href="${inAttribute(address)}" />`,
    ...alternatesOf(path).map(
      (one) =>
        `<link rel="alternate" hreflang="${one.hreflang}" href="${inAttribute(`${site}${encodeURI(one.address)}`)}" />`,
    ),
    meta('og:type', 'website'),
    meta('og:site_name', 'Angan'),
    meta('og:title', title),
    meta('og:description', description),
    meta('og:url', address),
    meta('og:image', `${site}/icons/icon-512.png`),
    ...(structured ? [`<script type="application/ld+json">${inScript(structured(facts, site))}</script>`] : []),
  ].join('\n    ');
};

const inAttribute = (words: string) =>
  words.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** JSON that cannot end the script that it stands in. */
const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
