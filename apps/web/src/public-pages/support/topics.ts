import { t } from '@lingui/core/macro';
import { perLanguage } from '../../core/language/index.ts';

/** As addresses name them: /detailSupport/GettingStarted. */
export const supportTypes = [
  'GettingStarted',
  'BringInYourList',
  'Matching',
  'Numbers',
  'Tasks',
  'Sharing',
  'Deals',
  'Devices',
] as const;
export type SupportType = (typeof supportTypes)[number];

export interface Topic {
  readonly title: string;
  /** What is answered there, in a line. */
  readonly about: string;
  readonly steps: readonly string[];
  /** What people stumble over. */
  readonly note: string;
}

export const supportTopics = perLanguage(
  (): Readonly<Record<SupportType, Topic>> => ({
    GettingStarted: {
      title: t`Getting started`,
      about: t`From signing up to the first match`,
      steps: [
        t`Sign up with your e-mail address and mobile number. A code and a link prove that both are yours.`,
        t`Home walks you through the rest: your company, the areas that you work in, a first property and a first inquiry.`,
        t`Add a property: deal type, kind, area, and its price or its size. It is on offer from that moment.`,
        t`Add an inquiry: who asks, for what, where, and up to which price.`,
        t`Both pages show at once what fits, with a score and the reason for every point.`,
      ],
      note: t`Quickest of all: copy a WhatsApp message and choose Paste message. Angan reads it into a property or an inquiry, and you check what it marks.`,
    },
    BringInYourList: {
      title: t`Bringing in your list`,
      about: t`Contacts, properties and inquiries from Excel or CSV`,
      steps: [
        t`Open Data migration and choose what the file holds.`,
        t`Drop the file: XLSX or CSV, in any order of columns. The template shows what can be brought in.`,
        t`Say which column is what. Angan has guessed most of them, and remembers what you chose.`,
        t`Look at the rows that it cannot take, and mend them there. One bad row never stops the others.`,
        t`Begin the import. You may close the page; a notice tells you when it is done.`,
      ],
      note: t`A whole import can be undone from its page. People who are there already are found by their numbers, and not doubled.`,
    },
    Matching: {
      title: t`Matching`,
      about: t`Why something fits, and what to do where nothing does`,
      steps: [
        t`Open an inquiry or a property, and its Matches.`,
        t`The score counts what both sides say: area, price, size, rooms, possession and more. Press a score to read every point.`,
        t`A point marked Ask is not known yet: ask the owner or the buyer, and the score follows.`,
        t`Choose some, and share them in one message.`,
        t`The Gap board shows what is asked for and not there, area by area.`,
      ],
      note: t`How much each point counts is yours to set under Match weights, if you are the Owner.`,
    },
    Numbers: {
      title: t`Who sees which number`,
      about: t`Masking, revealing, and who looked`,
      steps: [
        t`Owner and Co-Owner see whole numbers. Everybody else sees the last three digits.`,
        t`Staff press Reveal where their work needs a number. How many a day is set per person under Manage Permissions.`,
        t`Each reveal is written down: Viewed Properties and Viewed Inquiries show who saw what, and when.`,
        t`A call and a WhatsApp message from a record count as a reveal too.`,
      ],
      note: t`The mask is made on the server. A number that somebody may not see never reaches their phone, neither in lists nor in exports.`,
    },
    Tasks: {
      title: t`Tasks, visits and reminders`,
      about: t`Nothing promised is forgotten`,
      steps: [
        t`Add a task from an inquiry, a property or anywhere else. It hangs on that record and shows there.`,
        t`Tasks shows what is overdue, due today, tomorrow and later. Calendar shows the same by day, week and month.`,
        t`Complete a task with its result, and set the next step in the same dialog.`,
        t`For several visits in a day plan a tour: Angan orders the stops, and each has its own feedback buttons.`,
        t`Under Notifications choose what reaches you, where, and when it has to be quiet.`,
      ],
      note: t`Calendar has a secret link that Google Calendar, Outlook and Apple Calendar read. It can be withdrawn at any time.`,
    },
    Sharing: {
      title: t`Sharing with clients`,
      about: t`WhatsApp, links and PDFs, and what came back`,
      steps: [
        t`Choose properties, press Share, and take the message, a link or a PDF.`,
        t`Whether unit number and society name are on it is set per person under Manage Permissions.`,
        t`The link shows when it was opened, and what the client likes or does not.`,
        t`Every share is on the record’s timeline, so that nobody is shown the same twice by mistake.`,
      ],
      note: t`What was shared with whom is kept in a chain that cannot be changed unseen. The evidence pack of a deal prints it.`,
    },
    Deals: {
      title: t`Deals and brokerage`,
      about: t`From the first offer to the last certificate`,
      steps: [
        t`Begin a deal from an inquiry, a match or a visit. Price, people and next dates come with it.`,
        t`Move it from stage to stage. Each asks only for what it needs.`,
        t`Terms of brokerage are signed on the screen or by a code, and are proof later.`,
        t`Make the invoice. It has its number without a gap, and GST by the place of supply.`,
        t`Note each receipt with its TDS. Commission shows what is due by payer and by age, and writes the reminder.`,
      ],
      note: t`Taxes come from tables with their dates, and every page says where a figure is an estimate. Have your accountant confirm it.`,
    },
    Devices: {
      title: t`Passwords and devices`,
      about: t`A lost phone, a forgotten password, somebody who left`,
      steps: [
        t`Forgot the password? The login page sends a link to your e-mail address.`,
        t`A phone was lost, or somebody left: open User Device and log that device out. It ends at once.`,
        t`Change Password asks for the old one, and can log out every other device.`,
        t`Angan can be installed from the browser’s menu, and opens like an app.`,
      ],
      note: t`Nobody of the support team ever asks for your password or for a code that we sent you.`,
    },
  }),
);
