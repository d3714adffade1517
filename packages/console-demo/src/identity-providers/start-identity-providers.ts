import type { Db, Secrets } from '@edconsole/console-server/internal'
import { startDemoOpenId } from './demo-openid.ts'

type Running = { readonly close: () => Promise<void> }

/** One for each protocol; each leads the sign-in of its district to itself. */
const PROVIDERS: readonly ((db: Db, secrets: Secrets) => Promise<Running>)[] = [startDemoOpenId]

/** Starts the identity providers that people of the demo's districts sign in with. */
export const startIdentityProviders = async (db: Db, secrets: Secrets): Promise<Running> => {
  const started = await Promise.allSettled(PROVIDERS.map((start) => start(db, secrets)))
  const running = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  const close = async () => {
    await Promise.all(running.map((one) => one.close()))
  }
  const failed = started.find((one) => one.status === 'rejected')
  if (!failed) return { close }
  await close()
  throw failed.reason
}
