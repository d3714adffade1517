import type { ListQuery, Operation } from '@edconsole/console-core'

/** The list that a filter narrows, and its current query. */
export type FilteredList = {
  readonly operation: Operation<ListQuery, object[]>
  readonly query: ListQuery
}

export type FilterOption = {
  readonly value: string
  readonly label: string
  /** What the server is asked for, where one choice of the reader is several of its values. Default: the value. */
  readonly standsFor?: readonly string[]
}

type MayBeEmpty = {
  /** Some rows have no value: "is empty" and "is not empty" are offered. A list says so itself where its call does (`mayBeEmpty`). */
  readonly mayBeEmpty?: boolean
}

/** Any of a finite list of values. */
export type ChoiceFilter = MayBeEmpty & {
  readonly kind: 'choice'
  readonly field: string
  readonly label: string
  readonly options: readonly FilterOption[]
  /** Accept values from the address that are not among the options, for lists that arrive later. */
  readonly open?: true
  /** The values are those that rows have: the server names them, with their counts, when the filter is opened (R46). */
  readonly fromServer?: true
  /** Every row has one of the options: then "is not" is offered too, and asks for the others. */
  readonly whole?: true
  /** Applied, and shown as a chip, until the reader changes or removes it (nothing is hidden). */
  readonly defaultValues?: readonly string[]
}

/** Not older than so many days; or on, before, after or between days. */
export type SinceFilter = MayBeEmpty & {
  readonly kind: 'since'
  readonly field: string
  readonly label: string
  readonly options: readonly { readonly days: number; readonly label: string }[]
  /** Applied, and shown as a chip, until the reader changes or removes it (nothing is hidden). */
  readonly defaultDays?: number
  /** The field holds days, as a birthday does; default: instants, whose days are those of the console's time zone. */
  readonly of?: 'day'
}

/** On or off, for example "With rejections": the field is at least so much. */
export type FlagFilter = {
  readonly kind: 'flag'
  readonly field: string
  readonly label: string
  readonly operator: { readonly gte: number }
}

/** A part of a text, or all of it. */
export type TextFilter = MayBeEmpty & {
  readonly kind: 'text'
  readonly field: string
  readonly label: string
}

/** A number, or at least, at most, or between two. */
export type NumberFilter = MayBeEmpty & {
  readonly kind: 'number'
  readonly field: string
  readonly label: string
}

/** A filter that a list offers, as data. Only what the server can: it knows no "is not", which is asked as the others. */
export type FilterSpec = ChoiceFilter | SinceFilter | FlagFilter | TextFilter | NumberFilter
