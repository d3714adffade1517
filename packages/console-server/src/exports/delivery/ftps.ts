import { lstat } from 'node:fs/promises'
import { isIP } from 'node:net'
import { Readable } from 'node:stream'
import { Client, FTPError } from 'basic-ftp'
import { certificateEndOf } from '../../network/certificate-end.ts'
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
} from './receiver.ts'

const SILENT_MS = 30_000
/** Where the connection is encrypted from its first byte on; everywhere else it becomes so. */
const IMPLICIT_PORT = 990

/** Signs in by FTP inside TLS; a receiver with an untrusted certificate is told nothing. */
export const connectFtps: Connect = async (target, report = () => {}) => {
  const client = new Client(SILENT_MS)
  try {
    const [first] = await publicAddressesOf(target.host, target.network)
    report('nameResolves')
    // The address that was judged; the certificate is still asked for the name.
    await secure(client, target, first?.address ?? target.host, () => report('reachable'))
    report('secure')
    await client.sendIgnoringError('OPTS UTF8 ON')
    await client.login(target.username, target.password ?? '')
    report('signIn')
    // biome-ignore lint/correctness/useHookAtTopLevel: a method of a client of FTP, and no hook
    await client.useDefaultSettings()
  } catch (error) {
    client.close()
    throw signInFault(error)
  }
  return {
    hostKey: null,
    certificateEnds: certificateEndOf(client.ftp.socket),
    enterFolder: () => enterFolder(client, target),
    put: (source, name) => put(client, target, source, name),
    remove: (name) => remove(client, target, name),
    close: async () => client.close(),
    cut: () => client.close(),
  }
}

/** @param reached hears of a server that takes connections */
const secure = async (
  client: Client,
  { host, port, network }: Target,
  address: string,
  reached: () => void,
): Promise<void> => {
  const options = {
    host: address,
    ...(isIP(host) ? {} : { servername: host }),
    ...(network.ca ? { ca: [network.ca] } : {}),
  }
  if (port !== IMPLICIT_PORT) {
    await client.connect(address, port)
    reached()
    // biome-ignore lint/correctness/useHookAtTopLevel: a method of a client of FTP, and no hook
    await client.useTLS(options)
    return
  }
  try {
    await client.connectImplicitTLS(address, port, options)
  } catch (error) {
    if (isCertificateFault(error)) reached()
    throw error
  }
  reached()
}

const enterFolder = async (client: Client, target: Target): Promise<void> => {
  if (target.remotePath === null) return
  try {
    await client.cd(target.remotePath)
  } catch (error) {
    throw faultAt(target, error)
  }
}

const remove = async (client: Client, target: Target, name: string): Promise<void> => {
  try {
    await client.remove(pathAt(target, name))
  } catch (error) {
    throw faultAt(target, error)
  }
}

const put = async (client: Client, target: Target, source: string | Buffer, name: string): Promise<void> => {
  const draft = pathAt(target, onItsWay(name))
  try {
    await client.uploadFrom(typeof source === 'string' ? source : Readable.from([source]), draft)
    const size = typeof source === 'string' ? (await lstat(source)).size : source.length
    if ((await client.size(draft)) !== size) throw notReached('the connection was lost')
    await takePlace(client, draft, pathAt(target, name))
  } catch (error) {
    throw error instanceof DeliveryError ? error : faultAt(target, error)
  }
}

const faultAt = (target: Target, error: unknown): DeliveryError =>
  error instanceof FTPError && error.code >= 400 ? folderRefused(target) : networkFault(error)

/** Takes the place of an older file; some servers want that one gone first. */
const takePlace = async (client: Client, draft: string, path: string): Promise<void> => {
  try {
    await client.rename(draft, path)
  } catch (error) {
    if (!(error instanceof FTPError)) throw error
    await client.remove(path, true)
    await client.rename(draft, path)
  }
}

const signInFault = (error: unknown): DeliveryError => {
  if (error instanceof FTPError) return error.code === 530 ? new DeliveryError('X001') : networkFault(error)
  if (isCertificateFault(error))
    return notReached('its certificate is not valid for this name', { passes: false })
  return networkFault(error)
}

const isCertificateFault = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ALTNAME/.test(String(error.code))
