import { deepEqual, match, ok } from 'node:assert/strict'
import { z } from 'zod'
import { signIn, until } from '../upgrade/use-console.ts'

type Installation = {
  readonly proxy: string
  /** Behind it. */
  readonly servers: readonly string[]
  readonly lea: string
  readonly admin: { readonly email: string; readonly password: string }
}

const FILE = 'SCHOOL_CD,SCHOOL_NM\n0417,Juniper Middle\n'

const products = z.array(z.looseObject({ productId: z.number() }))
const made = z.looseObject({ id: z.number() })
const upload = z.looseObject({
  state: z.string(),
  message: z.string().nullable(),
  files: z.array(z.looseObject({ id: z.number(), problem: z.string().nullable() })),
})
const started = z.looseObject({ batchId: z.number() })
const sent = z.looseObject({ batchIds: z.array(z.number()) })
const headers = z.array(z.looseObject({ status: z.string(), message: z.string().nullish() }))
const results = z.array(z.looseObject({ fileName: z.string() }))
const sites = z.array(z.looseObject({ siteCode: z.string() }))

/** What the people of a new installation do first, each call at whichever server has its turn. */
export const firstDay = async ({ proxy, servers, lea, admin }: Installation): Promise<void> => {
  const session = await signIn('the proxy', proxy, admin.password, admin.email)
  const of = `lea=${lea}`
  const post = (path: string, body: unknown) => session.ask(`${path}?${of}`, { method: 'POST', body })
  const [product] = products.parse(await session.ask(`/products-enabled?${of}`))
  ok(product, 'There is no product.')
  await session.ask(`/products-enabled/${product.productId}?${of}`, {
    method: 'PATCH',
    body: { enabled: true },
  })
  console.log('  passed  the first administrator signs in and gives the district a product')

  await post('/district/site', { siteCode: '0400', siteName: 'District Office' })
  await post('/district/sis-imports', {
    name: 'Sites',
    componentName: 'sites',
    filePattern: 'SCH.csv',
    isEnabled: true,
    importTemplateColumns: [
      { columnName: 'siteCode', sourceColumn: 'SCHOOL_CD' },
      { columnName: 'siteName', sourceColumn: 'SCHOOL_NM' },
    ],
  })
  const endOf = async (log: 'import' | 'export', batchId: number) => {
    const read = async () =>
      headers.parse(await session.ask(`/district/${log}-log-headers?${of}&filter[batchId]=${batchId}`))[0]
    await until(
      `The ${log}`,
      async () => !/^(pending|running|queued)/.test((await read())?.status ?? 'pending'),
    )
    const header = await read()
    deepEqual([header?.status, header?.message ?? null], ['completed', null])
  }
  const [file] = upload.parse(
    await post('/district/import-upload', {
      files: [{ name: 'SCH.csv', bytes: FILE.length, lastModified: null }],
    }),
  ).files
  await session.sendBytes(`/files/import-uploads/${file?.id}?${of}&offset=0`, FILE)
  await post('/district/import-upload/check', {})
  const current = async () =>
    z.looseObject({ upload }).parse(await session.ask(`/district/import-upload?${of}`)).upload
  await until('The check', async () => (await current()).state !== 'checking')
  deepEqual(
    (await current()).files.map(({ problem }) => problem),
    [null],
  )
  await endOf('import', started.parse(await post('/district/import-upload/start', { when: 'now' })).batchId)
  const codes = sites.parse(await session.ask(`/district/sites?${of}`)).map(({ siteCode }) => siteCode)
  deepEqual(codes.toSorted(), ['0400', '0417'])
  console.log('  passed  a file that one server took is imported by a worker')

  const { id } = made.parse(
    await post('/export', {
      name: 'Sites',
      isEnabled: true,
      productId: product.productId,
      components: ['sites'],
      exportType: 'customCsv',
      deliveryMethod: 'download',
      fileNamePattern: '{component}.csv',
    }),
  )
  const [batchId = 0] = sent.parse(await post('/export/send-now', { exportIds: [id] })).batchIds
  await endOf('export', batchId)
  const [result] = results.parse(
    await session.ask(`/district/export-log-results?${of}&filter[batchId]=${batchId}`),
  )
  for (const server of servers) {
    const address = `${server}/api/files/exports/${batchId}/${result?.fileName}?${of}`
    match(await (await fetch(address, { headers: { cookie: session.cookie } })).text(), /0417/)
  }
  console.log('  passed  what a worker exported is there at every server')
}
