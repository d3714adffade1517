import { countOf, formatCount, type UpdateTranslation } from '@edconsole/console-core'

export const messages = {
  title: 'Edit Import Template',
  loading: 'Loading',
  titleOf: (component: string) => `Edit Template: ${component}`,
  head: {
    mapped: (done: number, all: number) =>
      `${formatCount(done)} of ${formatCount(all)} required columns mapped`,
    lastUsed: (batch: string) => `Last used by batch ${batch}`,
    neverUsed: 'No import has used it yet',
  },
  notFound: {
    title: "This template isn't in this district.",
    text: 'It was deleted, or it belongs to another district.',
    action: 'All templates',
  },
  actions: {
    settings: 'Template settings',
    settingsNote: 'Source, files, mode, and schedule',
    tryFile: 'Try a file',
    tryNote: 'See the result of an import without loading anything',
    showTrial: 'Show the trial',
    trialNote: (file: string) => `Result of importing ${file}`,
    undo: 'Undo',
    nothingToUndo: 'no unsaved changes',
    done: 'Done',
  },
  save: {
    action: 'Save template',
    more: 'More ways to save',
    andSync: 'Save and sync now',
    unmapped: (count: number) => `${countOf(count, 'required column', 'required columns')} to map first`,
    off: 'The template is disabled',
    notAllowed: "Your role doesn't allow starting imports",
    translations: (count: number) => countOf(count, 'translation', 'translations'),
    created: (value: string) => `Translation created (${value})`,
    updated: (value: string) => `Translation updated (${value})`,
    saved: (values: string) => `Translations saved (${values})`,
    empty: 'empty cell',
    fallback: 'everything else',
    failed: "Your changes weren't saved",
    partlyFailed: (failed: number, all: number) =>
      `${formatCount(failed)} of ${countOf(all, 'change', 'changes')} ${failed === 1 ? "wasn't" : "weren't"} saved`,
    refused: (column: string, value: string, reason: string) => `${column} (${value}): ${reason}`,
    waits: 'Your changes take effect in the next sync.',
    sync: 'Sync now',
  },
  conflict: {
    title: 'This template changed since you opened it',
    text: (by: string, version: number) =>
      `${by} saved version ${formatCount(version)}. Reload to get it and keep your other changes.`,
    somebody: 'Someone else',
    reload: 'Reload',
    compare: 'Compare',
    dialogTitle: 'Changed on both sides',
    dialogText: 'Choose which version to keep. Nothing is saved until you save the template.',
    nothing: 'No conflicts. Your changes and the saved changes are both kept.',
    mine: 'Yours',
    theirs: 'Saved by others',
    translationOf: (column: string, sources: string) => `${column} (${sources})`,
    translation: (source: string, value: string) => `${source}: ${value}`,
    anyCase: (source: string) => `${source} (ignore case)`,
    removed: 'Removed',
    apply: 'Use these',
    cancel: 'Cancel',
    unmapped: 'Nothing',
  },
  offer: {
    title: 'You have unsaved changes',
    text: (at: string, names: string) => `From ${at}: ${names}`,
    restore: 'Restore',
    discard: 'Discard',
  },
}

export type SisImportEditMessages = typeof messages

/** What a translation is called: its source value, or a word where it has none. */
export const translationName = (
  { matchType, sourceValue = '' }: Pick<UpdateTranslation, 'matchType' | 'sourceValue'>,
  { empty, fallback }: Pick<SisImportEditMessages['save'], 'empty' | 'fallback'>,
): string => (matchType === 'blank' ? empty : matchType === 'any' ? fallback : sourceValue)
