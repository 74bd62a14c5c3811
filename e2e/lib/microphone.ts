import { type Browser, chromium, type Page } from 'playwright-core';
import { findBrowser, onThisSystem } from '../../scripts/lib/browser.ts';

/**
 * The system's own browser where there is one: that of npm has no sound, and opens no microphone.
 * The microphone hears a beep each second.
 */
export const launchWithMicrophone = async (): Promise<Browser> => {
  const found = await findBrowser();
  const executablePath = (await onThisSystem()) ?? found.executablePath;
  return chromium.launch({
    executablePath,
    args: [...found.args, '--use-fake-device-for-media-stream'],
    headless: true,
  });
};

/** Whether a microphone opens in this page within some seconds, once it is allowed. */
export const opensMicrophone = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    Promise.race([
      navigator.mediaDevices.getUserMedia({ audio: true }).then(
        (stream) => {
          for (const track of stream.getTracks()) track.stop();
          return true;
        },
        () => false,
      ),
      new Promise<boolean>((resolve) => setTimeout(() => resolve(false), 4000)),
    ]),
  );
