import { FINDING_CODES, findingMessages } from '@edconsole/console-core/import-rules'
import { type RawBuilder, sql } from 'kysely'

const withoutPlaceholders = (text: string) => sql.lit(text.replace(/\{\w+\}/g, ' '))

/** The sentence of a line without its parameters, worded for the same cases as `describeFinding` does. */
const sentences = Object.entries(FINDING_CODES).flatMap(([code, { text, cases = {} }]) => [
  ...Object.entries(cases).map(
    ([param, special]) =>
      sql`when error_code = ${sql.lit(code)} and params ? ${sql.lit(param)} then ${withoutPlaceholders(special.text ?? text)}`,
  ),
  sql`when error_code = ${sql.lit(code)} then ${withoutPlaceholders(text)}`,
])

const reasons = Object.entries(findingMessages.reasons).map(
  ([reason, text]) => sql`when ${sql.lit(reason)} then ${sql.lit(text)}`,
)

/** What the search of a log finds lines by: what their sentences are made of, or the stored sentence. */
export const FINDING_TEXTS: readonly RawBuilder<unknown>[] = [
  sql.ref('message'),
  sql.ref('rejectedValue'),
  sql`jsonb_path_query_array(params, '$.*')::text`,
  sql`case ${sql.join(sentences, sql` `)} end`,
  sql`case params->>'reason' ${sql.join(reasons, sql` `)} end`,
]
