import { t } from '@lingui/core/macro';
import Picker, { EmojiStyle, SkinTonePickerLocation, SuggestionMode, Theme } from 'emoji-picker-react';
import { usePhone } from '../../ui/screen.ts';
import styles from './emoji-picker.module.css';

/** Drawn with the phone's or the computer's own signs, so that nothing is fetched from anybody; its colours are ours. */
const EmojiPicker = ({ onChosen }: { onChosen: (emoji: string) => void }) => (
  <Picker
    className={styles.picker ?? ''}
    emojiStyle={EmojiStyle.NATIVE}
    theme={Theme.LIGHT}
    suggestedEmojisMode={SuggestionMode.RECENT}
    skinTonePickerLocation={SkinTonePickerLocation.SEARCH}
    previewConfig={{ showPreview: false }}
    searchPlaceholder={t`Find an emoji`}
    // The button that opens it does not stand at the edge of a phone.
    width="min(22rem, calc(100vw - 3rem))"
    height="22rem"
    // On a phone the keyboard would come up and cover what is to be chosen from.
    autoFocusSearch={!usePhone()}
    onEmojiClick={({ emoji }) => onChosen(emoji)}
  />
);

export default EmojiPicker;
