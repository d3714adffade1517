import { type RawBuilder, sql } from 'kysely'

/** One of some words, chosen by a number. */
export const oneOf = (words: readonly string[], by: RawBuilder<unknown>): RawBuilder<string> =>
  sql`(${[...words]}::text[])[1 + (${by}) % ${sql.lit(words.length)}]`

/** A number below `below` that looks random and is made of `n`; each salt makes another one. */
export const spread = (n: RawBuilder<unknown>, salt: number, below: RawBuilder<unknown> | number) =>
  sql<number>`((${n} * 7919 + ${sql.lit(salt * 104_729)}) % 1000003 % ${
    typeof below === 'number' ? sql.lit(below) : below
  })::integer`
