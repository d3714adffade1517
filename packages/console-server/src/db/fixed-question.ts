import { CompiledQuery, type QueryResult, type RawBuilder, sql } from 'kysely'
import type { Db } from './schema.ts'

type Values<Name extends string> = Readonly<Record<Name, unknown>>

class Place {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

/**
 * A question that is the same each time but for its values: put together once, not for each request.
 * @param names of the values
 * @example const ask = fixedQuestion<Row, 'id'>((value) => sql`select * from users where id = ${value('id')}`)
 */
export const fixedQuestion = <Row, Name extends string>(
  write: (value: (name: Name) => RawBuilder<unknown>) => RawBuilder<Row>,
) => {
  let written: { text: string; places: readonly Place[] } | undefined
  return (db: Db, values: Values<Name>): Promise<QueryResult<Row>> => {
    written ??= placesOf(write((name) => sql.val(new Place(name))).compile(db))
    const parameters = written.places.map(({ name }) => values[name as Name])
    const question: CompiledQuery<Row> = CompiledQuery.raw(written.text, parameters)
    return db.executeQuery(question)
  }
}

const placesOf = ({ sql: text, parameters }: CompiledQuery) => ({
  text,
  places: parameters.map((parameter) => {
    if (parameter instanceof Place) return parameter
    throw new Error('A fixed question holds a value that is not named.')
  }),
})
