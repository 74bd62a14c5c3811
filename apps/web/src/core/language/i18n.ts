import { I18n } from '@lingui/core';
import { compileCounted, counts } from './counted.ts';

/** Lingui's texts, but what is counted in them is made ready by `counted.ts`. */
class Texts extends I18n {
  // biome-ignore lint/suspicious/noExplicitAny: as Lingui has it
  override _(id: any, values?: Record<string, unknown>, options?: Parameters<I18n['_']>[2]): string {
    const given = (id?.values as typeof values) ?? values;
    if (!given) return super._(id, given, options);
    const message = typeof id === 'string' ? { id, message: options?.message } : id;
    return super._({ ...message, values: counts(given, this.locale) }, undefined, options);
  }
}

/** The app's texts in the language of this moment; English before any other is loaded, and from no catalogue. */
export const i18n = new Texts({ locale: 'en', locales: 'en-IN', messages: { en: {} } }).setMessagesCompiler(
  compileCounted,
);
