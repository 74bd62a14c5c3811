/** On how many devices one person is signed in at once (domain 2.13, 7.1). */

/** What a plan counts apart: a person works at a computer, and carries a phone. */
export const deviceKinds = ['Web', 'Phone'] as const;
export type DeviceKind = (typeof deviceKinds)[number];

/** How many of each a person has where no plan says it: an office without a term (domain 2.13). */
export const usualDevices = { Web: 1, Phone: 1 } as const satisfies Readonly<Record<DeviceKind, number>>;

/** Days after which a device that nobody used no longer counts. */
export const deviceCountsDays = 30;

/** Systems of phones, as they stand in `os` of a device and among its types. */
const phoneSystems: readonly string[] = ['Android', 'iOS'];

/**
 * As what a device counts: whatever runs on a phone's system is the phone, its browser as well as an app of ours, and
 * everything else is web. `device_type` says by what somebody is signed in, and a browser is Web wherever it runs.
 */
export const deviceKind = ({ device_type, os }: { readonly device_type: string; readonly os: string }): DeviceKind =>
  phoneSystems.includes(device_type) || phoneSystems.includes(os) ? 'Phone' : 'Web';

/** How many devices have to go so that one more may come; 0 where there is room. `allowed` null: any number. */
export const devicesTooMany = (inPlace: number, allowed: number | null): number =>
  allowed === null ? 0 : Math.max(0, inPlace + 1 - allowed);
