import { createHash } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import SftpClient from 'ssh2-sftp-client'
import type { HostKey } from '../../db/schema/exports.ts'
import { guardedLookup } from '../../network/guarded-lookup.ts'
import { publicAddressesOf } from '../../network/public-address.ts'
import {
  type Connect,
  DeliveryError,
  folderRefused,
  networkFault,
  notReached,
  onItsWay,
  pathAt,
  type Target,
  type WayStep,
} from './receiver.ts'

const READY_MS = 20_000
/** A receiver that says nothing for this long, three times, is gone. */
const KEEP_ALIVE_MS = 10_000

/** Signs in by SSH, with the key when there is one, else with the password. The first key of a receiver is believed. */
export const connectSftp: Connect = async (target, report = () => {}) => {
  const sock = await openSocket(target, report)
  const client = new SftpClient('exports', { error: () => {}, end: () => {}, close: () => {} })
  const seen = watch(client, target, report)
  try {
    await client.connect({
      sock,
      username: target.username,
      readyTimeout: READY_MS,
      keepaliveInterval: KEEP_ALIVE_MS,
      ...(target.privateKey === null ? {} : { privateKey: target.privateKey }),
      ...(target.password === null ? {} : { password: target.password, tryKeyboard: true }),
      hostVerifier: seen.judge,
    })
  } catch (error) {
    sock.destroy()
    throw seen.fault(error)
  }
  report('signIn')
  return {
    hostKey: seen.hostKey(),
    certificateEnds: null,
    enterFolder: () => enterFolder(client, target),
    put: (source, name) => put(client, target, source, name),
    remove: (name) => remove(client, target, name),
    close: async () => {
      await client.end().catch(() => {})
      sock.destroy()
    },
    cut: () => sock.destroy(),
  }
}

/** Remembers what the connection said of itself: errors of the library have lost it. */
const watch = (
  client: SftpClient,
  { host, port, hostKey: known, password, privateKey }: Target,
  report: (step: WayStep) => void,
) => {
  let found: HostKey | null = null
  let denied = false
  let refused = false
  client.on('error', (error: Error & { level?: string }) => {
    if (error.level === 'client-authentication') refused = true
  })
  // Some servers ask for the password instead of taking it.
  client.on('keyboard-interactive', (...asked: unknown[]) => {
    const finish = asked.at(-1)
    if (typeof finish === 'function') finish([password ?? ''])
  })
  return {
    hostKey: () => found,
    judge: (key: Buffer): boolean => {
      found = { host, port, sha256: createHash('sha256').update(key).digest('base64').replace(/=+$/, '') }
      denied = known?.host === host && known.port === port && known.sha256 !== found.sha256
      if (!denied) report('secure')
      return !denied
    },
    fault: (error: unknown): DeliveryError => {
      if (denied) return new DeliveryError('X005')
      // A key that cannot be read opens nothing, as a wrong one does.
      const unreadable = privateKey !== null && error instanceof Error && /privateKey/i.test(error.message)
      return refused || unreadable ? new DeliveryError('X001') : networkFault(error)
    },
  }
}

const enterFolder = async (client: SftpClient, target: Target): Promise<void> => {
  if (target.remotePath === null) return
  try {
    const { isDirectory } = await client.stat(target.remotePath)
    if (!isDirectory) throw folderRefused(target)
  } catch (error) {
    if (error instanceof DeliveryError) throw error
    // A receiver that doesn't tell may still take files.
    if (codeOf(error) === OP_UNSUPPORTED) return
    throw faultAt(target, error)
  }
}

const remove = async (client: SftpClient, target: Target, name: string): Promise<void> => {
  try {
    await client.delete(pathAt(target, name))
  } catch (error) {
    throw faultAt(target, error)
  }
}

const put = async (
  client: SftpClient,
  target: Target,
  source: string | Buffer,
  name: string,
): Promise<void> => {
  const path = pathAt(target, name)
  const draft = pathAt(target, onItsWay(name))
  try {
    await client.put(source, draft)
    await takePlace(client, draft, path)
  } catch (error) {
    throw faultAt(target, error)
  }
}

const faultAt = (target: Target, error: unknown): DeliveryError =>
  isAnswer(error) ? folderRefused(target) : networkFault(error)

/** Takes the place of an older file in one step where the server can, else in two. */
const takePlace = async (client: SftpClient, draft: string, path: string): Promise<void> => {
  try {
    await client.posixRename(draft, path)
  } catch (error) {
    if (!isAnswer(error) && !isUnsupported(error)) throw error
    await client.delete(path, true)
    await client.rename(draft, path)
  }
}

/** Whether the receiver itself said no: it numbers its reasons, while a broken connection has a name. */
const isAnswer = (error: unknown): boolean => typeof codeOf(error) === 'number' || codeOf(error) === 'ENOENT'

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined

const isUnsupported = (error: unknown): boolean =>
  error instanceof Error && /does not support/i.test(error.message)

/** SSH_FX_OP_UNSUPPORTED. */
const OP_UNSUPPORTED = 8

const CONNECT_MS = 10_000

/**
 * A connection to the outside: names that lead into the server's own network are refused, and the address that was
 * judged is the one that is connected to.
 */
const openSocket = async (
  { host, port, network }: Target,
  report: (step: WayStep) => void,
): Promise<Socket> => {
  try {
    // A socket does not look up what is an address already.
    await publicAddressesOf(host, network)
    report('nameResolves')
    const socket = await connected(connect({ host, port, noDelay: true, lookup: guardedLookup(network) }))
    report('reachable')
    return socket
  } catch (error) {
    throw networkFault(error)
  }
}

const connected = (socket: Socket): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const late = setTimeout(() => {
      socket.destroy()
      reject(Object.assign(notReached(''), { code: 'ETIMEDOUT' }))
    }, CONNECT_MS)
    socket.once('connect', () => {
      clearTimeout(late)
      socket.removeListener('error', reject)
      resolve(socket)
    })
    socket.once('error', (error) => {
      clearTimeout(late)
      reject(error)
    })
  })
