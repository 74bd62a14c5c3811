import { type Found, placesOf } from '@angan/domain/paste/index.ts';
import { MarkedWords, type WordMark } from '../ui/marked-words.tsx';
import { labels, type ShownKey } from './field-words.ts';
import { useThePaste } from './use-paste.ts';

/** A message with the words marked that fields were read from; a press on them goes to the field. */
export const MarkedText = ({ onGo }: { onGo: (field: ShownKey) => void }) => {
  const paste = useThePaste();
  const { fields, kind_from } = paste.read;
  const marksOf = (field: ShownKey, found: Found<unknown> | undefined): WordMark[] =>
    placesIn(found).map((mark) => ({
      ...mark,
      label: labels()[field],
      onPress: () => onGo(field),
      isActive: paste.active === field,
    }));
  const marks = [
    ...(Object.keys(labels()) as ShownKey[]).flatMap((field) =>
      paste.asks(field) ? marksOf(field, paste.from(field)) : [],
    ),
    ...marksOf('contact', paste.from('contact') && fields.name),
    // The words that told what the message is: no field is theirs.
    ...placesIn(kind_from),
  ];
  return <MarkedWords text={paste.text} marks={marks} />;
};

const placesIn = (found: Found<unknown> | undefined): WordMark[] =>
  found ? placesOf(found).map(({ start, end }) => ({ grade: found.confidence, start, end })) : [];
