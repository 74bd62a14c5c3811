/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Where the phone app finds its server: vite.phone.config.ts. The web app has it from the same. */
  readonly VITE_API_URL: string;
}

/** What is written in a language: apps/web/tools/catalogues.ts. */
declare module 'catalogue:*' {
  const messages: Record<string, string>;
  export default messages;
  export const wordIn: (english: string) => string | undefined;
}

/** The component library's variables: apps/web/tools/theme-variables.ts. */
declare module 'virtual:theme-variables.css';
