import { appLinkPaths } from '@angan/contract/platform/app-links.ts';
import { notFound } from '../errors.ts';
import type { Door } from './serve.ts';

/** Phones ask seldom, and stores' people look: a day. */
const kept = 'public, max-age=86400';

/**
 * What the phones' makers read to learn which app may open our links: Android's Digital Asset Links, Apple's associated
 * domains. 404 where the settings name no app.
 */
export const serveAppLinks = ({ app, services }: Pick<Door, 'app' | 'services'>): void => {
  const { android, ios } = services.settings.phoneApp;
  app.get('/.well-known/assetlinks.json', async (_, reply) => {
    if (!android) throw notFound();
    return reply.header('cache-control', kept).send([
      {
        relation: ['delegate_permission/common.handle_all_urls'],
        target: {
          namespace: 'android_app',
          package_name: android.id,
          sha256_cert_fingerprints: android.fingerprints,
        },
      },
    ]);
  });
  // Without an ending, and as JSON all the same.
  app.get('/.well-known/apple-app-site-association', async (_, reply) => {
    if (!ios) throw notFound();
    const components = ['/', ...appLinkPaths.flatMap((path) => [path, `${path}/*`])].map((path) => ({ '/': path }));
    return reply
      .header('cache-control', kept)
      .type('application/json')
      .send({ applinks: { details: [{ appIDs: [ios], components }] } });
  });
};
