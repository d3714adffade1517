import pg from 'pg'

/** The first row of what a database answers, on a connection of its own. */
export const firstRow = async (url: string, text: string): Promise<Record<string, unknown> | undefined> => {
  const client = new pg.Client({ connectionString: url })
  try {
    await client.connect()
    return (await client.query(text)).rows[0]
  } finally {
    await client.end().catch(() => {})
  }
}
