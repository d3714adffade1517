import type { ItemAnswer, ItemError } from '@edconsole/console-core/contract'

/** An answer about several items: what was done, and for each item that was not, why ([S8]). */
export class PerItem<Data> {
  readonly data: Data
  readonly errors: readonly ItemError[]

  constructor(data: Data, errors: readonly ItemError[]) {
    this.data = data
    this.errors = errors
  }

  toAnswer(): ItemAnswer<Data> {
    return { data: this.data, ...(this.errors.length > 0 && { errors: [...this.errors] }) }
  }
}
