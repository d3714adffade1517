import type { Migration } from './migration.ts'

/** Not of an update: each import notes how often a translation was used, and that changes nothing. */
const marks = ['insert', 'delete'].map(
  (event) => `create trigger import_template_translations_summary_${event}
    after ${event} on import_template_translations
    referencing ${event === 'delete' ? 'old' : 'new'} table as changed
    for each statement execute function mark_district_summaries()`,
)

/** What a district has to do next depends on the translations that are there by now. */
export const summariesFollowTranslations: Migration = {
  id: '0126-summaries-follow-translations',
  statements: [
    ...marks,
    `create trigger import_template_translations_summary_update
      after update of source_value, translated_value, match_type on import_template_translations
      for each row execute function mark_district_summary()`,
  ],
}
