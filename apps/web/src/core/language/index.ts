export {
  formatDate,
  formatDateTime,
  formatMonth,
  formatMonthShort,
  formatNumber,
  formatPrice,
  formatRupees,
  formatTime,
  formatWeekday,
  formatWeekdayShort,
  moneyInWords,
} from './formats.ts';
export { i18n } from './i18n.ts';
export { setLanguage, speak, startLanguage, useLanguage } from './language.ts';
export { perLanguage } from './per-language.ts';
export { joined, sentence, words } from './sentence.ts';
export { Trans } from './trans.tsx';
export { word } from './word.ts';
