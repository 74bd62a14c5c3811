import type { FiledRecord, RecordFileKind } from '@angan/contract/files/record-files.ts';
import { sql } from 'kysely';
import { filesTable, recordColumn } from './holder.ts';

/** A file of a record as it is read, before a role looks at it. */
export interface FileRow {
  readonly id: number;
  readonly kind: RecordFileKind;
  /** Its id in stored_file. */
  readonly file: number;
  readonly caption: string;
  readonly is_cover: boolean;
  readonly name: string;
  readonly content_type: string;
  readonly bytes: number;
  readonly width: number | null;
  readonly height: number | null;
}

/** What a record's row has of its files: the stored cover and the number of photos, and all of them where asked for. */
export interface FileColumns {
  readonly cover_file: { readonly file: number | null; readonly count: number };
  readonly files?: FileRow[];
}

const live = (one: FiledRecord, alias: string) => sql`f.company_id = ${sql.ref(`${alias}.company_id`)}
  and f.${sql.ref(recordColumn({ one }))} = ${sql.ref(`${alias}.id`)} and not f.is_deleted`;

/** For every row of a list, so no more than one look into the index. */
export const coverOf = (one: FiledRecord, alias: string) =>
  sql<
    FileColumns['cover_file']
  >`(select json_build_object('file', min(f.file) filter (where f.is_cover), 'count', count(*))
    from ${sql.table(filesTable({ one }))} f where ${live(one, alias)} and f.kind = 'image')`;

export const filesOf = (one: FiledRecord, alias: string) =>
  sql<
    FileRow[]
  >`(select coalesce(json_agg(json_build_object('id', f.id, 'kind', f.kind, 'file', f.file, 'caption', f.caption,
      'is_cover', f.is_cover, 'name', s.name, 'content_type', s.content_type, 'bytes', s.bytes, 'width', s.width,
      'height', s.height) order by f.kind, f.sort, f.id), '[]')
    from ${sql.table(filesTable({ one }))} f join stored_file s on s.company_id = f.company_id and s.id = f.file
   where ${live(one, alias)})`;
