import type { FileStore } from './file-store.ts'
import { localStore } from './local-store.ts'
import { scratchIn } from './scratch.ts'

type Env = Readonly<Record<string, string | undefined>>

/** Amazon's first region, which other servers take for theirs. */
const REGION = 'us-east-1'

/** Opens the store that the settings name: a bucket, or the data folder without one. */
export const openStore = async (env: Env, data: string): Promise<FileStore> => {
  const place = bucketIn(env.CONSOLE_STORAGE)
  if (!place) return localStore(data)
  const { CONSOLE_S3_ACCESS_KEY_ID: accessKeyId, CONSOLE_S3_SECRET_ACCESS_KEY: secretAccessKey } = env
  // A server that needs no bucket doesn't spend memory on the library.
  const { s3Store } = await import('./s3-store.ts')
  return s3Store(
    {
      bucket: place.bucket,
      prefix: place.prefix,
      endpoint: env.CONSOLE_S3_ENDPOINT || undefined,
      region: env.CONSOLE_S3_REGION || REGION,
      credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
      isPathStyle: env.CONSOLE_S3_PATH_STYLE === '1',
    },
    scratchIn(data),
  )
}

/** The bucket of `CONSOLE_STORAGE`, and what stands in front of its keys; null for anything else. */
export const bucketIn = (value: string | undefined): { bucket: string; prefix: string } | null => {
  const [, bucket, path = ''] =
    /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([\w!.*'()/-]*))?$/.exec(value ?? '') ?? []
  if (bucket === undefined) return null
  const parts = path.split('/').filter((part) => part !== '')
  if (parts.includes('.') || parts.includes('..')) return null
  return { bucket, prefix: parts.map((part) => `${part}/`).join('') }
}
