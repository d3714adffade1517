import { OPERATION_IDS, OPERATIONS, type OperationId } from '@edconsole/console-core/contract'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { expect, it } from 'vitest'
import { OPERATION_ACCESS } from '../access-data.ts'
import { openApiDocument } from './open-api-document.ts'

const document = JSON.parse(JSON.stringify(openApiDocument()))
const all = Object.entries<object>(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
)
const calls = all.filter(({ operation }) => !operation.operationId.startsWith('exportFiles.'))
const described = (id: string) => all.find(({ operation }) => operation.operationId === id)?.operation
const parameter = (id: OperationId, name: string) =>
  described(id).parameters.find((one: { name?: string }) => one.name === name)

it('OpenAPI: a linter finds nothing to say', async () => {
  const config = await createConfig({
    extends: ['recommended-strict'],
    rules: {
      // Paths are the product's, word for word: some end in a slash, some differ in a parameter alone.
      'no-path-trailing-slash': 'off',
      'no-ambiguous-paths': 'off',
    },
  })
  const source = JSON.stringify(document)
  const problems = await lintFromString({ source, config, absoluteRef: 'openapi.json' })
  expect(
    problems.map(({ ruleId, message, location }) => [ruleId, message, location.map((one) => one.pointer)]),
  ).toEqual([])
})

it('OpenAPI: the linter would have something to say', async () => {
  const config = await createConfig({ extends: ['recommended-strict'] })
  const source = JSON.stringify({ ...document, components: {} })
  expect(await lintFromString({ source, config, absoluteRef: 'openapi.json' })).not.toEqual([])
})

it('[S7] describes every call, at its address, for those who may make it', () => {
  const nameless = (path: string) => path.replace(/\{\w+\}/g, '{}')
  expect(
    calls.map(({ method, path, operation }) => [operation.operationId, method, nameless(path)]).sort(),
  ).toEqual(
    OPERATION_IDS.map((id) => [
      id,
      OPERATIONS[id].method.toLowerCase(),
      nameless(OPERATIONS[id].path),
    ]).sort(),
  )
  for (const id of OPERATION_IDS) {
    expect([id, described(id)['x-roles']]).toEqual([id, OPERATION_ACCESS[id]])
    expect([id, described(id).security]).toEqual([id, OPERATION_ACCESS[id] === 'public' ? [] : undefined])
  }
})

it.each(OPERATION_IDS)('[R17] knows what %s answers', (id) => {
  const { schema } = described(id).responses[200].content['application/json']
  expect(Object.keys(schema.properties.data)).not.toEqual([])
})

it('[R16] names what a list is sorted, filtered and grouped by, and how many rows it gives', () => {
  const keys = (name: string) => Object.keys(parameter('importLogs.headers', name).schema.properties)
  expect(keys('sort')).toEqual(['batchId', ...(OPERATIONS['importLogs.headers'].list?.sortable ?? [])])
  expect(keys('filter')).toEqual(['batchId', ...(OPERATIONS['importLogs.headers'].list?.filterable ?? [])])
  expect(parameter('importLogs.headers', 'facets').schema.items).toEqual({ enum: ['status'] })
  expect(parameter('importLogs.headers', 'limit').schema).toMatchObject({ maximum: 1000, default: 25 })
  expect(parameter('exports.list', 'facets')).toBeUndefined()
  const bounds = (id: OperationId, field: string) =>
    Object.keys(parameter(id, 'filter').schema.properties[field].anyOf.at(-1).properties)
  expect(bounds('enrollment.list', 'exitDate')).toEqual([...bounds('enrollment.list', 'entryDate'), 'empty'])
})

it.each([
  ['sites.list', true],
  ['districts.list', false],
  ['session.userInfo', undefined],
] as const)('[R18] says whether %s needs a district', (id, required) => {
  expect(parameter(id, 'lea')?.required).toBe(required)
})

it('[R19] names the headers that a call carries', () => {
  const headers = (id: OperationId) =>
    described(id).parameters.flatMap((one: { in: string; name: string }) =>
      one.in === 'header' ? one.name : [],
    )
  expect(headers('sites.list')).toEqual([])
  expect(headers('sisImports.sync')).toEqual(['X-Requested-With'])
})

it.each(OPERATION_IDS.filter((id) => OPERATIONS[id].method !== 'GET'))(
  '[R19] says that %s needs X-Requested-With',
  (id) => {
    expect(parameter(id, 'X-Requested-With')).toMatchObject({ in: 'header', required: true })
  },
)

it('[S7] describes the downloads of export files, for whoever may see the log', () => {
  const downloads = all.filter(({ operation }) => operation.operationId.startsWith('exportFiles.'))
  expect(downloads.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'get /files/exports/{batchId}',
    'get /files/exports/{batchId}/{fileName}',
    'get /files/export-archives/{batchId}',
  ])
  for (const { operation } of downloads)
    expect(described(operation.operationId)['x-roles']).toEqual(OPERATION_ACCESS['exportLogs.results'])
  expect(Object.keys(described('exportFiles.file').responses[200].content)).toEqual([
    'text/csv',
    'application/zip',
  ])
})

it('[R46] says that a body takes no other keys', () => {
  expect(described('sisImports.sync').requestBody.content['application/json'].schema).toMatchObject({
    additionalProperties: false,
    properties: { mode: { enum: ['full', 'delta', 'addOnly'] } },
  })
})

it.each(OPERATION_IDS)('says that %s may have to wait for what the server needs', (id) => {
  expect(described(id).responses[503]).toEqual({ $ref: '#/components/responses/Failure503' })
})

it('leaves out the sources that only the code knows', () => {
  expect(JSON.stringify(document)).not.toMatch(/\(R\d|\[S\d/)
})
