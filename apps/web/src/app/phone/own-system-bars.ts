import { Capacitor, SystemBars, SystemBarsStyle } from '@capacitor/core';

const attribute = 'data-mantine-color-scheme';

/** Clock and battery above the app are light on its dark and dark on its light, which its person may have chosen against the phone's. */
export const followScheme = (): (() => void) => {
  const page = document.documentElement;
  if (!Capacitor.isPluginAvailable('SystemBars')) return () => undefined;
  const set = () => {
    const isDark = page.getAttribute(attribute) === 'dark';
    void SystemBars.setStyle({ style: isDark ? SystemBarsStyle.Dark : SystemBarsStyle.Light }).catch(() => undefined);
  };
  set();
  const watched = new MutationObserver(set);
  watched.observe(page, { attributeFilter: [attribute] });
  return () => watched.disconnect();
};
