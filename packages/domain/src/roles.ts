/** Who may do what, as one table. Server, menus and tests read it; nothing else decides. */

export const usertypes = [
  'Owner',
  'Co-Owner',
  'All-Rounder',
  'Residential Only',
  'Commercial Only',
  'Backend',
  'Admin',
] as const;
export type Usertype = (typeof usertypes)[number];

/** The people of a brokerage; Admin belongs to the platform. */
export const companyUsertypes = usertypes.filter((usertype) => usertype !== 'Admin');

/**
 * How far a permission reaches. `all`: every row of the company. `domain`: rows of the user's property types that are
 * not locked. `own`: created by or assigned to the user, in the domain. `own+unassigned`: those and the ones nobody has.
 * `masked`: as `domain`, with numbers shown by their last three digits. `none`: refused. Of assigning, `own` reaches only
 * oneself.
 */
export type Scope = 'all' | 'domain' | 'own' | 'own+unassigned' | 'masked' | 'none';

/** A scope for each of `usertypes`; Admin, the Owner of the platform's own company, has none where it is left out. */
type Row = readonly [Scope, Scope, Scope, Scope, Scope, Scope, Scope?];
const everybody: Row = ['all', 'all', 'all', 'all', 'all', 'all'];
const owners: Row = ['all', 'all', 'none', 'none', 'none', 'none'];
const ownerOnly: Row = ['all', 'none', 'none', 'none', 'none', 'none'];
const allThenDomain: Row = ['all', 'all', 'domain', 'domain', 'domain', 'domain'];
const allThenOwn: Row = ['all', 'all', 'own', 'own', 'own', 'own'];
const adminOnly: Row = ['none', 'none', 'none', 'none', 'none', 'none', 'all'];

const matrix = {
  'property:view': allThenDomain,
  'property:create': allThenDomain,
  'property:edit': ['all', 'all', 'own', 'own', 'own', 'domain'],
  'property:delete': owners,
  'property:hold': ['all', 'all', 'own', 'own', 'own', 'domain'],
  'property:close': owners,
  // To ask the Owner for a move that is theirs to make.
  'property:ask': ['all', 'all', 'domain', 'domain', 'domain', 'none'],
  'property:verify': allThenDomain,
  'property:owner_number': ['all', 'all', 'masked', 'masked', 'masked', 'masked'],
  'property:reveal': ['all', 'all', 'domain', 'domain', 'domain', 'none'],
  'property:vault': ['all', 'all', 'own', 'own', 'own', 'none'],
  'property:share': ['all', 'all', 'domain', 'domain', 'domain', 'none'],
  'property:assign': ['all', 'all', 'own', 'own', 'own', 'all'],
  'inquiry:view': ['all', 'all', 'own+unassigned', 'own+unassigned', 'own+unassigned', 'domain'],
  'inquiry:create': allThenDomain,
  'inquiry:edit': ['all', 'all', 'own', 'own', 'own', 'domain'],
  'inquiry:delete': owners,
  'inquiry:number': ['all', 'all', 'masked', 'masked', 'masked', 'masked'],
  'inquiry:reveal': ['all', 'all', 'own', 'own', 'own', 'none'],
  'inquiry:assign': ['all', 'all', 'own', 'own', 'own', 'all'],
  'inquiry:matches': ['all', 'all', 'own+unassigned', 'own+unassigned', 'own+unassigned', 'domain'],
  // As inquiries; and one that nobody has may be taken up by whoever sees it.
  'lead_event:view': ['all', 'all', 'own+unassigned', 'own+unassigned', 'own+unassigned', 'domain'],
  'lead_event:edit': ['all', 'all', 'own+unassigned', 'own+unassigned', 'own+unassigned', 'domain'],
  // Whole lists of people with their numbers; the rows that are refused leave as a file.
  'lead_file:view': owners,
  'lead_file:create': owners,
  'contact:list': ['all', 'all', 'masked', 'masked', 'masked', 'masked'],
  'contact:number': ['all', 'all', 'masked', 'masked', 'masked', 'masked', 'all'],
  'contact:create': everybody,
  'contact:edit': owners,
  'contact:delete': owners,
  'contact:locked': owners,
  'contact:merge': owners,
  'contact:export': ownerOnly,
  'contact:erase': ownerOnly,
  'society:view': allThenDomain,
  'society:create': everybody,
  'society:edit': ['all', 'all', 'own', 'own', 'own', 'all'],
  'society:delete': owners,
  'area:view': everybody,
  'area:create': everybody,
  'area:edit': ['all', 'all', 'own', 'own', 'own', 'all'],
  'area:delete': owners,
  'feature:view': everybody,
  'feature:create': everybody,
  'feature:edit': ['all', 'all', 'own', 'own', 'own', 'all'],
  'feature:delete': owners,
  'project:view': allThenDomain,
  'project:create': everybody,
  'project:edit': ['all', 'all', 'own', 'own', 'own', 'all'],
  'project:delete': owners,
  'source:view': everybody,
  'source:create': everybody,
  'source:edit': owners,
  'source:delete': owners,
  'contactgroup:view': everybody,
  'contactgroup:create': everybody,
  'contactgroup:edit': owners,
  'contactgroup:delete': owners,
  'task:view': allThenOwn,
  'task:create': allThenOwn,
  'task:edit': allThenOwn,
  'task:delete': owners,
  'task:assign': ['all', 'all', 'none', 'none', 'none', 'all'],
  'deal:view': owners,
  'deal:create': owners,
  'deal:edit': owners,
  'deal:move': owners,
  'deal:delete': owners,
  'deal:propose': ['none', 'none', 'own', 'own', 'own', 'none'],
  'commission:view': allThenOwn,
  'commission:edit': owners,
  'commission:write_off': ownerOnly,
  'loan:view': allThenOwn,
  'loan:create': everybody,
  'loan:edit': allThenOwn,
  'loan:delete': owners,
  'loan:assign': ['all', 'all', 'own', 'own', 'own', 'all'],
  // What the lender pays the office.
  'loan:payout': ['all', 'all', 'own', 'own', 'own', 'none'],
  'dashboard:view': owners,
  'viewed_log:view': owners,
  'migration:import': everybody,
  'team:edit': ownerOnly,
  'permission:view': ownerOnly,
  'company:view': owners,
  'permission:edit': ownerOnly,
  'settings:edit': ownerOnly,
  'company:delete': ownerOnly,
  // To let the platform's support look into the office.
  'support_grant:view': ownerOnly,
  'support_grant:create': ownerOnly,
  'support_grant:edit': ownerOnly,
  // All that the office has, in one file.
  'full_export:view': ownerOnly,
  'full_export:create': ownerOnly,
  // To hear that a connection to a third party fails: the office's portals, the platform's WhatsApp number.
  'integration:view': ['all', 'none', 'none', 'none', 'none', 'none', 'all'],
  'subscription:edit': ownerOnly,
  'subscription:buy': owners,
  'device:view': ['all', 'all', 'own', 'own', 'own', 'own'],
  'device:revoke': ['all', 'all', 'own', 'own', 'own', 'own'],
  'note:edit': everybody,
  'saved_view:edit': everybody,
  'team:view': everybody,
  'lookup:view': everybody,
  // Of the platform's own company. A brokerage with a number of its own would have them here.
  'law_row:view': adminOnly,
  'law_row:create': adminOnly,
  'law_row:edit': adminOnly,
  'law_row:delete': adminOnly,
  'motivation:view': adminOnly,
  'motivation:create': adminOnly,
  'motivation:edit': adminOnly,
  'motivation:delete': adminOnly,
  'country:view': adminOnly,
  'country:create': adminOnly,
  'country:edit': adminOnly,
  'account:view': adminOnly,
  'demo_booking:view': adminOnly,
  'demo_booking:edit': adminOnly,
  'broker_contact:view': adminOnly,
  'broker_contact:create': adminOnly,
  'whatsapp_number:view': adminOnly,
  'whatsapp_number:edit': adminOnly,
  'whatsapp_template:view': adminOnly,
  'whatsapp_template:create': adminOnly,
  'whatsapp_template:edit': adminOnly,
  'whatsapp_template:delete': adminOnly,
  'whatsapp_template_group:view': adminOnly,
  'whatsapp_template_group:create': adminOnly,
  'whatsapp_template_group:edit': adminOnly,
  'whatsapp_template_group:delete': adminOnly,
  'whatsapp_button:view': adminOnly,
  'whatsapp_button:create': adminOnly,
  'whatsapp_button:edit': adminOnly,
  'whatsapp_button:delete': adminOnly,
  'whatsapp_media:view': adminOnly,
  'whatsapp_media:create': adminOnly,
  'whatsapp_media:edit': adminOnly,
  'whatsapp_media:delete': adminOnly,
  'whatsapp_chat:view': adminOnly,
  'whatsapp_chat:edit': adminOnly,
  'whatsapp_message:view': adminOnly,
  'whatsapp_message:send': adminOnly,
  'whatsapp_quick_reply:view': adminOnly,
  'whatsapp_quick_reply:create': adminOnly,
  'whatsapp_quick_reply:edit': adminOnly,
  'whatsapp_quick_reply:delete': adminOnly,
  'whatsapp_ad:view': adminOnly,
  'whatsapp_broadcast:view': adminOnly,
  'whatsapp_broadcast:create': adminOnly,
  'whatsapp_broadcast:edit': adminOnly,
  'whatsapp_broadcast:delete': adminOnly,
  'whatsapp_broadcast:send': adminOnly,
  'whatsapp_broadcast:export': adminOnly,
  'whatsapp_opt_out:view': adminOnly,
  'whatsapp_opt_out:edit': adminOnly,
  'whatsapp_price:view': adminOnly,
  'whatsapp_price:create': adminOnly,
  'whatsapp_price:edit': adminOnly,
  'whatsapp_price:delete': adminOnly,
} as const satisfies Record<string, Row>;

export type Permission = keyof typeof matrix;
export const permissions = Object.keys(matrix) as Permission[];

/** How far `permission` reaches for `usertype`. */
export const scopeOf = (usertype: Usertype, permission: Permission): Scope => {
  const row: Row = matrix[permission];
  return row[usertypes.indexOf(usertype)] ?? 'none';
};

/** Of what an Owner may, what support does not get that looks into the office by their grant: numbers, secrets, files of all. */
const closedToSupport: ReadonlySet<Permission> = new Set([
  'property:reveal',
  'property:vault',
  'property:share',
  'inquiry:reveal',
  'contact:export',
  'contact:erase',
  'company:delete',
  'full_export:view',
  'full_export:create',
  'settings:edit',
  'device:view',
  'device:revoke',
]);
const maskedForSupport: ReadonlySet<Permission> = new Set([
  'property:owner_number',
  'inquiry:number',
  'contact:list',
  'contact:number',
]);

/** How far `permission` reaches for support in an office: as for its Owner, but for what is masked or closed. It changes nothing. */
export const scopeOfSupport = (permission: Permission): Scope => {
  if (closedToSupport.has(permission)) return 'none';
  return maskedForSupport.has(permission) ? 'masked' : scopeOf('Owner', permission);
};

export const may = (usertype: Usertype, permission: Permission): boolean => scopeOf(usertype, permission) !== 'none';

/** Owner and Co-Owner run the office: they see numbers, locked records and the owners' menus. */
export const runsTheOffice = (usertype: Usertype): boolean => usertype === 'Owner' || usertype === 'Co-Owner';

/** The property types a user works in. */
export const propertyTypesOf = (usertype: Usertype): readonly ('Residential' | 'Commercial')[] => {
  if (usertype === 'Residential Only') return ['Residential'];
  if (usertype === 'Commercial Only') return ['Commercial'];
  return ['Residential', 'Commercial'];
};
