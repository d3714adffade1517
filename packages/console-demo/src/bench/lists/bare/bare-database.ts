import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import pg from 'pg'

export type BareRow = Record<string, unknown>
export type AskBare = (text: string, values: readonly unknown[]) => Promise<BareRow[]>

/** Each driver as its manual shows it: whole numbers as numbers, statements prepared where the driver can. */
export const openBareDatabase = (place: string): Promise<AskBare> =>
  place.startsWith('postgres:') ? askServer(place) : askFolder(place)

const INT8 = 20

const askServer = async (url: string): Promise<AskBare> => {
  pg.types.setTypeParser(INT8, Number)
  const pool = new pg.Pool({ connectionString: url, max: 10 })
  const names = new Map<string, string>()
  return async (text, values) => {
    const name = names.get(text) ?? `bare_${names.size}`
    names.set(text, name)
    const { rows } = await pool.query<BareRow>({ name, text, values: [...values] })
    return rows
  }
}

const askFolder = async (folder: string): Promise<AskBare> => {
  const engine = await PGlite.create({ dataDir: folder, extensions: { pg_trgm } })
  return async (text, values) => (await engine.query<BareRow>(text, [...values])).rows
}
