/** Does one deed on a whole server and dies over it: `kill-child.ts <order as JSON>`. */
import { flushCompileCache } from 'node:module'
import { openDatabase } from '../../db/open-database.ts'
import { createTestServer } from '../create-test-server.ts'
import { DO } from './acts/index.ts'
import { childOrderSchema, say } from './child-line.ts'
import { contentOfLoads } from './content-of-loads.ts'
import { contentOfTables } from './content-of-tables.ts'
import { die, statementCounter } from './count-statements.ts'
import { KILL_NOW } from './kill-districts.ts'

// A process that is killed leaves nothing for the next one by itself.
flushCompileCache()

const { database: place, folder, deed, kill } = childOrderSchema.parse(JSON.parse(process.argv[2] ?? ''))
const counter = statementCounter(kill)
const contentOf = deed === 'import' ? contentOfLoads : contentOfTables
const database = await openDatabase(place, () => {})
const server = await createTestServer({ kept: { database, folder }, now: KILL_NOW })
const cookie = await server.signIn('employee@example.org')
say({ cookie })

await DO[deed]({
  server,
  browser: (path, init) =>
    server.fetch(path, { ...init, headers: { ...Object.fromEntries(new Headers(init?.headers)), cookie } }),
  during: counter.during,
  acknowledge: async (acknowledged, batchIds = []) => {
    say({ acknowledged, batchIds, ...(kill === null ? { content: await contentOf(server.db) } : {}) })
  },
})
say({ statements: counter.count() })
die()
