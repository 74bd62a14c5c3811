/** Columns that hold sentences without their words, with the type that the contract gives them. */
export const sentenceColumns: Readonly<Record<string, string>> = {
  'contact_export.problem': `import('@angan/contract/contacts/export-problems.ts').ExportProblem | null`,
  'data_migration.problem': `import('@angan/contract/imports/import-problems.ts').ImportProblem | null`,
  'data_migration_row.reasons': `import('@angan/contract/imports/row-reasons.ts').RowReason[]`,
  'full_export.problem': `import('@angan/contract/own-data/full-export-problems.ts').FullExportProblem | null`,
  'facebook_page_failure.problem': `import('@angan/contract/lead-events/problems.ts').LeadSourceProblem`,
  'facebook_page_state.last_error': `import('@angan/contract/lead-events/problems.ts').LeadSourceProblem | null`,
  'lead_event.problem': `import('@angan/contract/lead-events/problems.ts').LeadProblem | null`,
  'lead_pull_failure.problem': `import('@angan/contract/lead-events/problems.ts').LeadSourceProblem`,
  'lead_source_pull.last_error': `import('@angan/contract/lead-events/problems.ts').LeadSourceProblem | null`,
  'outbox_message.last_error': `import('@angan/contract/platform/failures.ts').Failure | null`,
  'user_alert.sentence': `import('@angan/contract/alerts/alert-sentences.ts').AlertSentence`,
  'whatsapp_broadcast.halted_why': `import('@angan/contract/whatsapp/stored-sentences.ts').BroadcastHalt | null`,
  'whatsapp_media.failure': `import('@angan/contract/whatsapp/stored-sentences.ts').UploadFailure | null`,
  'whatsapp_message.media_error': `import('@angan/contract/whatsapp/stored-sentences.ts').LostFile | null`,
  'whatsapp_number.account_notice': `import('@angan/contract/whatsapp/stored-sentences.ts').AccountNotice | null`,
};
