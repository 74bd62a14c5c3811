/** Where a web view may send what people type: nowhere that others on the way can read. */
export const apiFault = (api: string): string | undefined => {
  const url = URL.parse(api);
  if (url?.pathname !== '/' || url.search || url.username)
    return `${api} is no address of a server: give its beginning, as https://office.example.`;
  const isHere = /^(localhost|127(\.\d{1,3}){3})$/.test(url.hostname);
  return url.protocol === 'https:' || (url.protocol === 'http:' && isHere)
    ? undefined
    : `${api} is not https, which phones insist on. Only a server on this machine is reached without.`;
};
