import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import type { Bucket } from '../s3-store.ts'

/** An S3 server with one bucket, spoken to over HTTP like any other. */
export const startBucket = async (): Promise<Bucket & { close: () => Promise<void> }> => {
  const directory = await mkdtemp(join(tmpdir(), 'edconsole-bucket-'))
  const bucket = 'console'
  const server = new S3rver({
    directory,
    silent: true,
    address: '127.0.0.1',
    port: 0,
    configureBuckets: [{ name: bucket, configs: [] }],
  })
  const { port } = await server.run()
  return {
    bucket,
    prefix: 'files/',
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    isPathStyle: true,
    close: async () => {
      await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
