import type { MediaPlace, MessageContent, TemplateParameter, TemplatePart } from '../meta/index.ts';

/**
 * How a message that waits names a file of ours, where Meta wants its own id: that belongs to the number that sends, and
 * Meta forgets it, so it is put in when the message goes.
 */
export const ourFile = (id: number): string => `file:${id}`;

const named = /^file:(\d{1,15})$/;

/** The files of ours that a message shows, each once; what names Meta's id itself is not among them. */
export const filesIn = (content: MessageContent): number[] => [
  ...new Set(placesIn(content).flatMap((place) => fileOf(place) ?? [])),
];

/** Those of them that the cards of a carousel show. */
export const cardFilesIn = (content: MessageContent): number[] =>
  content.type === 'template'
    ? (content.template.components ?? []).flatMap((part) =>
        part.type === 'carousel' ? placesInParts([part]).flatMap((place) => fileOf(place) ?? []) : [],
      )
    : [];

/** The file of ours that is named so; undefined for Meta's own ids. */
export const fileNamed = (name: string): number | undefined => {
  const id = named.exec(name)?.[1];
  return id === undefined ? undefined : Number(id);
};

/** The same message with other ids of its files. */
export const withFiles = (content: MessageContent, idOf: (file: number) => string): MessageContent => {
  const copy = structuredClone(content);
  for (const place of placesIn(copy)) {
    const file = fileOf(place);
    if (file !== undefined && 'id' in place) place.id = idOf(file);
  }
  return copy;
};

/** A message that shows one file, with that. */
export const withFile = (content: MessageContent, id: string): MessageContent => {
  const copy = structuredClone(content);
  for (const place of placesIn(copy)) if ('id' in place) place.id = id;
  return copy;
};

const fileOf = (place: MediaPlace): number | undefined => ('id' in place ? fileNamed(place.id) : undefined);

const placesIn = (content: MessageContent): MediaPlace[] => {
  switch (content.type) {
    case 'image':
      return [content.image];
    case 'video':
      return [content.video];
    case 'audio':
      return [content.audio];
    case 'document':
      return [content.document];
    case 'sticker':
      return [content.sticker];
    case 'template':
      return placesInParts(content.template.components ?? []);
    default:
      return [];
  }
};

/** Of a template's header, and of the headers of its cards. */
const placesInParts = (parts: readonly TemplatePart[]): MediaPlace[] =>
  parts.flatMap((part) => {
    if (part.type === 'carousel') return part.cards.flatMap(({ components }) => placesInParts(components));
    return part.type === 'header' ? part.parameters.flatMap((parameter) => placeIn(parameter) ?? []) : [];
  });

const placeIn = (parameter: TemplateParameter): MediaPlace | undefined => {
  if (parameter.type === 'image') return parameter.image;
  if (parameter.type === 'video') return parameter.video;
  return parameter.type === 'document' ? parameter.document : undefined;
};
