import { isSwitched, type PermissionSwitch, switchedBy } from '@angan/domain/personal-rights.ts';
import { may, type Permission, runsTheOffice, scopeOf, type Usertype } from '@angan/domain/roles.ts';
import { t } from '@lingui/core/macro';
import { perLanguage } from '../core/language/index.ts';

interface Group {
  title: string;
  switches: readonly PermissionSwitch[];
  /** What stands under the switches: the limit of a day, the areas. */
  more?: 'limit' | 'areas';
}

/** The switches by what they are about. The first two are those of the specification. */
const groups = perLanguage<readonly Group[]>(() => [
  {
    title: t`Property PDFs`,
    switches: [
      'can_send_unit_number_in_property_pdf_share',
      'can_send_society_name_property_pdf_share',
      'can_share_pdf',
    ],
  },
  { title: t`Numbers`, switches: ['can_reveal_numbers'], more: 'limit' },
  {
    title: t`Properties and inquiries`,
    switches: ['can_see_all_inquiries', 'can_verify_property', 'can_close_property'],
    more: 'areas',
  },
  { title: t`Lists`, switches: ['can_import', 'can_export'] },
  { title: t`Commission`, switches: ['can_see_commission'] },
]);

const permissionsOf = (name: PermissionSwitch): Permission[] =>
  (Object.keys(switchedBy) as Permission[]).filter(
    (permission) => isSwitched(permission) && switchedBy[permission] === name,
  );

/** Whether a switch changes anything for a role: who runs the office keeps what the role gives them. */
const matters = (usertype: Usertype, name: PermissionSwitch): boolean => {
  if (name === 'can_see_all_inquiries') return scopeOf(usertype, 'inquiry:view') === 'own+unassigned';
  const named = permissionsOf(name);
  return !(runsTheOffice(usertype) && named.length > 0 && named.every((permission) => may(usertype, permission)));
};

/** The groups that say something of a role, each with the switches that do. */
export const groupsFor = (usertype: Usertype): Group[] =>
  groups()
    .map(({ more, ...group }) => ({
      ...group,
      switches: group.switches.filter((name) => matters(usertype, name)),
      ...(more && !runsTheOffice(usertype) && { more }),
    }))
    .filter(({ switches, more }) => switches.length > 0 || more);

/** What follows from each switch, in a line under it. */
export const switchHints = perLanguage<Record<PermissionSwitch, string>>(() => ({
  can_send_unit_number_in_property_pdf_share: t`Wing and unit number stand in the PDFs that this person shares.`,
  can_send_society_name_property_pdf_share: t`The society's name stands there; otherwise only its area.`,
  can_share_pdf: t`This person may make PDFs of properties and send them.`,
  can_reveal_numbers: t`Numbers stay masked until this person asks for one. Each time is noted.`,
  can_see_all_inquiries: t`Also those that others have. Otherwise their own and those that nobody has.`,
  can_verify_property: t`This person may say that a property is still on offer.`,
  can_close_property: t`Sold, Rented and Under Offer, without asking you.`,
  can_import: t`This person may bring contacts in from a file, up to 200 rows without you.`,
  can_export: t`This person may take lists out into a file. Masked numbers stay masked in it.`,
  can_see_commission: t`What they earn themselves, never that of others.`,
}));
