import { constants } from 'node:fs'
import { access, stat, statfs } from 'node:fs/promises'
import { createServer } from 'node:net'
import { dirname, join, resolve } from 'node:path'
import { errorCode } from '../describe-error.ts'
import { smtpUrlFrom, verifyMail } from '../mail/mail-from-env.ts'
import { checkSettings, settingFaults, unknownSettings } from '../settings/check-settings.ts'
import { requireConsole } from '../static/serve-console.ts'
import { checkStore } from '../storage/check-store.ts'
import { bucketIn, openStore } from '../storage/open-store.ts'
import { MAIL } from '../storage/places.ts'
import { portFault } from '../take-port.ts'
import { type Diagnosis, diagnosisOf, type Examining, Note, reasonOf, ToDo } from './diagnosis.ts'
import { examineDatabase } from './examine-database.ts'

type Check = (options: Examining) => Promise<string>

/**
 * Checks everything around a server that it needs, and changes nothing. Works while the server runs and while it doesn't.
 * @example for await (const { name, outcome, text } of diagnose({ env, data: '.data', now })) …
 */
export async function* diagnose(options: Examining): AsyncGenerator<Diagnosis> {
  for (const [name, check] of Object.entries(BEFORE)) yield await diagnosisOf(name, () => check(options))
  yield* examineDatabase(options)
  for (const [name, check] of Object.entries(AFTER)) yield await diagnosisOf(name, () => check(options))
  const { staticDir } = options
  if (staticDir !== undefined) yield await diagnosisOf('Console', () => builtConsole(staticDir))
}

const MB = 1_000_000
const FREE_MB = 1000

const settings: Check = async ({ env }) => {
  const port = env.PORT ? portFault('PORT', env.PORT) : null
  const unknown = unknownSettings(env)
  const faults = [...settingFaults(env), ...(port === null ? [] : [port])]
  if (faults.length > 0) throw new ToDo([...faults, ...(unknown === null ? [] : [unknown])].join(' '))
  if (unknown !== null) throw new Note(unknown)
  return 'no setting is wrong'
}

const publicAddress: Check = async ({ env: { CONSOLE_PUBLIC_URL: url } }) => {
  if (!url) throw new ToDo('Set CONSOLE_PUBLIC_URL: without it no email can link to the console.')
  checkSettings({ CONSOLE_PUBLIC_URL: url })
  if (new URL(url).protocol !== 'https:' && !/^(localhost|127\.|\[::1\])/.test(new URL(url).host))
    throw new ToDo('Use https in CONSOLE_PUBLIC_URL, and a proxy that has a certificate.')
  return url
}

const dataFolder: Check = async ({ data }) => {
  const found = await stat(data).catch(() => null)
  if (!found) throw new ToDo(`Run console-server init, or start the server: there is no folder ${data}.`)
  if (!found.isDirectory()) throw new ToDo(`Choose another --data: ${data} isn't a folder.`)
  await access(data, constants.R_OK | constants.W_OK).catch(() => {
    throw new ToDo(`Let the user who runs the server write to ${data}.`)
  })
  return data
}

const disk: Check = async ({ data }) => {
  // The folder may not be there yet: then its disk is that of the one above.
  const { bavail, bsize } = await statfs(data).catch(() => statfs(dirname(resolve(data))))
  const free = Math.floor((bavail * bsize) / MB)
  if (free < FREE_MB) throw new ToDo(`Make room: only ${free} MB are free for ${data}.`)
  return `${Math.floor(free / 1000)} GB free`
}

const files: Check = async ({ env, data }) => {
  if (!env.CONSOLE_STORAGE)
    return 'in the data folder; for several machines without a shared one, set CONSOLE_STORAGE'
  // A bucket is tried without a key too, which the settings ask for.
  if (bucketIn(env.CONSOLE_STORAGE) === null) checkSettings({ CONSOLE_STORAGE: env.CONSOLE_STORAGE })
  const store = await openStore(env, data)
  try {
    await checkStore(store)
    return `in ${env.CONSOLE_STORAGE}, where they can be written, read, copied, listed, and removed`
  } finally {
    store.close()
  }
}

const mail: Check = async ({ env, data }) => {
  const url = smtpUrlFrom(env)
  if (url === undefined)
    return `as files in ${env.CONSOLE_STORAGE ? `${MAIL} of the bucket` : join(data, MAIL)}; to send emails, set CONSOLE_SMTP_URL`
  await verifyMail(url).catch((error: unknown) => {
    throw new ToDo(`Check CONSOLE_SMTP_URL: the mail server can't be used (${reasonOf(error)}).`)
  })
  return 'the mail server takes emails'
}

const sftp: Check = async ({ env: { CONSOLE_SFTP_PORT: port } }) => {
  if (!port) return 'off; to let districts deliver files, set CONSOLE_SFTP_PORT'
  const fault = await listening(Number(port))
  if (fault === 'EADDRINUSE') return `port ${port} is in use, as it is while the server runs`
  if (fault) throw new ToDo(`Choose another CONSOLE_SFTP_PORT: ${port} can't be used (${fault}).`)
  return `port ${port} is free`
}

/** Tries a port, and gives it back. */
const listening = (port: number): Promise<string | null> =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error) => resolve(String(errorCode(error) ?? error.message)))
    server.listen(port, () => server.close(() => resolve(null)))
  })

const builtConsole = async (folder: string): Promise<string> => {
  requireConsole(folder)
  return folder
}

const BEFORE: Readonly<Record<string, Check>> = {
  Settings: settings,
  'Public address': publicAddress,
  'Data folder': dataFolder,
  Disk: disk,
  Files: files,
}

const AFTER: Readonly<Record<string, Check>> = { Mail: mail, SFTP: sftp }
