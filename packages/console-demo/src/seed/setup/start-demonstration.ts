import type { Db } from '@edconsole/console-server/internal'
import {
  type AroundProviders,
  startIdentityProviders,
} from '../../identity-providers/start-identity-providers.ts'
import { startDemoReceiver } from './start-demo-receiver.ts'
import { startDemoSis } from './start-demo-sis.ts'

/** What a demonstration has around it on this machine. */
export type Demonstration = { close: () => Promise<void> }

type Around = AroundProviders & { inboxDir: string; receivedDir: string }

/** Starts the SIS systems that imports read from, the receiver that exports are sent to, and the identity providers. */
export const startDemonstration = async (
  db: Db,
  { inboxDir, receivedDir, ...around }: Around,
): Promise<Demonstration> => {
  const started: Demonstration[] = []
  const close = async () => {
    for (const one of started.toReversed()) await one.close()
  }
  try {
    started.push(await startDemoSis(db, { inboxDir }))
    started.push(await startDemoReceiver(db, { receivedDir }))
    started.push(await startIdentityProviders(db, around))
    return { close }
  } catch (error) {
    await close()
    throw error
  }
}
