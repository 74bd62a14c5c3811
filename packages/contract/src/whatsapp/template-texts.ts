/** What is said of templates; the first group word for word as the specification's section 8 has it. */
export const templateTexts = {
  nothingChanged: 'Edit Details before updating it',
  updated: 'Template updated successfully',
  notUpdated: 'Failed to update template',
  submitted: 'Template submitted to Meta successfully',
  /** Something that nobody expected. */
  notSubmitted: 'Something went wrong while submitting the template',

  found: (count: number) => `${count} Templates found`,
  none: 'No Templates found',
  noMedia: 'No Media Available',
  noGroup: 'N/A',

  /** What a state means that Meta gives no reason for; '' where its name says all. */
  states: {
    DRAFT: '',
    PENDING: 'WhatsApp is looking at it, which takes minutes as a rule and a day at most.',
    PAUSED: 'People blocked or reported it, so WhatsApp has paused it for some hours. It comes back by itself.',
    DISABLED: 'WhatsApp has disabled it for good. Duplicate it and change its wording.',
    TEMPORARILY_BLOCKED: 'WhatsApp lets nobody send it for now. See the account in WhatsApp Manager.',
  },

  /** Meta's title and message as one line; either may be missing. */
  refusal: (title: string, message: string) => [title, message].filter(Boolean).join(': '),
  nameTaken: 'There is a template of this name in this language. Choose another name.',
  duplicate: (name: string) =>
    `The template ${name} has the same body and footer, and WhatsApp refuses a second one. Change the wording.`,
  onlyDrafts: 'Only a DRAFT can be submitted.',
  changedMeanwhile: 'This template was changed meanwhile. Look at it again, then submit it.',
  underWay: 'This template is being submitted. Wait a moment.',
  nameStays: 'WhatsApp does not let the name of a submitted template change. Duplicate it instead.',
  languageStays: 'WhatsApp does not let the language of a submitted template change. Duplicate it instead.',
  categoryStays: 'WhatsApp does not let the category of an approved template change.',
  disabledStays: 'WhatsApp does not let a disabled template be deleted.',
  beyond: (what: readonly string[]) => `This template has ${what.join(', ')}. Edit it in WhatsApp Manager.`,
  notCopied: (what: readonly string[]) =>
    `This template has ${what.join(', ')}, which a copy would not have. Duplicate it in WhatsApp Manager.`,
  unfilled: (what: readonly string[]) =>
    `This template has ${what.join(', ')}, which cannot be filled here. Choose another one to send.`,
  /** Of a template that was synced by an older version of the product, until it is synced again. */
  goneAtMeta: 'WhatsApp no longer has this template.',
  unread: 'It is not known yet all that WhatsApp has in this template. Sync the templates, then try again.',
  /** What a sync or an import could not take over. */
  notTakenOver: (count: number) =>
    `${count === 1 ? 'A template' : `${count} templates`} could not be read from WhatsApp and ${
      count === 1 ? 'stays' : 'stay'
    } here as before. The others are up to date.`,
  noAccount: 'No WhatsApp number is connected. Connect one under WhatsApp numbers first.',
  noAnswer: 'WhatsApp did not answer. Try again in a moment.',
  groupTaken: 'A group has this name already.',
  groupInUse: (count: number) =>
    count === 1 ? 'A template is in it. Move it first.' : `${count} templates are in it. Move them first.`,
} as const;
