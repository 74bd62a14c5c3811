import { missingForAvailable, type PropertyFields } from '@angan/contract/properties/property-rules.ts';
import { plural, t } from '@lingui/core/macro';
import { Button, Kbd } from '@mantine/core';
import { useEffect } from 'react';
import { perLanguage, word } from '../core/language/index.ts';
import { PhotoPicker } from '../gallery/index.ts';
import { pasteForm } from '../records/index.ts';
import { PageFrame } from '../ui/page-frame.tsx';
import { usePhone } from '../ui/screen.ts';
import { propertyBody } from './bodies.ts';
import { countsOf, FormPane, useOpenField } from './form-pane.tsx';
import { MessageBox } from './message-box.tsx';
import styles from './message-screen.module.css';
import type { Target } from './paste-form.ts';
import { KindCard, KindLine, KnownCard, UnusedCard } from './side-cards.tsx';
import { type Paste, type PasteDraft, PasteProvider, usePaste } from './use-paste.ts';
import { useSave } from './use-save.ts';

const titles = perLanguage<Record<Target, string>>(() => ({ Requirement: t`New inquiry`, Listing: t`New property` }));
const submits = perLanguage<Record<Target, string>>(() => ({
  Requirement: t`Save inquiry`,
  Listing: t`Save property`,
}));

interface Props {
  draft: PasteDraft;
  onChange: (draft: PasteDraft) => void;
  /** Left out for a message that stays as it is. */
  onText?: (text: string) => void;
  /** While somebody speaks, who has not said everything yet; together with `onText`. */
  onSpoken?: (text: string) => void;
  onFile?: (file: File) => void;
  onSaved?: (path: string) => void;
  onCancel: () => void;
  /** A row of a chat: its message stays as it is, and the button keeps what was corrected. */
  keep?: { label: string; run: () => void };
}

/** A message beside the record that it becomes; on a phone one under the other. */
export const MessageScreen = ({ draft, onChange, onText, onSpoken, onFile, onSaved, onCancel, keep }: Props) => {
  const phone = usePhone();
  const paste = usePaste(draft, onChange);
  const { save, isSaving } = useSave(paste, draft, (path) => onSaved?.(path));
  const { open, setOpen, goTo } = useOpenField();
  useSaveKey(keep ? keep.run : save);
  const { target } = paste;
  const isEmpty = paste.text.trim() === '';
  const { filled, check } = countsOf(paste);
  const counts = plural(filled, {
    one: `${filled} field filled${check > 0 ? `, ${check} to check` : ''}`,
    other: `${filled} fields filled${check > 0 ? `, ${check} to check` : ''}`,
  });
  const gaps = target === 'Listing' ? gapsOf(paste) : [];
  const box = (
    <MessageBox
      text={draft.text}
      onGo={goTo}
      {...(onText && { onText })}
      {...(onSpoken && { onSpoken })}
      {...(onFile && { onFile })}
    />
  );
  const submit = target && (
    <Button variant="filled" loading={isSaving} onClick={keep ? keep.run : save} size={phone ? 'md' : 'sm'}>
      {keep ? keep.label : submits()[target]}
      {!phone && <Kbd className={styles.keys}>{t`Ctrl Enter`}</Kbd>}
    </Button>
  );
  return (
    <PasteProvider value={paste}>
      <PageFrame title={t`Paste message`}>
        <div className={styles.panes} data-empty={isEmpty || undefined}>
          <section className={styles.message} aria-label={t`The message`}>
            {box}
            {isEmpty ? (
              <p className={styles.hint}>
                {t`It is read here, without a connection and without leaving this device. A whole exported chat (.txt) works too: paste it, choose it, or drop it on this page.`}
              </p>
            ) : (
              <>
                {phone ? <KindLine counts={counts} /> : <KindCard />}
                {!phone && <UnusedCard />}
                <KnownCard />
              </>
            )}
          </section>
          {!isEmpty && target && (
            <section className={styles.record} aria-label={titles()[target]}>
              {!phone && <h2 className={styles.title}>{titles()[target]}</h2>}
              <FormPane paste={paste} open={open} onOpen={setOpen} phone={phone ?? false} />
              {target === 'Listing' && !keep && <PhotoPicker form={pasteForm} />}
            </section>
          )}
        </div>
        {gaps.length > 0 && (
          <p className={styles.gaps}>{t`Saves as a draft. To list it: ${gaps.map(word).join(' ')}`}</p>
        )}
        {!isEmpty && (
          <div className={styles.foot}>
            {!phone && <span className={styles.counts}>{counts}</span>}
            {!phone && !keep && <Button onClick={onCancel}>{t`Cancel`}</Button>}
            {submit}
          </div>
        )}
      </PageFrame>
    </PasteProvider>
  );
};

/** What a listing still lacks to be matched. */
const gapsOf = ({ given }: Paste): string[] =>
  Object.values(missingForAvailable(propertyBody(given) as PropertyFields)).flat();

/** Ctrl or Cmd with Enter presses the main button, from any field. */
const useSaveKey = (run: () => void) => {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      run();
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  });
};
