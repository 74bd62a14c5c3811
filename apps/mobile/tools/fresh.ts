import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cap } from './cap.ts';
import { filesOf } from './files-of.ts';
import { mobile, type Platform, root } from './places.ts';

/**
 * The projects as Capacitor makes them from the template of the installed version, nothing of ours in them. They are made
 * in a folder as deep as apps/mobile, since they name the libraries by the way to node_modules.
 */
export const freshProjects = (platforms: readonly Platform[]): Record<string, Map<string, Buffer>> => {
  const folder = join(root, '.cache', `mobile-${process.pid}`);
  mkdirSync(join(folder, 'dist'), { recursive: true });
  try {
    for (const file of ['package.json', 'capacitor.config.ts']) cpSync(join(mobile, file), join(folder, file));
    writeFileSync(join(folder, 'dist/index.html'), '<!doctype html>');
    return Object.fromEntries(
      platforms.map((platform) => {
        const { works, said } = cap(folder, ['add', platform], { PHONE_PUSH: '1' });
        if (!works) throw new Error(`Capacitor made no ${platform} project:\n${said}`);
        return [platform, filesOf(join(folder, platform))];
      }),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
