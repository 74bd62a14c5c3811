export { fontFaces, fontFamilies, webFont } from './fonts.ts';
export { safe } from './html.ts';
export { chooserStyle, keepLanguage, languageChooser, wordsOfVisitor } from './languages.ts';
