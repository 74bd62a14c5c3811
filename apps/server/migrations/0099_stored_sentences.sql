-- What else the software says of records: why something failed, was paused or is missing. Empty where nothing was wrong.

alter table data_migration alter column problem drop default, alter column problem drop not null,
  alter column problem type jsonb using case when problem <> '' then as_sentence(problem, '{
    "empty": "The file is empty.",
    "noRows": "The file has no rows below its header.",
    "noCards": "The file holds no contact cards.",
    "oldWorkbook": "This is an old .xls workbook. Save it as .xlsx or .csv and upload it again.",
    "password": "The workbook is protected by a password. Take the password off in Excel, save it and upload it again.",
    "binaryWorkbook": "This is a binary workbook (.xlsb). Save it as .xlsx or .csv and upload it again.",
    "openDocument": "This is an OpenDocument file. Save it as .xlsx or .csv and upload it again.",
    "webPage": "This is a web page that calls itself a workbook. Open it in Excel, save it as .xlsx and upload it again.",
    "xmlWorkbook": "This is a workbook in the old XML format. Save it as .xlsx or .csv and upload it again.",
    "foreign": "This is no list. Upload a .csv, .xlsx or, of contacts, a .vcf file.",
    "cardsOfPeople": "Contact cards hold people. Choose Contacts to bring them in.",
    "brokenWorkbook": "The workbook is damaged. Open it in Excel, save it again and upload that.",
    "brokenText": "The file cannot be read from line {line:count} on: a quotation mark there is not closed. Mend it, or save the list as .xlsx.",
    "tooMuch": "The file unfolds to more than can be read at once. Split it and upload the parts.",
    "tooManyRows": "The file has more than {most:count} rows. Split it and upload the parts.",
    "tooWide": "A cell stands far outside of the list. Delete the rows and columns beyond it, or copy the list to a new sheet, and upload that.",
    "tooManyColumns": "The file has more than {most:count} columns. Remove those that you do not need.",
    "tooSlow": "Reading the file took too long. Split it and upload the parts.",
    "noSuchSheet": "The workbook has no such sheet.",
    "failed": "Something went wrong on our side, and not because of your file. Try again in a while."
  }') end;
comment on column data_migration.problem is '{key, values}: one of imports/import-problems.ts of the contract';

alter table contact_export alter column problem drop default, alter column problem drop not null,
  alter column problem type jsonb using case when problem <> '' then as_sentence(problem, '{
    "notWritten": "The file could not be written.",
    "notAllowed": "Whoever asked for it may not export this list any more."
  }') end;
comment on column contact_export.problem is '{key, values}: one of contacts/export-problems.ts of the contract';

alter table whatsapp_broadcast alter column halted_why drop default, alter column halted_why drop not null,
  alter column halted_why type jsonb using case when halted_why <> '' then as_sentence(halted_why, '{
    "templateGone": "The template of this broadcast is gone. Stop it and make another one.",
    "becameMarketing": "WhatsApp files this template as marketing now, which costs more and needs a consent. Stop this broadcast and make another one.",
    "unread": "It is not known yet all that WhatsApp has in this template. Sync the templates, then try again.",
    "numberGone": "The number of this broadcast is disconnected. Connect it again, then resume.",
    "notApproved": "WhatsApp has not approved this template. Choose one that is approved.",
    "notWritten": "The messages of this broadcast could not be made. Try to resume it; if it stops again, ask support."
  }') end;
comment on column whatsapp_broadcast.halted_why is '{key, values}: a broadcastHalt of whatsapp/stored-sentences.ts of the contract';

alter table whatsapp_number alter column account_notice drop default, alter column account_notice drop not null,
  alter column account_notice type jsonb using case when account_notice <> '' then as_sentence(account_notice, '{
    "toBeDisabled": "WhatsApp is going to disable this account. See WhatsApp Manager.",
    "disabled": "WhatsApp has disabled this account. See WhatsApp Manager.",
    "deleted": "This WhatsApp account was deleted.",
    "offboarded": "This WhatsApp account no longer belongs to the app.",
    "notApproved": "WhatsApp has not approved this account. See WhatsApp Manager.",
    "violation": "WhatsApp says that this account broke its rules: {kind}."
  }') end;
comment on column whatsapp_number.account_notice is '{key, values}: an accountNotice of whatsapp/stored-sentences.ts of the contract';

alter table whatsapp_media alter column failure drop default, alter column failure drop not null,
  alter column failure type jsonb using case when failure <> '' then as_sentence(failure, '{
    "noAccount": "No WhatsApp number is connected. Connect one under WhatsApp numbers first.",
    "refused": "{text}"
  }') end;
comment on column whatsapp_media.failure is '{key, values}: an uploadFailure of whatsapp/stored-sentences.ts of the contract';

alter table outbox_message
  alter column last_error type jsonb using as_sentence(last_error, '{
    "tooLate": "It would come too late to be of use, and was not sent",
    "restored": "It was on its way when the backup was made, and may have been sent; retry if it did not arrive",
    "perhapsSent": "{why}. It may have been sent; retry if it did not arrive",
    "refused": "{why}"
  }');
comment on column outbox_message.last_error is '{key, values}: one of platform/failures.ts of the contract';

-- Many rows, of which few lack their file: a column beside the old one, so that the table is not written anew.
alter table whatsapp_message add column file_lost jsonb;
-- Nobody is told of what only moves.
alter table whatsapp_message disable trigger user;
update whatsapp_message set file_lost = as_sentence(media_error, '{
    "notSent": "WhatsApp could not bring this file. Ask for it again.",
    "gone": "WhatsApp no longer has this file. Ask for it again.",
    "tooLarge": "The file is too large to be kept.",
    "notKept": "The file could not be kept. Ask for it again.",
    "unlikeItsKind": "The file is not what it says that it is."
  }') where media_error <> '';
alter table whatsapp_message enable trigger user;
alter table whatsapp_message drop column media_error;
alter table whatsapp_message rename column file_lost to media_error;
comment on column whatsapp_message.media_error is '{key, values}: a lostFile of whatsapp/stored-sentences.ts of the contract';

-- A code in the place of Meta's, instead of a sentence in the place of Meta's words.
update whatsapp_template set rejected_reason = 'DELETED', rejected_note = ''
 where rejected_note = 'WhatsApp no longer has this template.';
