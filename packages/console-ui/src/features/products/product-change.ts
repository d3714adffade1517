/** A product where it can be added or removed. */
export type ProductChoice = {
  readonly id: number
  readonly name: string
  /** What else is to be known before it is moved, such as the end of its subscription. */
  readonly note?: string | undefined
}

export type ProductChange = 'add' | 'remove'

/** What is to be added and what removed, by ID. */
export type ProductChanges = { readonly added: readonly number[]; readonly removed: readonly number[] }

/** A change that the server refused. */
export type ProductFailure = {
  readonly id: number
  readonly change: ProductChange
  /** In the words of the specification: `Error returned. 409 In use` ([S8]). */
  readonly message: string
}
