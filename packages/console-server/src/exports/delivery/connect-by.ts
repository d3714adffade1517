import type { DeliveryMethod } from '@edconsole/console-core/contract'
import { connectFtps } from './ftps.ts'
import type { Connect } from './receiver.ts'
import { connectSftp } from './sftp.ts'

/** How files are taken to a receiver. Downloads stay in the outbox. */
export const CONNECT_BY: Readonly<Partial<Record<DeliveryMethod, Connect>>> = {
  sftp: connectSftp,
  ftps: connectFtps,
}

/** Whether this server can deliver in a way at all. */
export const deliversBy = (method: DeliveryMethod): boolean =>
  method === 'download' || CONNECT_BY[method] !== undefined
