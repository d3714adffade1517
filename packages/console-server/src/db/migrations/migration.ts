/** A step forward. Written once, never changed after a release; a correction is another step. */
export type Migration = { readonly id: string; readonly statements: readonly string[] }
