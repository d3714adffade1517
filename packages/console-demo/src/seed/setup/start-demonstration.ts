import type { Db } from '@edconsole/console-server/internal'
import { startDemoReceiver } from './start-demo-receiver.ts'
import { startDemoSis } from './start-demo-sis.ts'

/** What a demonstration has around it on this machine. */
export type Demonstration = { close: () => Promise<void> }

/** Starts the SIS systems that imports read from, and the receiver that exports are sent to. */
export const startDemonstration = async (
  db: Db,
  { inboxDir, receivedDir }: { inboxDir: string; receivedDir: string },
): Promise<Demonstration> => {
  const sis = await startDemoSis(db, { inboxDir })
  try {
    const receiver = await startDemoReceiver(db, { receivedDir })
    return {
      close: async () => {
        await sis.close()
        await receiver.close()
      },
    }
  } catch (error) {
    await sis.close()
    throw error
  }
}
