import { formatNumber } from '@angan/domain/money.ts';
import type { Permission } from '@angan/domain/roles.ts';
import { z } from 'zod';
import { call } from './call.ts';
import type { Resource } from './resource.ts';

/** The formats of a sheet that a list leaves in. */
export const sheetFormats = ['CSV', 'XLSX'] as const;
export type SheetFormat = (typeof sheetFormats)[number];

/** Rows of a list that is written at once; what is longer is written in the background, as contacts are. */
export const mostExported = 5_000;

export const tooManyToExport = `A file holds up to ${formatNumber(mostExported)} rows. Filter the list and export the parts.`;

/** Who may take any list out of the house; beside it one has to see the list. */
export const exportRight = 'contact:export' satisfies Permission;

/** The call that writes the list of a resource into a file: all that the filters let through, in the order asked for. */
export const listExport = <R extends Resource>({ one, path, calls }: R) =>
  call({
    method: 'POST',
    path: `${path}export/` as const,
    access: exportRight,
    // Whoever leaves takes the list along.
    subscription: 'any',
    summary: `Write the list into a file: ${one}`,
    // The handler masks what is in the file; a mask upon its packed content would break it.
    showsNumbers: true,
    body: calls.list.query
      .omit({ page: true, page_size: true, cursor: true })
      .extend({ format: z.enum(sheetFormats).default('CSV') }),
    /** The file in base 64. */
    answer: z.object({ file_name: z.string(), content: z.base64() }),
  });
type OfOffice = ReturnType<typeof listExport<Resource>>;
/** Of the platform's own lists the Admin takes the file. */
export type ListExport = Omit<OfOffice, 'access'> & { readonly access: OfOffice['access'] | 'admin' };
