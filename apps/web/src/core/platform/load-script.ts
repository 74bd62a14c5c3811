const loading = new Map<string, Promise<void>>();

/** Loads a script of somebody else's into the page, once. One that did not come is asked for again the next time. */
export const loadScript = (url: string): Promise<void> => {
  const before = loading.get(url);
  if (before) return before;
  const script = document.createElement('script');
  const loaded = new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      loading.delete(url);
      script.remove();
      reject(new Error(`${url} did not load`));
    });
  });
  loading.set(url, loaded);
  script.src = url;
  document.head.append(script);
  return loaded;
};
