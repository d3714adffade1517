import type { RowMeta } from '../entities/row-meta.ts'

type TextKind =
  /** Compared without regard to case. */
  | 'text'
  /** Compared letter by letter: ids, codes, fixed words. */
  | 'code'
  /** In the order of the grade codes. */
  | 'grade'
  /** `YYYY-MM-DD`. */
  | 'date'

/** What a field of a stored row holds, and with it how it is compared. */
export type RowFieldKind = TextKind | 'number' | 'flag' | 'list'

type KindOf<Value> = [Value] extends [boolean]
  ? 'flag'
  : [Value] extends [readonly unknown[]]
    ? 'list'
    : [Value] extends [number]
      ? 'number'
      : TextKind

type BlankOf<Value> = [Value] extends [readonly unknown[]] ? readonly [] : Value

/** A row without this field answers `blank`; a field without one is on every row. */
type RowFieldOf<Value> = { readonly kind: KindOf<NonNullable<Value>> } & (null extends Value
  ? { readonly blank: Value }
  : [Value] extends [string | number]
    ? { readonly blank?: Value }
    : { readonly blank: BlankOf<Value> })

/** One field of the rows of a component. */
export type RowField = {
  readonly kind: RowFieldKind
  readonly blank?: string | number | boolean | null | readonly []
}

/**
 * Every field of an entity beside its row meta: one that is missing, or of another kind than its type, does not compile.
 * @example export const SITE_FIELDS = { siteCode: required.code, … } as const satisfies RowFields<Site>
 */
export type RowFields<Row extends RowMeta> = {
  readonly [Name in keyof Omit<Row, keyof RowMeta>]-?: RowFieldOf<Row[Name]>
}

/** On every row. */
export const required = {
  text: { kind: 'text' },
  code: { kind: 'code' },
  grade: { kind: 'grade' },
  date: { kind: 'date' },
  number: { kind: 'number' },
} as const

/** Null on rows that have none. */
export const optional = {
  text: { kind: 'text', blank: null },
  code: { kind: 'code', blank: null },
  grade: { kind: 'grade', blank: null },
  date: { kind: 'date', blank: null },
  number: { kind: 'number', blank: null },
} as const

/** False on rows that do not say it. */
export const flag = { kind: 'flag', blank: false } as const

/** Empty on rows that have none. */
export const list = { kind: 'list', blank: [] } as const
