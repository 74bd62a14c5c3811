import { t } from '@lingui/core/macro';
import type { Party, Section } from './types.ts';

/** Under the Digital Personal Data Protection Act, 2023, and the rules on sensitive personal data of 2011. */
export const privacyPolicy = ({ name, reach, officer }: Party): readonly Section[] => [
  {
    title: t`Whom this is for`,
    paragraphs: [
      t`${name} runs Angan, an office for real-estate brokers. This policy says what becomes of personal data here. It speaks to two kinds of people: those who use Angan in a brokerage, and those whom a brokerage writes down in it, as buyers, sellers, tenants and owners.`,
      t`For the data of its customers the brokerage is the data fiduciary: it decides whom it writes down and why, and needs a ground for it. ${name} keeps that data for the brokerage and on its instruction. For the accounts of those who use Angan, ${name} is the data fiduciary itself.`,
    ],
  },
  {
    title: t`What is kept`,
    paragraphs: [
      t`Of an account: first and last name, e-mail address, mobile number, role, photo if one is given, the password as a hash that cannot be read back, and the devices on which it is signed in with their browser, system, address on the internet and times.`,
      t`Of a brokerage: its name, address, tax numbers and logo, if it enters them, and whatever its people enter about contacts, properties, inquiries, projects, tasks, deals, brokerage and loans, with pictures and documents.`,
      t`Of work in Angan: who saw whose number, who changed, exported and shared what, and when. These trails protect the brokerage and its customers.`,
      t`Of messages: WhatsApp messages that are sent and received through Angan, with their times and whether they arrived, and what people agreed to or opted out of.`,
    ],
  },
  {
    title: t`What it is used for`,
    paragraphs: [
      t`To do what Angan is for: keeping the brokerage’s records, matching who wants with what is there, reminding, writing messages and papers that its people ask for, and keeping accounts safe.`,
      t`It is not sold, and not used to advertise to the customers of a brokerage. One brokerage never sees the data of another.`,
    ],
  },
  {
    title: t`Who else receives it`,
    paragraphs: [
      t`Only those without whom a thing that you asked for cannot be done: the carrier of an e-mail or SMS, Meta for messages on WhatsApp, the maker of your browser or phone for notifications, and the keeper of the server and its backups. Each receives what the task needs and nothing more.`,
      t`Courts and authorities receive what the law obliges us to give.`,
    ],
  },
  {
    title: t`How it is protected`,
    paragraphs: [
      t`Each brokerage is walled off in the database itself. Who may see a phone number in full is decided on the server; for everybody else only the last three digits leave it. Secrets are sealed, connections encrypted, and a file is shown only to those who may see its record.`,
      t`If personal data is breached, the people concerned and the Data Protection Board of India are told without delay, with what happened and what to do.`,
    ],
  },
  {
    title: t`How long it is kept`,
    paragraphs: [
      t`As long as the brokerage keeps it, and at least 180 days after its subscription ends, so that nothing is lost by a late renewal. After that it may be exported on request until it is erased. Invoices and what tax law asks for are kept as long as it asks.`,
    ],
  },
  {
    title: t`Your rights`,
    paragraphs: [
      t`You may ask what is kept of you, have it corrected, completed or erased, withdraw a consent as easily as you gave it, name somebody who acts for you after death or incapacity, and complain. Customers of a brokerage ask the brokerage first, for it decides over that data; we help it to answer.`,
      t`A message on WhatsApp is stopped by answering STOP. Notifications are chosen kind by kind in Angan.`,
    ],
  },
  {
    title: t`Storage on your device`,
    paragraphs: [
      t`Angan keeps in your browser what it needs to work: that you are signed in, your choices, what you typed and did not send yet, and lists that you looked at. There are no cookies of advertisers and nobody counts your visits for others. Logging out clears it.`,
    ],
  },
  {
    title: t`Children`,
    paragraphs: [
      t`Angan is for work. Accounts are for people of 18 and older, and no data of children is to be entered.`,
    ],
  },
  {
    title: t`Complaints`,
    paragraphs: [
      t`${officer} receives complaints and answers within the times that the law sets: a complaint is confirmed within 24 hours and settled within 15 days. Reach: ${reach}. Whoever is not content may turn to the Data Protection Board of India.`,
    ],
  },
];
