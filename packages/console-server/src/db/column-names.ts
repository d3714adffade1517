import { type Dialect, PostgresQueryCompiler, type UnknownRow } from 'kysely'

/*
 * Names are camelCase in code and snake_case in the database. They are turned where statements are written and where rows are made
 * of what the database answers, as Kysely's own plugin writes each statement and makes each row twice. Keys inside JSON stay.
 */

const remembered = (find: (name: string) => string) => {
  const found = new Map<string, string>()
  return (name: string): string => {
    const known = found.get(name)
    if (known !== undefined) return known
    const turned = find(name)
    found.set(name, turned)
    return turned
  }
}

const inDatabase = remembered((name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))

const inCode = remembered((name) => name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase()))

class Compiler extends PostgresQueryCompiler {
  protected override sanitizeIdentifier(name: string): string {
    return super.sanitizeIdentifier(inDatabase(name))
  }
}

/** A dialect whose statements name tables and columns as the database does. */
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

/** The rows of an answer, by the names of their columns in code. */
export const namedRows = ({ fields, rows }: Answered): UnknownRow[] => {
  const names = fields.map(({ name }) => inCode(name))
  // Objects that start with all their keys are faster to fill, and take less.
  const blank: UnknownRow = Object.fromEntries(names.map((name) => [name, null]))
  return rows.map((values) => {
    const row = { ...blank }
    names.forEach((name, index) => {
      row[name] = values[index]
    })
    return row
  })
}
