/** What a `SecretField` says; loaded with it. A host replaces it under `parts`. */
export const secretMessages = {
  notSet: 'Not set',
  savedOn: (day: string) => `Saved ${day}`,
  keep: 'Keep',
  keepSaved: (label: string) => `Keep the saved ${label}`,
  replace: 'Replace',
  replaceOf: (label: string) => `Replace ${label}`,
  remove: 'Remove',
  removeOf: (label: string) => `Remove ${label}`,
  removedOnSave: 'Removed when you save',
}
