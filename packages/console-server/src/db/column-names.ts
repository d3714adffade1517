import { type Dialect, PostgresQueryCompiler, type UnknownRow } from 'kysely'

/*
 * Names are camelCase in code and snake_case in the database. They are converted while statements are compiled and while rows are
 * built from the database's answer, because Kysely's own plugin builds each statement and each row twice. Keys inside JSON don't
 * change.
 */

const memoized = (convert: (name: string) => string) => {
  const converted = new Map<string, string>()
  return (name: string): string => {
    const known = converted.get(name)
    if (known !== undefined) return known
    const result = convert(name)
    converted.set(name, result)
    return result
  }
}

const inDatabase = memoized((name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))

const inCode = memoized((name) => name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase()))

class Compiler extends PostgresQueryCompiler {
  protected override sanitizeIdentifier(name: string): string {
    return super.sanitizeIdentifier(inDatabase(name))
  }
}

/** A dialect that compiles names of tables and columns to those of the database. */
export const withColumnNames = (dialect: Dialect): Dialect => ({
  createDriver: () => dialect.createDriver(),
  createAdapter: () => dialect.createAdapter(),
  createIntrospector: (db) => dialect.createIntrospector(db),
  createQueryCompiler: () => new Compiler(),
})

type Answered = {
  readonly fields: readonly { readonly name: string }[]
  /** Values in the order of the fields. */
  readonly rows: readonly (readonly unknown[])[]
}

/** Returns the rows of an answer as objects, with the names that columns have in code. */
export const namedRows = ({ fields, rows }: Answered): UnknownRow[] => {
  const names = fields.map(({ name }) => inCode(name))
  // Objects that start with all their keys are faster to fill and use less memory.
  const blank: UnknownRow = Object.fromEntries(names.map((name) => [name, null]))
  return rows.map((values) => {
    const row = { ...blank }
    names.forEach((name, index) => {
      row[name] = values[index]
    })
    return row
  })
}
