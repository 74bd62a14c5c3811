/** Why somebody is not heard, of the names that the Web Speech API gives. */
export type NotHeard = 'forbidden' | 'silent' | 'no-microphone' | 'no-line' | 'unknown-language' | 'failed';

const reasons: Readonly<Record<string, NotHeard>> = {
  'not-allowed': 'forbidden',
  'service-not-allowed': 'forbidden',
  'no-speech': 'silent',
  'audio-capture': 'no-microphone',
  network: 'no-line',
  'language-not-supported': 'unknown-language',
};

interface Listening {
  /** Everything that was said so far, each time that more of it is understood; the last of it may still change. */
  readonly onWords: (words: string) => void;
  /** Once, when nothing is listened to any more; with a reason where that was not wished. */
  readonly onEnd: (why?: NotHeard) => void;
}

/** What there is of the Web Speech API, which TypeScript's own types lack. */
interface Recognition extends EventTarget {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  start(): void;
  stop(): void;
  abort(): void;
}
interface RecognitionEvent extends Event {
  readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }>>;
}
type NewRecognition = new () => Recognition;

const recognition = (): NewRecognition | undefined => {
  const { SpeechRecognition, webkitSpeechRecognition } = globalThis as unknown as Record<
    string,
    NewRecognition | undefined
  >;
  return SpeechRecognition ?? webkitSpeechRecognition;
};

/** Whether the browser writes down what is said. */
export const canDictate = (): boolean => recognition() !== undefined;

/**
 * Writes down what is said in a language (BCP 47, such as 'hi-IN'), until it is told to stop: `stop` waits for the last
 * words, `abort` wants none of them and calls nothing any more. Only where `canDictate`.
 */
export const dictate = (lang: string, { onWords, onEnd }: Listening): { stop: () => void; abort: () => void } => {
  const one = new (recognition()!)();
  Object.assign(one, { lang, continuous: true, interimResults: true });
  let isWanted = true;
  let why: NotHeard | undefined;
  one.addEventListener('result', (event) => {
    const { results } = event as RecognitionEvent;
    const said = Array.from(results, (guesses) => guesses[0]?.transcript.trim());
    if (isWanted) onWords(said.join(' ').trim());
  });
  one.addEventListener('error', (event) => {
    const { error } = event as Event & { error: string };
    if (error !== 'aborted') why = reasons[error] ?? 'failed';
  });
  one.addEventListener('end', () => {
    if (isWanted) onEnd(why);
    isWanted = false;
  });
  one.start();
  return {
    stop: () => one.stop(),
    abort: () => {
      isWanted = false;
      one.abort();
    },
  };
};
