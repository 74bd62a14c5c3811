/** What search engines may read: the pages for visitors. All else is behind a login or a secret link. */
export const robots = (site: string): string => `User-agent: *\nAllow: /\n\nSitemap: ${site}/sitemap.xml\n`;

/** The map of the site, by https://www.sitemaps.org/protocol.html. */
export const siteMap = (site: string, paths: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `  <url><loc>${site}${encodeURI(path).replaceAll('&', '&amp;')}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');
