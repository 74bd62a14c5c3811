/** What search engines may read: the pages for visitors. All else is behind a login or a secret link. */
export const robots = (site: string): string => `User-agent: *\nAllow: /\n\nSitemap: ${site}/sitemap.xml\n`;

/** A page on the map: its address, and where it stands in each language, that one included. */
export interface Mapped {
  readonly address: string;
  readonly alternates: readonly { readonly hreflang: string; readonly address: string }[];
}

/**
 * The map of the site, by https://www.sitemaps.org/protocol.html; the other languages of a page as search engines read
 * them there: https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap
 */
export const siteMap = (site: string, pages: readonly Mapped[]): string => {
  const full = (address: string) => `${site}${encodeURI(address).replaceAll('&', '&amp;')}`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages.flatMap(({ address, alternates }) => [
      `  <url><loc>${full(address)}</loc>`,
      ...alternates.map(
        (one) => `    <xhtml:link rel="alternate" hreflang="${one.hreflang}" href="${full(one.address)}"/>`,
      ),
      '  </url>',
    ]),
    '</urlset>',
    '',
  ].join('\n');
};
