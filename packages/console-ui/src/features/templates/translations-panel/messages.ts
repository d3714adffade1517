import { countOf, formatCount } from '@edconsole/console-core'
import type { CodeSuggestion, DatabaseColumn, DraftTranslation } from '@edconsole/console-core/import-rules'

type MatchType = DraftTranslation['matchType']

/** What is said about the translations of a column. */
export const translationsPanelMessages = {
  label: (column: string) => `Translations for ${column}`,
  from: 'filled by',
  notMapped: 'not mapped yet',
  loading: 'Loading',
  close: 'Close translations',
  help: "Values that are already platform codes don't need a translation.",
  unknown: {
    title: (count: number) => countOf(count, 'value has no translation', 'values have no translation'),
    rows: (rows: number) => countOf(rows, 'row', 'rows'),
    fallback: 'uses the fallback',
    apply: (count: number) => (count === 1 ? 'Apply suggestion' : `Apply ${formatCount(count)} suggestions`),
    same: 'Same as the SIS value',
    suggested: 'Suggested',
    accept: 'Accept',
    acceptFor: (source: string, value: string) => `Accept ${value} for ${source}`,
    why: {
      sameValue: () => 'same value',
      sameLabel: () => 'same name',
      usualCode: () => 'usual code',
      alike: (like) => `looks like ${like}`,
    } satisfies Record<CodeSuggestion['why'], (like: string) => string>,
    platform: (source: string) => `Platform value for ${source}`,
    choose: (list: string) => `Choose ${/^[aeiou]/i.test(list) ? 'an' : 'a'} ${list.toLowerCase()}`,
    more: (count: number) => `Show ${formatCount(count)} more`,
    tooLong: (max: number) =>
      `Has more than ${formatCount(max)} characters and can't be translated. Shorten it in the SIS.`,
    none: 'Every value has a translation',
    toFix: (count: number) => `${countOf(count, 'translation', 'translations')} to fix`,
    now: (source: string, value: string) => `${source} is now ${value}`,
  },
  list: {
    title: (count: number) => countOf(count, 'translation', 'translations'),
    source: 'SIS value',
    platform: 'Platform value',
    tools: 'Edit',
    find: 'Find a value',
    noMatch: (query: string) => `No translation matches ${query}`,
    empty: 'No translations yet. Add one, or paste two columns from a spreadsheet.',
    edit: (source: string) => `Edit ${source}`,
    unused: 'Not used in the last import',
    lost: (source: string, rows: number, hasFallback: boolean) =>
      `The last import had ${source === '' ? 'empty cells' : `"${source}"`} in ${countOf(rows, 'row', 'rows')}, which now ${
        hasFallback
          ? `${rows === 1 ? 'uses' : 'use'} the fallback`
          : `${rows === 1 ? 'has' : 'have'} no translation`
      }`,
    edited: 'Edited',
    added: 'New',
    cleared: 'Cleared',
    undo: 'Undo',
    undoOf: (source: string) => `Undo clearing ${source}`,
    notInList: 'Not in the list',
  },
  match: {
    exact: 'Exact match',
    ignoreCase: 'Ignore case',
    blank: 'Empty cell',
    any: 'Everything else',
  } satisfies Record<MatchType, string>,
  form: {
    add: 'Add value',
    adding: 'Add',
    addLabel: 'A new translation',
    editLabel: (source: string) => `Translation of ${source}`,
    source: 'SIS value',
    match: 'Matches',
    platform: 'Platform value',
    done: 'Done',
    cancel: 'Cancel',
    clear: 'Clear',
    enterSource: 'Enter a SIS value',
    tooLong: (max: number) => `Enter at most ${formatCount(max)} characters`,
    choosePlatform: 'Choose a platform value',
    taken: {
      exact: (source: string, value: string) => `${source} is ${value} already`,
      ignoreCase: (source: string, value: string) => `${source} is ${value} already`,
      blank: (_: string, value: string) => `Empty cells already translate to ${value}`,
      any: (_: string, value: string) => `The fallback is already ${value}`,
    } satisfies Record<MatchType, (source: string, value: string) => string>,
    twice: 'This value is translated twice. Clear one of them.',
  },
  paste: {
    open: 'Paste columns',
    title: 'Paste two columns',
    help: 'First the SIS value, then the platform value or its name, separated by tabs, commas, or several spaces.',
    label: 'Copied cells',
    preview: (added: number, changed: number, notRecognized: number) =>
      `${formatCount(added)} added, ${formatCount(changed)} changed, ${formatCount(notRecognized)} not recognized`,
    same: (count: number) => `${formatCount(count)} unchanged`,
    header: 'The first line has column names and is skipped.',
    nothing: 'No two columns found in this text.',
    changed: 'Changed',
    was: (before: string, after: string) => `${before} becomes ${after}`,
    notRecognized: 'Not recognized',
    contradicted: 'Listed twice. The first one counts',
    line: (line: number, source: string, given: string) =>
      `Line ${line}: ${source || 'empty'}, ${given || 'empty'}`,
    tooLong: (line: number, max: number) =>
      `Line ${line}: SIS value of more than ${formatCount(max)} characters`,
    more: (count: number) => `and ${formatCount(count)} more`,
    apply: 'Apply',
    nothingToApply: 'Nothing in this text changes a translation',
    applied: (added: number, changed: number) =>
      `${formatCount(added)} added, ${formatCount(changed)} changed. Save the template to keep them.`,
    cancel: 'Cancel',
  },
  plain: {
    help: 'Values are imported as they are. Nothing to translate.',
    format: 'Format',
    key: 'Part of the key',
    keyText: 'Identifies the record. A second row with the same key is rejected.',
    names: 'Names',
    holds: 'Holds',
    samples: 'Samples',
    noSamples:
      'Values in this column may be personal, so none are kept. Try a file to see how its values are read.',
    formats: {
      string: (max) => (max === null ? 'Text' : `Text of at most ${formatCount(max)} characters`),
      date: () => 'Date, stored as YYYY-MM-DD. How the SIS writes dates is set for the whole template.',
      number: () => 'Number',
      boolean: () => 'Yes or no: yes, no, y, n, true, false, t, f, 1 or 0',
      email: () => 'Email address',
    } satisfies Record<DatabaseColumn['dataType'], (maxLength: number | null) => string>,
    range: (least: number, most: number) => `Number from ${formatCount(least)} to ${formatCount(most)}`,
    list: 'Several values, separated by ; | or ,',
    referred: {
      sites: 'A site, which must exist',
      students: 'A student, who must exist',
      staff: 'A staff member, who must exist',
      courses: 'A course, which must exist',
      sections: 'A section, which must exist',
    } satisfies Record<NonNullable<DatabaseColumn['refersTo']>, string>,
  },
}

export type TranslationsPanelMessages = typeof translationsPanelMessages
