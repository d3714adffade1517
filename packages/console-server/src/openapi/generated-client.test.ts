import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import createClient from 'openapi-fetch'
import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { createTestServer, DEMO_PASSWORD } from '../testing/index.ts'

/** A small third-party program that knows nothing but the API description. */
const PROGRAM = `
import type createClient from 'openapi-fetch'
import type { paths } from './console-api'

export const run = async (create: typeof createClient, baseUrl: string, password: string) => {
  const client = create<paths>({ baseUrl })
  const header = { 'X-Requested-With': 'a generated client' }
  const body = { provider: 'illuminate', username: 'employee@example.org', password } as const
  const { response } = await client.POST('/login', { params: { header }, body })
  const cookie = response.headers.getSetCookie().map((one) => one.split(';')[0]).join('; ')
  const query = { lea: '4107320', limit: 2, sort: { batchId: 'desc' } } as const
  const { data, error } = await client.GET('/district/import-log-headers', { params: { query }, headers: { cookie } })
  const batches: { batchId: number; status: string }[] = data?.data ?? []
  const total: number | undefined = data?.extensions.totalCount
  return { signedIn: response.status, batches, total, error }
}

export const faults = async (create: typeof createClient) => {
  const client = create<paths>({ baseUrl: '' })
  await client.POST('/logout', {})
  await client.GET('/files/exports/{batchId}', { params: { path: { batchId: 1 } } })
  await client.GET('/no-such-call')
}
`

it('[S7] a client that is generated from the description signs in and lists import logs', async () => {
  const server = await createTestServer()
  const listener = serve({ fetch: server.app.fetch, port: 0, hostname: '127.0.0.1' })
  try {
    await once(listener, 'listening')
    const base = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`
    const document = await (await fetch(`${base}/api/openapi.json`)).json()
    const files = new Map([
      ['console-api.ts', astToString(await openapiTS(document))],
      ['program.ts', PROGRAM],
    ])
    const faultsAt = PROGRAM.split('\n').findIndex((line) => line.includes("client.POST('/logout'"))
    expect(faultsOf(files).map(({ line, name }) => [name, line])).toEqual(
      [0, 1, 2].map((index) => ['program.ts', faultsAt + index]),
    )

    const { outputText } = ts.transpileModule(PROGRAM, { compilerOptions: OPTIONS })
    const { run } = await import(`data:text/javascript,${encodeURIComponent(outputText)}`)
    const { signedIn, batches, total, error } = await run(createClient, `${base}/api`, DEMO_PASSWORD)
    expect([signedIn, error]).toEqual([200, undefined])
    expect(batches).toHaveLength(2)
    expect(total).toBeGreaterThan(2)
  } finally {
    listener.close()
    await server.close()
  }
})

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  noEmit: true,
  types: [],
}

/** Checks files that are in memory only, as if they lay in this folder. */
const faultsOf = (files: ReadonlyMap<string, string>) => {
  const at = (name: string) => join(import.meta.dirname, 'generated-client', name)
  const texts = new Map([...files].map(([name, text]) => [at(name), text]))
  const host = ts.createCompilerHost(OPTIONS)
  const { fileExists, readFile } = host
  host.fileExists = (path) => texts.has(path) || fileExists(path)
  host.readFile = (path) => texts.get(path) ?? readFile(path)
  host.directoryExists = () => true
  const program = ts.createProgram([...texts.keys()], OPTIONS, host)
  return ts.getPreEmitDiagnostics(program).map(({ file, start = 0, messageText }) => ({
    name: file?.fileName.split('/').at(-1),
    line: file?.getLineAndCharacterOfPosition(start).line,
    text: ts.flattenDiagnosticMessageText(messageText, '\n'),
  }))
}
