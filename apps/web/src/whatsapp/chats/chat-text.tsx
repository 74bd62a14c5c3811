import { inPlace } from '../../ui/in-place.tsx';
import { MarkedText } from '../templates/editor/marked-text.tsx';

const link = /(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)])/;

/** What was written, with WhatsApp's formatting and its links to be followed. */
export const ChatText = ({ text }: { text: string }) =>
  inPlace(text.split(link), (part, at) =>
    at % 2 === 1 ? (
      <a href={part} target="_blank" rel="noreferrer">
        {part}
      </a>
    ) : (
      <MarkedText text={part} values={[]} />
    ),
  );
