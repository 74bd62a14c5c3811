/** What Facebook holds beside WhatsApp: people, their pages, lead forms, and what was filled in on them. */

/** Somebody who logs in at Facebook's dialog. */
export interface FacebookPerson {
  id: string;
  name: string;
  /** Ids of the pages that they run. */
  pages: string[];
}

export interface FacebookPage {
  id: string;
  name: string;
  category: string;
  /** The apps that hear of it, each with the fields that it asked for. */
  apps: { id: string; fields: string[] }[];
}

export interface Question {
  key: string;
  label: string;
  type: string;
  options?: string[];
}

export interface LeadForm {
  id: string;
  page: string;
  name: string;
  status: 'ACTIVE' | 'ARCHIVED';
  questions: Question[];
}

export interface Lead {
  id: string;
  form: string;
  page: string;
  /** Milliseconds. */
  at: number;
  answers: { name: string; values: string[] }[];
  /** null where it came of no ad. */
  ad: string | null;
  /** How often its webhook went out, and how often the lead was read by itself and in a list. */
  told: number;
  read: number;
  listed: number;
}

/** A code of the dialog, for one use within ten minutes. */
export interface Code {
  app: string;
  person: string;
  redirect: string;
  scopes: string[];
  expires_at: number;
}

/** All of it; plain data, so that it is kept as JSON. */
export class Facebook {
  readonly people = new Map<string, FacebookPerson>();
  readonly pages = new Map<string, FacebookPage>();
  readonly forms = new Map<string, LeadForm>();
  readonly leads = new Map<string, Lead>();
  readonly codes = new Map<string, Code>();

  clear(): void {
    for (const map of [this.people, this.pages, this.forms, this.leads, this.codes]) map.clear();
  }

  formsOf(page: string): LeadForm[] {
    return [...this.forms.values()].filter((form) => form.page === page);
  }
}
