import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Db, errorCode, newKeyPair } from '@edconsole/console-server/internal'
import { sql } from 'kysely'
import { folderFiles } from '../../sftp-receiver/folder-files.ts'
import { type SftpReceiver, startSftpReceiver } from '../../sftp-receiver/start-sftp-receiver.ts'
import { DEMO_DISTRICTS } from '../demo-districts.ts'
import { DEMO_RECEIVER, demoExportPassword, demoExportUser } from '../exports/demo-receiver.ts'

/** Where each district may write, as their exports say. */
const FOLDER = 'in'

/**
 * Starts the receiver of the demo's exports on this machine and leads there what is sent by SFTP. Every district has a
 * folder of its own. Exports to which people entered other hosts keep them.
 */
export const startDemoReceiver = async (
  db: Db,
  { receivedDir }: { receivedDir: string },
): Promise<SftpReceiver> => {
  const accounts = new Map(
    DEMO_DISTRICTS.map(({ lea }) => [
      demoExportUser(lea),
      { password: demoExportPassword(lea), root: join(receivedDir, lea) },
    ]),
  )
  for (const { root } of accounts.values()) await mkdir(join(root, FOLDER), { recursive: true })
  const key = newKeyPair().private
  const start = (port?: number) =>
    startSftpReceiver({
      ...(port === undefined ? {} : { port }),
      hostKey: () => key,
      signIn: (context, letIn) => {
        const account = accounts.get(context.username)
        if (context.method === 'password' && account?.password === context.password)
          return letIn(folderFiles(account.root))
        context.reject(['password'])
      },
    })
  const receiver = await start(DEMO_RECEIVER.port).catch((error: unknown) => {
    if (errorCode(error) !== 'EADDRINUSE') throw error
    return start()
  })
  await lead(db, receiver.port)
  return receiver
}

/**
 * To the port of this start. Each start makes itself known by a key of its own, so the one of before is forgotten.
 */
const lead = async (db: Db, port: number): Promise<void> => {
  await sql`update exports set port = ${port}, host_key = null
    where delivery_method = 'sftp' and username = 'lea' || lea and host = ${DEMO_RECEIVER.host}`.execute(db)
}
