import {
  type Export,
  type ExportCheck,
  type ExportLogDetail,
  type ExportLogHeader,
  type ExportLogResult,
  ONEROSTER_VERSIONS,
} from '@edconsole/console-core/contract'
import { createTestServer, type TestFetch, type TestServer } from './create-test-server.ts'
import { exportCalls, LEA } from './export-calls.ts'
import { startSftpServer, type TestSftpServer } from './sftp-server.ts'

type Log = { header: ExportLogHeader; results: ExportLogResult[]; details: ExportLogDetail[] }

/** A server, a receiver beside it, and a user who sends from one to the other. */
export type SendingBench = {
  readonly server: TestServer
  readonly sftp: TestSftpServer
  readonly browser: TestFetch
  /** An export of sites and students to the receiver, switched on. */
  add: (more?: object) => Promise<Export>
  update: ReturnType<typeof exportCalls>['update']
  sendNow: ReturnType<typeof exportCalls>['sendNow']
  read: (id: number) => Promise<Export | undefined>
  logOf: (batchId: number) => Promise<Log>
  /** Sends now, and waits for the end. */
  send: (id: number) => Promise<Log>
  /** What is in a folder of the receiver, by name. */
  arrivedAt: (folder: string) => Map<string, Buffer>
  close: () => Promise<void>
}

export const sendingBench = async (): Promise<SendingBench> => {
  const server = await createTestServer({ allowLoopback: true })
  const sftp = await startSftpServer()
  const browser = await server.browser('admin@example.org')
  const calls = exportCalls(browser)
  const get = async <Row>(path: string): Promise<Row[]> =>
    (await (await browser(`/api/district/export-log-${path}&lea=${LEA}`)).json()).data
  const logOf = async (batchId: number): Promise<Log> => {
    const [header] = await get<ExportLogHeader>(`headers?filter[batchId]=${batchId}`)
    if (!header) throw new Error(`There is no sending ${batchId}.`)
    const results = await get<ExportLogResult>(`results?filter[batchId]=${batchId}`)
    return { header, results, details: await get<ExportLogDetail>(`details?filter[batchId]=${batchId}`) }
  }
  /** Whatever a test makes an export write, files of OneRoster are read again beside the standard. */
  const expectStandard = async ({
    batchId,
    exportType,
    fileCount,
    status,
  }: ExportLogHeader): Promise<void> => {
    if (exportType === null || ONEROSTER_VERSIONS[exportType] === undefined || fileCount === 0) return
    if (status !== 'completed') return
    const answer = await browser(`/api/district/export-log-headers/${batchId}/check?lea=${LEA}`)
    const { data }: { data: ExportCheck } = await answer.json()
    // Which components are sent is a test's own choice.
    const faults = data.findings.filter(({ code }) => code !== 'fileNeeded')
    if (faults.length > 0) throw new Error(JSON.stringify(faults, null, 2))
  }
  return {
    server,
    sftp,
    browser,
    update: calls.update,
    sendNow: calls.sendNow,
    logOf,
    add: (more = {}) =>
      calls.add({
        isEnabled: true,
        host: '127.0.0.1',
        port: sftp.port,
        password: 's3cret',
        remotePath: '/in',
        exportType: 'customCsv',
        fileNamePattern: '{component}.csv',
        ...more,
      }),
    read: async (id) => (await calls.list(`&filter[id]=${id}`))[0],
    send: async (id) => {
      const answer = await calls.sendNow({ exportIds: [id] })
      if (answer.status !== 200) throw new Error(answer.error.message)
      await server.jobs.idle()
      const log = await logOf(answer.data.batchIds[0])
      await expectStandard(log.header)
      return log
    },
    arrivedAt: (folder) =>
      new Map(
        [...sftp.files].flatMap(([path, content]) =>
          path.startsWith(`${folder}/`) ? [[path.slice(folder.length + 1), content] as const] : [],
        ),
      ),
    close: async () => {
      await server.close()
      await sftp.close()
    },
  }
}
