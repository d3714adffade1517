import { countOf, formatCount } from '@edconsole/console-core'

export const messages = {
  title: 'Edit Import Template',
  titleOf: (component: string) => `Edit Template: ${component}`,
  head: {
    mapped: (done: number, all: number) =>
      `${formatCount(done)} of ${formatCount(all)} required columns mapped`,
    lastUsed: (batch: string) => `Last used by batch ${batch}`,
    neverUsed: 'No import has used it yet',
  },
  notFound: {
    title: 'This template is not in this district.',
    text: 'It was deleted, or the address is of another district.',
    action: 'All templates',
  },
  actions: {
    settings: 'Template settings',
    settingsNote: 'Source, files, mode and schedule',
    tryFile: 'Try a file',
    tryNote: 'See what an import would make of it; nothing is loaded',
    showTrial: 'Show the trial',
    trialNote: (file: string) => `What an import would make of ${file}`,
    undo: 'Undo',
    nothingToUndo: 'nothing was changed since it was saved',
    done: 'Done',
  },
  save: {
    action: 'Save template',
    more: 'More ways to save',
    andSync: 'Save and sync now',
    unmapped: (count: number) => `${countOf(count, 'required column', 'required columns')} to map first`,
    off: 'The template is switched off',
    notAllowed: 'You may not start imports',
    translations: (count: number) => countOf(count, 'translation', 'translations'),
    created: (value: string) => `Translation created (${value})`,
    updated: (value: string) => `Translation updated (${value})`,
    saved: (values: string) => `Translations saved (${values})`,
    empty: 'empty cell',
    failed: "Your changes weren't saved",
  },
  conflict: {
    title: 'This template changed since you opened it',
    text: (by: string, version: number) =>
      `${by} saved version ${formatCount(version)}. Reload takes it over, and keeps what you changed elsewhere.`,
    somebody: 'Someone else',
    reload: 'Reload',
    compare: 'Compare',
    dialogTitle: 'Changed on both sides',
    dialogText: 'Choose which of the two stays. Nothing is saved before you save the template.',
    nothing: 'Nothing was changed on both sides. What you changed is kept, and so is what others saved.',
    mine: 'Yours',
    theirs: 'Saved by others',
    apply: 'Use these',
    cancel: 'Cancel',
    unmapped: 'Nothing',
    on: 'Yes',
    off: 'No',
  },
  offer: {
    title: 'You have changes that were not saved',
    text: (at: string, names: string) => `From ${at}: ${names}`,
    restore: 'Restore',
    discard: 'Discard',
  },
}

export type SisImportEditMessages = typeof messages
