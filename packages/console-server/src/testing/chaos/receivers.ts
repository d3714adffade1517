import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer, text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { startSftpReceiver } from '@edconsole/console-demo/sftp-receiver'
import { SMTPServer } from 'smtp-server'
import ssh2 from 'ssh2'
import { z } from 'zod'

/** A file that took its name at the receiver. */
export type ArrivedFile = { readonly path: string; readonly sha256: string }

export type ArrivedEmail = {
  readonly messageId: string
  readonly to: readonly string[]
  readonly body: string
}

export type Receivers = {
  readonly smtpUrl: string
  readonly webhookUrl: string
  readonly sftpPort: number
  /** In their order; a file that came twice is there twice. */
  readonly files: readonly ArrivedFile[]
  /** Files at the receiver that never took their names. */
  readonly halfFiles: () => string[]
  readonly emails: readonly ArrivedEmail[]
  /** Ids of messages, in the order of their arrival. */
  readonly webhooks: readonly string[]
  /** From now on nothing is slow and nothing fails. */
  readonly calm: () => void
  readonly close: () => Promise<void>
}

/** What receivers do to their senders: the longest that they take, in ms, and how often the first attempt is refused. */
const SLOW_MS = { email: 3000, webhook: 2500, piece: 80 }
const REFUSED = 0.2

/** Real receivers on this machine, slow ones, which note what has arrived. */
export const openReceivers = async (chance: () => number): Promise<Receivers> => {
  let isCalm = false
  const wait = async (longestMs: number): Promise<void> => {
    if (!isCalm) await setTimeout(chance() * longestMs)
  }
  const emails: ArrivedEmail[] = []
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: (_address, _session, done) => void wait(SLOW_MS.email).then(() => done(), done),
    onData: (stream, session, done) => {
      text(stream).then(async (raw) => {
        const [, messageId = ''] = /^Message-ID: <([^>]+)>/im.exec(raw) ?? []
        emails.push({
          messageId,
          to: session.envelope.rcptTo.map(({ address }) => address),
          body: raw.replaceAll('=\r\n', ''),
        })
        // The sender may die before it hears that it was taken.
        await wait(SLOW_MS.email)
        done()
      }, done)
    },
  })
  smtp.on('error', () => {})
  smtp.listen(0, '127.0.0.1')
  await once(smtp.server, 'listening')

  const webhooks: string[] = []
  // Once: the third attempt comes half an hour after the second, when the test is long over.
  const refused = new Set<string>()
  const http = createServer(async (request, response) => {
    const content = await buffer(request).catch(() => null)
    const id = z.string().safeParse(request.headers['webhook-id'])
    if (content === null || !id.success) return response.writeHead(400).end()
    await wait(SLOW_MS.webhook)
    if (!isCalm && !webhooks.includes(id.data) && !refused.has(id.data) && chance() < REFUSED) {
      refused.add(id.data)
      return response.writeHead(503).end()
    }
    webhooks.push(id.data)
    await wait(SLOW_MS.webhook)
    return response.writeHead(204).end()
  })
  http.listen(0, '127.0.0.1')
  await once(http, 'listening')

  const { files, kept, sftp } = await openSftp(() => wait(SLOW_MS.piece))
  return {
    smtpUrl: `smtp://127.0.0.1:${portOf(smtp.server)}`,
    webhookUrl: `http://localhost:${portOf(http)}/alerts`,
    sftpPort: sftp.port,
    files,
    halfFiles: () => [...kept.keys()].filter((path) => path.endsWith('.part')),
    emails,
    webhooks,
    calm: () => {
      isCalm = true
    },
    close: async () => {
      await sftp.close()
      http.close()
      http.closeAllConnections()
      await new Promise<void>((closed) => smtp.close(() => closed()))
    },
  }
}

const openSftp = async (wait: () => Promise<void>) => {
  const keys = ssh2.utils.generateKeyPairSync('ed25519')
  const kept = new Map<string, Buffer>()
  const files: ArrivedFile[] = []
  const sftp = await startSftpReceiver({
    hostKey: () => keys.private,
    knowsPosixRename: true,
    signIn: (_context, letIn) =>
      letIn({
        isFolder: async () => true,
        create: async (path) => {
          kept.set(path, Buffer.alloc(0))
          return {
            write: async (offset, data) => {
              const before = kept.get(path) ?? Buffer.alloc(0)
              const content = Buffer.alloc(Math.max(before.length, offset + data.length))
              before.copy(content)
              data.copy(content, offset)
              kept.set(path, content)
              await wait()
            },
            close: async () => {},
          }
        },
        remove: async (path) => kept.delete(path),
        rename: async (from, to) => {
          const content = kept.get(from)
          if (!content) return 'missing'
          kept.delete(from)
          kept.set(to, content)
          files.push({ path: to, sha256: createHash('sha256').update(content).digest('hex') })
          return 'done'
        },
      }),
  })
  return { files, kept, sftp }
}

const portOf = (server: Pick<Server, 'address'>): number => (server.address() as AddressInfo).port
