/**
 * A step forward. Written once, never changed after a release; a correction is another step. Servers of the release before run
 * beside it, so it adds (`expand`): what they read and write stays. What nothing uses since a release is removed by a later one.
 */
export type Migration = {
  readonly id: string
  readonly statements: readonly string[]
  /** It takes away what releases before this one use, which was the last to use it: they don't start on the database any more. */
  readonly contracts?: { readonly lastUsedBy: string }
}
