import { t } from '@lingui/core/macro';
import { perLanguage } from '../core/language/index.ts';
import { FailingSources, IntegrationsPart } from '../lead-events/index.ts';
import { DataPart } from '../own-data/index.ts';
import { type SettingLink, type SettingPart, SettingsScreen } from '../settings/index.ts';
import { SupportPart } from '../support/index.ts';
import { rightLinks } from './right-links.ts';
import type { Path } from './routes.ts';
import { useWho } from './who.ts';

/** What is set on which screen, in the order in which an office comes to it. */
const notes = perLanguage<Partial<Record<Path, string>>>(() => ({
  '/profile': t`Company, tax, invoices, units, hours, brochures`,
  '/subuser': t`Who works here, with which role`,
  '/permission': t`What each of them may see and do`,
  '/matchweights': t`What counts how much in a match`,
  '/sources': t`Where inquiries come from`,
  '/featureList': t`What a property can have`,
  '/notifications': t`What you are told, and how`,
  '/userdevice': t`Who is signed in, and where`,
  '/paymentdetail': t`Plan, payments and invoices`,
}));

const parts = (): SettingPart[] => [
  {
    part: 'integrations',
    label: t`Integrations`,
    note: t`Portals, Facebook, website, e-mail`,
    state: <FailingSources />,
    content: <IntegrationsPart />,
  },
  {
    part: 'data',
    label: t`Your data`,
    note: t`Take it along, erase a person, delete it`,
    content: <DataPart />,
  },
  {
    part: 'support',
    label: t`Support`,
    note: t`Let Angan's support look`,
    content: <SupportPart />,
  },
];

/** /settings */
export const Settings = () => {
  const open = rightLinks(useWho());
  const links = Object.entries(notes()).flatMap(([path, note]): SettingLink[] => {
    const link = open.find((one) => one.path === path);
    return link ? [{ ...link, note }] : [];
  });
  return <SettingsScreen parts={parts()} links={links} />;
};
