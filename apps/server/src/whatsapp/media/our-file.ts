import type { MediaPlace, MessageContent } from '../meta/index.ts';

/**
 * How a message that waits names a file of ours, where Meta wants its own id: that belongs to the number that sends, and
 * Meta forgets it, so it is put in when the message goes.
 */
export const ourFile = (id: number): string => `file:${id}`;

const named = /^file:(\d{1,15})$/;

/** The file of ours that a message shows; undefined where it shows none, or names Meta's id itself. */
export const fileIn = (content: MessageContent): number | undefined => {
  const place = placeIn(content);
  const id = place && 'id' in place ? named.exec(place.id)?.[1] : undefined;
  return id === undefined ? undefined : Number(id);
};

/** The same message with another id of its file. */
export const withFile = (content: MessageContent, id: string): MessageContent => {
  const copy = structuredClone(content);
  const place = placeIn(copy);
  if (place && 'id' in place) place.id = id;
  return copy;
};

const placeIn = (content: MessageContent): MediaPlace | undefined => {
  switch (content.type) {
    case 'image':
      return content.image;
    case 'video':
      return content.video;
    case 'audio':
      return content.audio;
    case 'document':
      return content.document;
    case 'sticker':
      return content.sticker;
    case 'template':
      return placeInHeader(content.template.components?.find(({ type }) => type === 'header')?.parameters[0]);
    default:
      return undefined;
  }
};

type Parameter = NonNullable<
  Extract<MessageContent, { type: 'template' }>['template']['components']
>[number]['parameters'][number];

const placeInHeader = (parameter: Parameter | undefined): MediaPlace | undefined => {
  if (parameter?.type === 'image') return parameter.image;
  if (parameter?.type === 'video') return parameter.video;
  return parameter?.type === 'document' ? parameter.document : undefined;
};
