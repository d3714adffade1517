import { lstat } from 'node:fs/promises'
import { isIP } from 'node:net'
import { Client, FTPError } from 'basic-ftp'
import { publicAddressesOf } from '../../network/public-address.ts'
import {
  type Connect,
  DeliveryError,
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
export const connectFtps: Connect = async (target) => {
  const client = new Client(SILENT_MS)
  try {
    const [first] = await publicAddressesOf(target.host, target.network)
    await client.access({
      // The address that was judged; the certificate is still asked for the name.
      host: first?.address ?? target.host,
      port: target.port,
      user: target.username,
      password: target.password ?? '',
      secure: target.port === IMPLICIT_PORT ? 'implicit' : true,
      secureOptions: {
        ...(isIP(target.host) ? {} : { servername: target.host }),
        ...(target.network.ca ? { ca: [target.network.ca] } : {}),
      },
    })
  } catch (error) {
    client.close()
    throw signInFault(error)
  }
  return {
    hostKey: null,
    put: (localPath, name) => put(client, target, localPath, name),
    close: async () => client.close(),
    cut: () => client.close(),
  }
}

const put = async (client: Client, target: Target, localPath: string, name: string): Promise<void> => {
  const draft = pathAt(target, onItsWay(name))
  try {
    await client.uploadFrom(localPath, draft)
    const { size } = await lstat(localPath)
    if ((await client.size(draft)) !== size) throw notReached('the connection was lost')
    await takePlace(client, draft, pathAt(target, name))
  } catch (error) {
    if (error instanceof DeliveryError) throw error
    if (error instanceof FTPError && error.code >= 400)
      throw new DeliveryError('X002', { path: target.remotePath ?? '.' })
    throw networkFault(error)
  }
}

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
