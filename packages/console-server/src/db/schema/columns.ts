import type { ColumnType, Generated } from 'kysely'

/** An instant: read as ISO 8601 with Z, written as a Date or as such a string. */
export type Timestamp = ColumnType<string, Date | string, Date | string>
export type TimestampOrNull = ColumnType<
  string | null,
  Date | string | null | undefined,
  Date | string | null
>
export type TimestampDefault = ColumnType<string, Date | string | undefined, Date | string>

/** The district of a row, which is that of the row it belongs to. */
export type OfDistrict = { lea: string }

/** jsonb: read parsed, written as text, see `json()`. */
export type Json<T> = ColumnType<T, string, string>
export type JsonOrNull<T> = ColumnType<T | null, string | null | undefined, string | null>

/** A column that may be left out on insert and is null then. */
export type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>

/** A column with a default. */
export type Default<T> = Generated<T>

/** Text for a jsonb column. Both engines take it alike, while they differ on arrays. */
export const json = (value: unknown): string => JSON.stringify(value)
