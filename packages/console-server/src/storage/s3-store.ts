import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { PassThrough, Readable } from 'node:stream'
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  S3Client,
  type S3ClientConfig,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { errorCode } from '../describe-error.ts'
import {
  checkKey,
  type FileState,
  type FileStore,
  FileStoreError,
  FileStoreUnavailableError,
  type ListedFile,
  MissingFileError,
} from './file-store.ts'

/** A bucket of S3, or of a server that speaks its protocol. */
export type Bucket = {
  readonly bucket: string
  /** In front of all keys; empty for none. */
  readonly prefix: string
  /** The address of the server; undefined for Amazon's. */
  readonly endpoint: string | undefined
  readonly region: string
  /** Undefined for those of the machine: its role, or the settings of the AWS tools. */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined
  /** Names the bucket in the path of addresses rather than in their host. */
  readonly isPathStyle: boolean
}

/** Holds the time of a file, which a copy would lose. */
const TIME = 'modified-at'

/** What an upload keeps in memory is this, {@link PARTS_AT_A_TIME} times. Files may have 10,000 of them. */
const PART_BYTES = 8 * 1024 * 1024
const PARTS_AT_A_TIME = 3

/** How many files of a folder are removed at the same time. */
const REMOVED_AT_A_TIME = 8

/** Keeps files in a bucket, so that servers share nothing but it and the database. */
export const s3Store = (place: Bucket, scratch: string): FileStore => {
  const { bucket: Bucket, prefix } = place
  const client = new S3Client(configOf(place))
  const keyOf = (key: string): string => `${prefix}${checkKey(key)}`
  const named = `s3://${Bucket}/${prefix}`

  const put = async (key: string, content: Readable): Promise<void> => {
    const upload = new Upload({
      client,
      params: { Bucket, Key: keyOf(key), Body: content, Metadata: { [TIME]: new Date().toISOString() } },
      partSize: PART_BYTES,
      queueSize: PARTS_AT_A_TIME,
      // Whatever was uploaded of a broken file is removed.
      leavePartsOnError: false,
    })
    let broken: { readonly why: unknown } | undefined
    content.once('error', (why: unknown) => {
      broken = { why }
    })
    await upload.done().catch((error: unknown) => {
      if (broken) throw broken.why
      return fault(`${named}${key}`)(error)
    })
  }
  const stat = async (key: string): Promise<FileState | null> => {
    try {
      const {
        ContentLength = 0,
        LastModified,
        Metadata,
      } = await client.send(new HeadObjectCommand({ Bucket, Key: keyOf(key) }))
      return { key, bytes: ContentLength, modifiedAt: timeIn(Metadata) ?? LastModified ?? new Date(0) }
    } catch (error) {
      if (isMissing(error)) return null
      return fault(`${named}${key}`)(error)
    }
  }
  const list = async (folder: string, { deep } = { deep: false }): Promise<ListedFile[]> => {
    const files: ListedFile[] = []
    let from: string | undefined
    do {
      const page = await client
        .send(
          new ListObjectsV2Command({
            Bucket,
            Prefix: `${keyOf(folder)}/`,
            ...(deep ? {} : { Delimiter: '/' }),
            ContinuationToken: from,
          }),
        )
        .catch(fault(`${named}${folder}`))
      // Some tools mark folders with an object that has their name.
      for (const { Key, Size = 0 } of page.Contents ?? [])
        if (Key && !Key.endsWith('/')) files.push({ key: Key.slice(prefix.length), bytes: Size })
      from = page.IsTruncated ? page.NextContinuationToken : undefined
    } while (from !== undefined)
    return files.toSorted((one, other) => (one.key < other.key ? -1 : 1))
  }
  const remove = async (key: string): Promise<void> => {
    await client.send(new DeleteObjectCommand({ Bucket, Key: keyOf(key) })).catch(fault(`${named}${key}`))
  }
  return {
    scratch,
    pathOf: null,
    placeOf: (key) => `${named}${key}`,
    put,
    stat,
    list,
    remove,
    take: async (key, path) => {
      await put(key, createReadStream(path, { highWaterMark: READ_BYTES }))
      await rm(path, { force: true })
    },
    read: async (key) => {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: keyOf(key) }))
        if (Body instanceof Readable) return telling(Body, `${named}${key}`)
        throw new Error('The answer has no body.')
      } catch (error) {
        if (isMissing(error)) throw new MissingFileError(`${named}${key}`, error)
        return fault(`${named}${key}`)(error)
      }
    },
    move: async (from, to, options) => {
      const found = await stat(from)
      if (!found) throw new MissingFileError(`${named}${from}`)
      const at = options?.at ?? found.modifiedAt
      const CopySource = [Bucket, ...keyOf(from).split('/')].map(encodeURIComponent).join('/')
      await client
        .send(
          new CopyObjectCommand({
            Bucket,
            Key: keyOf(to),
            CopySource,
            MetadataDirective: 'REPLACE',
            Metadata: { [TIME]: at.toISOString() },
          }),
        )
        .catch((error: unknown) => {
          if (isMissing(error)) throw new MissingFileError(`${named}${from}`, error)
          return fault(`${named}${from}`)(error)
        })
      await remove(from)
    },
    removeFolder: async (folder) => {
      const files = await list(folder, { deep: true })
      while (files.length > 0)
        await Promise.all(files.splice(0, REMOVED_AT_A_TIME).map(({ key }) => remove(key)))
    },
    makeFolder: async () => {},
    close: () => client.destroy(),
  }
}

const READ_BYTES = 256 * 1024

const configOf = ({ endpoint, region, credentials, isPathStyle }: Bucket): S3ClientConfig => ({
  region,
  forcePathStyle: isPathStyle,
  ...(endpoint === undefined ? {} : { endpoint }),
  ...(credentials ? { credentials } : {}),
  // Servers other than Amazon's take the checksums in streams for content.
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
})

const timeIn = (metadata: Record<string, string> | undefined): Date | undefined => {
  const time = new Date(metadata?.[TIME] ?? '')
  return Number.isNaN(time.getTime()) ? undefined : time
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && ['NoSuchKey', 'NotFound'].includes(error.name)

/** Says where it failed, as errors of the library don't. */
const fault =
  (place: string) =>
  (error: unknown): never => {
    throw faultOf(place, error)
  }

const faultOf = (place: string, cause: unknown): FileStoreError | FileStoreUnavailableError => {
  const Fault = isOutage(cause) ? FileStoreUnavailableError : FileStoreError
  return new Fault(`${place} can't be used: ${reasonOf(cause)}`, { cause })
}

/** Passes on a file whose connection may be lost on the way, which is the store's fault then and not the file's. */
const telling = (content: Readable, place: string): Readable => {
  const told = new PassThrough({ highWaterMark: READ_BYTES })
  content.once('error', (error) => void told.destroy(faultOf(place, error)))
  told.once('close', () => void content.destroy())
  return content.pipe(told)
}

/** True if the server wasn't reached, or said that the failure is its own. */
const isOutage = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  if (error.name === 'TimeoutError' || OUTAGES.has(String(errorCode(error)))) return true
  return error instanceof S3ServiceException && (error.$metadata.httpStatusCode ?? 0) >= 500
}

const OUTAGES: ReadonlySet<string> = new Set([
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
])

const REASONS: Readonly<Record<string, string>> = {
  NoSuchBucket: 'there is no such bucket',
  AccessDenied: 'this access key may not do this there',
  Forbidden: 'this access key may not do this there',
  InvalidAccessKeyId: "the access key isn't known there",
  SignatureDoesNotMatch: "the secret isn't that of the access key",
  CredentialsProviderError: 'there is no access key',
  ECONNREFUSED: 'the server refuses connections',
  ECONNRESET: 'the connection was lost',
  ENOTFOUND: "the server's name is unknown",
  TimeoutError: "the server didn't answer in time",
}

const reasonOf = (error: unknown): string => {
  const { name, message } = error instanceof Error ? error : new Error(String(error))
  return REASONS[name] ?? REASONS[String(errorCode(error))] ?? (message || name)
}
