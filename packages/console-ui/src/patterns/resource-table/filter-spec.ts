export type FilterOption = {
  readonly value: string
  readonly label: string
  /** What the server is asked for, where one choice of the reader is several of its values. Default: the value. */
  readonly standsFor?: readonly string[]
}

/** Any of a finite list of values. */
export type ChoiceFilter = {
  readonly kind: 'choice'
  readonly field: string
  readonly label: string
  readonly options: readonly FilterOption[]
  /** Accept values from the address that are not among the options, for lists that arrive later. */
  readonly open?: true
}

/** Not older than so many days. */
export type SinceFilter = {
  readonly kind: 'since'
  readonly field: string
  readonly label: string
  readonly options: readonly { readonly days: number; readonly label: string }[]
  /** Applied, and shown as a chip, until the reader changes or removes it (nothing is hidden). */
  readonly defaultDays?: number
}

/** On or off, for example "With rejections": the field is at least so much. */
export type FlagFilter = {
  readonly kind: 'flag'
  readonly field: string
  readonly label: string
  readonly operator: { readonly gte: number }
}

/** A filter that a list offers, as data. */
export type FilterSpec = ChoiceFilter | SinceFilter | FlagFilter
