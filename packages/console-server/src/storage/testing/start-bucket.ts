import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import type { Bucket } from '../s3-store.ts'

type TestBucket = Bucket & {
  /** Ends the server; its files stay. */
  stop: () => Promise<void>
  /** Starts it again at the same address. */
  restart: () => Promise<void>
  close: () => Promise<void>
}

/** An S3 server with one bucket, spoken to over HTTP like any other. */
export const startBucket = async (): Promise<TestBucket> => {
  const directory = await mkdtemp(join(tmpdir(), 'edconsole-bucket-'))
  const bucket = 'console'
  const serverAt = (port: number): S3rver =>
    new S3rver({
      directory,
      silent: true,
      address: '127.0.0.1',
      port,
      configureBuckets: [{ name: bucket, configs: [] }],
    })
  let server = serverAt(0)
  const { port } = await server.run()
  return {
    bucket,
    prefix: 'files/',
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    isPathStyle: true,
    stop: () => server.close(),
    restart: async () => {
      server = serverAt(port)
      await server.run()
    },
    close: async () => {
      await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
