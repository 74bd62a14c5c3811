import { coded, invalid } from '../errors.ts';
import { isRecord } from '../templates/refuse.ts';
import { checkMedia, checkText, type Part } from './parts.ts';

/** Lengths and counts of interactive messages. */
export const INTERACTIVE = {
  buttons: 3,
  buttonTitle: 20,
  buttonId: 256,
  body: 1024,
  listBody: 4096,
  footer: 60,
  headerText: 60,
  listButton: 20,
  sections: 10,
  rows: 10,
  sectionTitle: 24,
  rowId: 200,
  rowTitle: 24,
  rowDescription: 72,
  displayText: 20,
  callMinutes: [1, 43_200],
} as const;

const record = (value: unknown, where: string): Part => {
  if (!isRecord(value)) throw coded(131008, `Parameter ${where} is required.`);
  return value;
};

const unique = (values: string[], what: string): void => {
  if (new Set(values).size !== values.length) throw coded(131009, `${what} must be unique.`);
};

/** Buttons, lists, and the single actions that open an address or call. */
export function checkInteractive(part: Part): Part {
  const check = ACTIONS[String(part.type)];
  if (!check) throw coded(131009, `interactive['type'] "${String(part.type)}" is not supported.`);
  const isList = part.type === 'list';
  checkText(
    record(part.body, "interactive['body']"),
    'text',
    "interactive['body']",
    isList ? INTERACTIVE.listBody : INTERACTIVE.body,
  );
  if (part.footer !== undefined)
    checkText(record(part.footer, "interactive['footer']"), 'text', "interactive['footer']", INTERACTIVE.footer);
  if (part.header !== undefined) header(record(part.header, "interactive['header']"), isList);
  check(record(part.action, "interactive['action']"));
  return part;
}

function header(part: Part, isList: boolean): void {
  const type = String(part.type);
  if (type === 'text') {
    checkText(part, 'text', "interactive['header']", INTERACTIVE.headerText);
    return;
  }
  if (isList || !['image', 'video', 'document'].includes(type))
    throw coded(131009, `interactive['header']['type'] "${type}" is not valid here.`);
  checkMedia(record(part[type], `interactive['header']['${type}']`), `interactive['header']['${type}']`);
}

const ACTIONS: Record<string, (action: Part) => void> = {
  button: (action) => {
    const { buttons } = action;
    if (!Array.isArray(buttons) || buttons.length === 0 || buttons.length > INTERACTIVE.buttons)
      throw coded(131009, `interactive['action']['buttons'] must have 1 to ${INTERACTIVE.buttons} buttons.`);
    const replies = buttons.map((one: unknown, index) => {
      const where = `interactive['action']['buttons'][${index}]['reply']`;
      const reply = record(isRecord(one) && one.type === 'reply' ? one.reply : undefined, where);
      return [
        checkText(reply, 'title', where, INTERACTIVE.buttonTitle)!,
        checkText(reply, 'id', where, INTERACTIVE.buttonId)!,
      ] as const;
    });
    unique(
      replies.map(([title]) => title),
      'Button titles',
    );
    unique(
      replies.map(([, id]) => id),
      'Button ids',
    );
  },
  list: (action) => {
    checkText(action, 'button', "interactive['action']", INTERACTIVE.listButton);
    const { sections } = action;
    if (!Array.isArray(sections) || sections.length === 0 || sections.length > INTERACTIVE.sections)
      throw coded(131009, `interactive['action']['sections'] must have 1 to ${INTERACTIVE.sections} sections.`);
    const rows = sections.flatMap((one: unknown, index) => {
      const section = record(one, `sections[${index}]`);
      if (sections.length > 1) checkText(section, 'title', `sections[${index}]`, INTERACTIVE.sectionTitle);
      return Array.isArray(section.rows) ? section.rows : [];
    });
    if (rows.length === 0 || rows.length > INTERACTIVE.rows)
      throw coded(131009, `A list must have 1 to ${INTERACTIVE.rows} rows in all.`);
    unique(
      rows.map((one: unknown, index) => row(record(one, `rows[${index}]`), `rows[${index}]`)),
      'Row ids',
    );
  },
  cta_url: (action) => {
    const parameters = named(action, 'cta_url');
    checkText(parameters, 'display_text', 'parameters', INTERACTIVE.displayText);
    const url = checkText(parameters, 'url', 'parameters', 2000)!;
    if (!URL.canParse(url) || !/^https?:/.test(url)) throw invalid("Param parameters['url'] is not a valid URL.");
  },
  voice_call: (action) => {
    const parameters = named(action, 'voice_call');
    checkText(parameters, 'display_text', 'parameters', INTERACTIVE.displayText, false);
    const minutes = Number(parameters.ttl_minutes ?? INTERACTIVE.callMinutes[1]);
    const [from, to] = INTERACTIVE.callMinutes;
    if (!(minutes >= from && minutes <= to)) throw coded(131009, `ttl_minutes must be between ${from} and ${to}.`);
  },
};

function row(one: Part, where: string): string {
  checkText(one, 'title', where, INTERACTIVE.rowTitle);
  checkText(one, 'description', where, INTERACTIVE.rowDescription, false);
  return checkText(one, 'id', where, INTERACTIVE.rowId)!;
}

function named(action: Part, name: string): Part {
  if (action.name !== name) throw coded(131009, `interactive['action']['name'] must be ${name}.`);
  return record(action.parameters ?? {}, "interactive['action']['parameters']");
}
