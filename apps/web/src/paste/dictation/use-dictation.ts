import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import { perLanguage, useLanguage } from '../../core/language/index.ts';
import { dictate, type NotHeard } from '../../core/platform/index.ts';

const spoken: Readonly<Record<string, string>> = { hi: 'hi-IN', gu: 'gu-IN' };

const reasons = perLanguage<Readonly<Record<NotHeard, string>>>(() => ({
  forbidden: t`The browser may not use the microphone. Allow it for this site, then speak again.`,
  silent: t`Nothing was heard. Speak again, closer to the phone.`,
  'no-microphone': t`No microphone was found. Connect one, then speak again.`,
  'no-line': t`Without a connection the browser cannot write down what you say. Type it, or speak again later.`,
  'unknown-language': t`This browser does not understand the language that you chose. Type it instead.`,
  failed: t`The browser stopped listening. Speak again.`,
}));

interface Spoken {
  /** What stands there before somebody speaks. */
  readonly text: string;
  /** What stands there while they do. */
  readonly onText: (text: string) => void;
  /** What stood there when they had spoken. */
  readonly onDone: (text: string) => void;
}

/** Appends what is said, in the language in which the app is read. */
export const useDictation = ({ text, onText, onDone }: Spoken) => {
  const lang = spoken[useLanguage()] ?? 'en-IN';
  const [isListening, setListening] = useState(false);
  const [problem, setProblem] = useState<NotHeard>();
  const current = useRef<ReturnType<typeof dictate>>(undefined);
  // The functions of this moment, for what is heard long after.
  const hears = useRef({ onText, onDone });
  hears.current = { onText, onDone };
  useEffect(() => () => current.current?.abort(), []);

  const start = () => {
    const before = text.trim() === '' ? '' : `${text.trimEnd()} `;
    let last = text;
    setProblem(undefined);
    setListening(true);
    current.current = dictate(lang, {
      onWords: (words) => {
        last = `${before}${words}`;
        hears.current.onText(last);
      },
      onEnd: (why) => {
        current.current = undefined;
        setListening(false);
        setProblem(why);
        if (last !== text) hears.current.onDone(last);
      },
    });
  };
  return {
    isListening,
    problem: problem && reasons()[problem],
    toggle: () => (isListening ? current.current?.stop() : start()),
  };
};
