import type { LeadSourceInput, LeadSourceSetting } from '@angan/contract/lead-events/lead-sources.ts';
import { type LeadSecret, sourceOfPortal } from '@angan/domain/leads/index.ts';

/** What becomes of leads, as the form of a portal and that of a Facebook form ask for it. */
export interface RuleDraft {
  default_property_type: number | null;
  default_deal_type: number | null;
  assign_rule: LeadSourceSetting['assign_rule'];
  assign_to: number | null;
  duplicate_rule: LeadSourceSetting['duplicate_rule'];
}

/** What the form of a portal holds. A secret is '' until a new one is typed; it is never shown again. */
export interface SourceDraft extends RuleDraft {
  mode: LeadSourceSetting['mode'];
  username: string;
  profile_id: string;
  account_type: LeadSourceSetting['account_type'];
  listing_ids: string[];
  pull_every_minutes: string;
  secret: string;
}

/** The rules of a source, of all that is told of it. */
export const ruleDraftOf = (facts: RuleDraft): RuleDraft => ({
  default_property_type: facts.default_property_type,
  default_deal_type: facts.default_deal_type,
  assign_rule: facts.assign_rule,
  assign_to: facts.assign_to,
  duplicate_rule: facts.duplicate_rule,
});

/** What a save sends of them: nobody is named by a rule that names nobody. */
export const ruleBodyOf = <Draft extends RuleDraft>(draft: Draft): Draft => ({
  ...draft,
  assign_to: draft.assign_rule === 'One person' ? draft.assign_to : null,
});

export const draftOf = (setting: LeadSourceSetting): SourceDraft => ({
  mode: setting.mode,
  username: setting.username,
  profile_id: setting.profile_id,
  account_type: setting.account_type,
  listing_ids: setting.listing_ids,
  pull_every_minutes: String(setting.pull_every_minutes),
  ...ruleDraftOf(setting),
  secret: '',
});

export const secretOf = (setting: Pick<LeadSourceSetting, 'portal'>): LeadSecret =>
  sourceOfPortal(setting.portal).secret;

/** Whether the office has entered what the portal asks for. */
export const hasSecret = (setting: LeadSourceSetting): boolean => setting[`has_${secretOf(setting)}`];

/** What a save sends: what belongs to this portal, and its secret where a new one was typed. */
export const bodyOf = (setting: LeadSourceSetting, draft: SourceDraft): LeadSourceInput => {
  const { secret, username, profile_id, pull_every_minutes, ...shared } = draft;
  return {
    ...ruleBodyOf(shared),
    pull_every_minutes: pull_every_minutes.trim(),
    ...(setting.portal === 'acres99' && { username }),
    ...(setting.portal === 'housing' && { profile_id }),
    ...(secret !== '' && { [secretOf(setting)]: secret }),
  };
};
