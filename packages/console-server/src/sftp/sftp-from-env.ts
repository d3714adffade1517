import { errorCode } from '../describe-error.ts'
import type { PreparedServer } from '../first-run/prepare-server.ts'
import { type SftpEndpoint, startSftp } from './start-sftp.ts'

type SftpStart = {
  env: Readonly<Record<string, string | undefined>>
  host: string | undefined
  /** Where a demonstration wants it. */
  prepared: PreparedServer['sftp']
}

/** Opens the SFTP endpoint if a setting or a demonstration wants it. */
export const sftpFromEnv = async (
  files: Omit<Parameters<typeof startSftp>[0], 'port' | 'host'>,
  { env, host, prepared }: SftpStart,
): Promise<SftpEndpoint | undefined> => {
  const given = Number(env.CONSOLE_SFTP_PORT)
  if (given > 0)
    return startSftp({ ...files, port: given, host }).catch((cause: unknown) => {
      throw new Error(`Port ${given} of CONSOLE_SFTP_PORT can't be used: ${errorCode(cause)}.`, { cause })
    })
  if (!prepared) return undefined
  return startSftp({ ...files, ...prepared }).catch((error: unknown) => {
    if (errorCode(error) !== 'EADDRINUSE') throw error
    return startSftp({ ...files, ...prepared, port: 0 })
  })
}
