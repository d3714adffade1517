import { setTimeout } from 'node:timers/promises'
import { z } from 'zod'

const LEA = '4107320'
const WAIT_MS = 180_000
/** Findings of an import that failed: the first ones say why. */
const SHOWN = 20

const rows = z.array(z.looseObject({}))
const district = z.looseObject({
  id: z.number(),
  lea: z.string(),
  updatedAt: z.string().nullable(),
  contactName: z.string().nullable(),
})
const batch = z.looseObject({ batchId: z.number(), status: z.string(), message: z.string().nullish() })
const finding = z.looseObject({ componentName: z.string(), errorCode: z.string(), message: z.string() })
const id = z.looseObject({ id: z.number() })
const batchIds = z.looseObject({ batchIds: z.array(z.number()) })
const answerShape = z.looseObject({
  data: z.unknown().optional(),
  error: z.looseObject({ message: z.string() }).nullish(),
})

/** Reads as screens do: what they show first. */
const LISTS = [
  '/user-info',
  '/districts',
  '/districts/status',
  `/district/sites?lea=${LEA}`,
  `/district/staffs?lea=${LEA}`,
  `/district/import-log-headers?lea=${LEA}`,
  `/district/export-log-headers?lea=${LEA}`,
  `/district/sis-imports?lea=${LEA}`,
  `/export?lea=${LEA}`,
  '/ied/clients',
  '/ied/instances',
  '/alerts',
]

type Sent = { method: string; body: unknown }

/** A session of one server. */
export type Session = {
  readonly server: string
  readonly cookie: string
  readonly ask: (path: string, sent?: Sent) => Promise<unknown>
  /** Sends a part of a file. */
  readonly sendBytes: (path: string, bytes: string) => Promise<void>
}

const callerAt = (server: string, origin: string, cookie: string): Session => ({
  server,
  cookie,
  ask: async (path, sent) => {
    const response = await send(`${origin}/api${path}`, cookie, sent)
    const { data, error } = answerShape.parse(await response.json())
    if (response.status !== 200)
      throw new Error(`${server}: ${sent?.method ?? 'GET'} ${path}: ${response.status} ${error?.message}`)
    return data
  },
  sendBytes: async (path, body) => {
    const headers = headersWith(cookie, 'application/octet-stream')
    const response = await fetch(`${origin}/api${path}`, { method: 'PATCH', headers, body })
    if (response.status !== 200) throw new Error(`${server}: PATCH ${path}: ${response.status}`)
  },
})

const headersWith = (cookie: string, type: string) => ({
  cookie,
  'content-type': type,
  'x-requested-with': 'XMLHttpRequest',
})

const send = (address: string, cookie: string, sent?: Sent): Promise<Response> =>
  fetch(address, {
    method: sent?.method ?? 'GET',
    headers: headersWith(cookie, 'application/json'),
    ...(sent ? { body: JSON.stringify(sent.body) } : {}),
  })

/** Signs in at one server. */
export const signIn = async (
  server: string,
  origin: string,
  password: string,
  username = 'employee@example.org',
): Promise<Session> => {
  const body = { provider: 'illuminate', username, password }
  const response = await send(`${origin}/api/login`, '', { method: 'POST', body })
  if (response.status !== 200) throw new Error(`${server}: the sign-in answers ${response.status}`)
  const cookies = response.headers.getSetCookie().map((one) => one.split(';')[0])
  return callerAt(server, origin, cookies.join('; '))
}

/** The same session at the other server. */
export const sessionAt = (server: string, origin: string, { cookie }: Session): Session =>
  callerAt(server, origin, cookie)

export const readLists = async ({ ask, server }: Session): Promise<void> => {
  for (const path of LISTS) {
    const data = await ask(path).catch((error: unknown) => {
      // A call that came later.
      if (server === 'old' && error instanceof Error && error.message.endsWith('404 Address not found.'))
        return []
      throw error
    })
    if (path !== '/user-info') rows.parse(data)
  }
}

/** Saves a district, and reads it at the other server. */
export const saveDistrict = async (at: Session, other: Session): Promise<void> => {
  const found = async ({ ask }: Session) => {
    const one = z
      .array(district)
      .parse(await ask('/district'))
      .find(({ lea }) => lea === LEA)
    if (!one) throw new Error(`There is no district ${LEA}.`)
    return one
  }
  const { id: districtId, updatedAt } = await found(at)
  const contactName = `Robin ${at.server} ${Date.now()}`
  await at.ask(`/district/${districtId}?lea=${LEA}`, { method: 'PATCH', body: { updatedAt, contactName } })
  const seen = await found(other)
  if (seen.contactName !== contactName)
    throw new Error(`${other.server} doesn't see what ${at.server} saved.`)
}

/** Waits for something that takes a while. */
export const until = async (what: string, isSo: () => Promise<boolean>): Promise<void> => {
  for (const late = Date.now() + WAIT_MS; Date.now() < late; await setTimeout(500)) if (await isSo()) return
  throw new Error(`${what} hasn't ended.`)
}

const endOf = async ({ ask, server }: Session, log: 'import' | 'export', batchId: number): Promise<void> => {
  let [status, message] = ['', '']
  await until(`${log} ${batchId}, started at ${server},`, async () => {
    const data = await ask(`/district/${log}-log-headers?lea=${LEA}&filter[batchId]=${batchId}`)
    const [header] = z.array(batch).parse(data)
    status = header?.status ?? ''
    message = header?.message ?? ''
    return status.startsWith('completed') || status === 'failed' || status === 'held'
  })
  if (status.startsWith('completed')) return
  const details = await ask(
    `/district/${log}-log-details?lea=${LEA}&filter[batchId]=${batchId}&limit=${SHOWN}`,
  )
  const findings = z.array(finding).parse(details)
  const lines = findings.map((line) => `  ${line.componentName} ${line.errorCode}: ${line.message}`)
  throw new Error([`${log} ${batchId}, started at ${server}, is ${status}: ${message}`, ...lines].join('\n'))
}

/** Starts an import at one server, and sees its end at the other. */
export const importNow = async (at: Session, other: Session): Promise<void> => {
  const started = await at.ask(`/district/sis-imports/sync?lea=${LEA}`, { method: 'POST', body: {} })
  await endOf(other, 'import', z.looseObject({ batchId: z.number() }).parse(started).batchId)
}

/** Creates an export at one server and sends it, and fetches its files at the other. */
export const exportNow = async (at: Session, other: Session): Promise<void> => {
  const body = {
    name: `Upgrade ${at.server} ${Date.now()}`,
    isEnabled: true,
    productId: 2,
    components: ['sites', 'students'],
    exportType: 'customCsv',
    deliveryMethod: 'download',
    fileNamePattern: '{component}.csv',
  }
  const made = id.parse(await at.ask(`/export?lea=${LEA}`, { method: 'POST', body }))
  const sent = await at.ask(`/export/send-now?lea=${LEA}`, { method: 'POST', body: { exportIds: [made.id] } })
  const [batchId = 0] = batchIds.parse(sent).batchIds
  await endOf(other, 'export', batchId)
}
