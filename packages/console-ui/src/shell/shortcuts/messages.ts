/** What the dialog of keys says; loaded with it. A host replaces it under `shell`. */
export const shortcutMessages = {
  shortcuts: {
    title: 'Keyboard shortcuts',
    singleKeys: 'Single-key shortcuts',
    singleKeysHelp: (keys: string) =>
      `${keys}. They work outside text fields only. Turn them off if they get in the way.`,
    off: 'Off',
  },
}
