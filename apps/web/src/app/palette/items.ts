import type { Contact } from '@angan/contract/contacts/contacts.ts';
import { contactTexts } from '@angan/contract/contacts/texts.ts';
import type { Inquiry } from '@angan/contract/inquiries/inquiries.ts';
import { inquiryTexts } from '@angan/contract/inquiries/texts.ts';
import { searchCountCap } from '@angan/contract/kit/resource.ts';
import type { Project } from '@angan/contract/projects/projects.ts';
import { projectTexts } from '@angan/contract/projects/texts.ts';
import type { Property } from '@angan/contract/properties/properties.ts';
import { propertyTexts } from '@angan/contract/properties/texts.ts';
import { t } from '@lingui/core/macro';
import { formatNumber, word } from '../../core/language/index.ts';
import {
  inquiryPath,
  priceText,
  projectPath,
  projectPlace,
  propertyName,
  propertyPath,
  requirementText,
} from '../../records/index.ts';
import type { Who } from '../guards.ts';
import { addLinks, type Link, mainLinks, moreLinks } from '../menus.ts';
import { rightLinks } from '../right-links.ts';
import { routeOf } from '../routes.ts';
import type { ReadList } from './use-record-search.ts';

/** One line of the palette. */
export interface Item {
  id: string;
  group: string;
  label: string;
  /** The second, quieter text. */
  hint?: string;
  run: () => void;
  /** Called when the line is looked at, to fetch what it leads to. */
  prefetch?: (() => void) | undefined;
}

export interface Command {
  label: string;
  run: () => void;
}

/** All words of the query stand at the start of a word of the text: 'ch pa' finds 'Change Password'. */
export const matches = (text: string, query: string): boolean => {
  const words = text.toLowerCase().split(/\s+/);
  const wanted = query.toLowerCase().split(/\s+/).filter(Boolean);
  return wanted.every((part) => words.some((word) => word.startsWith(part)));
};

type Go = (path: string) => void;

/** The screens that this person can go to, each once. */
export const screenItems = (who: Who, go: Go): Item[] => {
  const unique = new Map<string, Link>();
  for (const link of [mainLinks, moreLinks, rightLinks].flatMap((links) => links(who)))
    if (!unique.has(link.path)) unique.set(link.path, link);
  return [...unique.values()].map(({ path, label }) => ({
    id: path,
    group: t`Screens`,
    label,
    run: () => go(path),
    prefetch: routeOf(path).screen?.prefetch,
  }));
};

export const commandItems = (who: Who, go: Go, commands: Command[]): Item[] => [
  ...addLinks(who).map(({ path, label }) => ({
    // A screen may be here as what it adds, and among the screens as a place.
    id: `add-${path}`,
    group: t`Commands`,
    label,
    run: () => go(path),
    prefetch: routeOf(path).screen?.prefetch,
  })),
  ...commands.map(({ label, run }) => ({ id: label, group: t`Commands`, label, run })),
];

/** A contact as a line; `place` is the contact list of this person. */
export const contactItem = (contact: Contact, place: string, go: Go): Item => ({
  id: `contact-${contact.id}`,
  group: word(contactTexts.title),
  label: contact.name || word(contactTexts.unknown),
  hint: contact.mobile_number_1,
  run: () => go(`${place}?id=${contact.id}`),
});

/** A property as a line: home and place, then price and code. */
export const propertyItem = (property: Property, go: Go): Item => ({
  id: `property-${property.id}`,
  group: word(propertyTexts.title),
  label: propertyName(property),
  hint: `${priceText(property)}, ${property.property_code}`,
  run: () => go(propertyPath(property.id)),
  prefetch: routeOf('/searchProperty').screen?.prefetch,
});

/** All that a search was read as: '3 BHK, Bopal, up to 80 Lakhs', and how many there are. */
export const readListItem = ({ of, words, count, path }: ReadList, go: Go): Item => {
  const shown = count > searchCountCap ? `${formatNumber(searchCountCap)}+` : formatNumber(count);
  return {
    id: `list-${of}`,
    group: t`All of them`,
    label: words,
    hint: of === 'properties' ? t`Show properties: ${shown}` : t`Show inquiries: ${shown}`,
    run: () => go(path),
    prefetch: routeOf(of === 'properties' ? '/searchProperty' : '/searchInquiry').screen?.prefetch,
  };
};

/** A project as a line: its name, then builder and place. */
export const projectItem = (project: Project, go: Go): Item => ({
  id: `project-${project.id}`,
  group: word(projectTexts.title),
  label: project.project_name,
  hint: projectPlace(project),
  run: () => go(projectPath(project.id)),
  prefetch: routeOf('/projects').screen?.prefetch,
});

/** An inquiry as a line: who, then what they want. */
export const inquiryItem = (inquiry: Inquiry, go: Go): Item => ({
  id: `inquiry-${inquiry.id}`,
  group: word(inquiryTexts.title),
  label: inquiry.contact.name || inquiry.inquiry_code,
  hint: requirementText(inquiry),
  run: () => go(inquiryPath(inquiry.id)),
  prefetch: routeOf('/searchInquiry').screen?.prefetch,
});
