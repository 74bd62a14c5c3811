import type { Locked } from './lock.ts';

/** A sentence for each package that would run a script when it is installed and is not in package.json's allowScripts. */
export const refusedScripts = (
  packages: readonly Locked[],
  allowScripts: Readonly<Record<string, boolean>>,
): string[] =>
  packages
    .filter(({ hasInstallScript, name }) => hasInstallScript && allowScripts[name] !== true)
    .map(
      ({ name, version }) => `${name} ${version} runs a script when it is installed, and allowScripts does not say so.`,
    );

/** A sentence for each package whose entry names the host that it came from. */
export const namedHosts = (packages: readonly Locked[]): string[] =>
  packages
    .filter(({ resolved }) => resolved !== undefined)
    .map(({ name, version }) => `${name} ${version} has the address of a registry in package-lock.json.`);
