import { useComputedColorScheme } from '@mantine/core';
import Picker, { EmojiStyle, SkinTonePickerLocation, SuggestionMode, Theme } from 'emoji-picker-react';
import { usePhone } from '../../ui/screen.ts';

/** Drawn with the phone's or the computer's own signs, so that nothing is fetched from anybody. */
const EmojiPicker = ({ onChosen }: { onChosen: (emoji: string) => void }) => (
  <Picker
    emojiStyle={EmojiStyle.NATIVE}
    theme={useComputedColorScheme('light') === 'dark' ? Theme.DARK : Theme.LIGHT}
    suggestedEmojisMode={SuggestionMode.RECENT}
    skinTonePickerLocation={SkinTonePickerLocation.PREVIEW}
    searchPlaceholder="Find an emoji"
    width="min(22rem, 92vw)"
    height="22rem"
    // On a phone the keyboard would come up and cover what is to be chosen from.
    autoFocusSearch={!usePhone()}
    onEmojiClick={({ emoji }) => onChosen(emoji)}
  />
);

export default EmojiPicker;
