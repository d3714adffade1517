import type { Db, Secrets } from '@edconsole/console-server/internal'
import { startDemoDirectory } from './demo-directory.ts'
import { startDemoOpenId } from './demo-openid.ts'
import { startDemoSaml } from './demo-saml.ts'

type Running = { readonly close: () => Promise<void> }

/** One for each protocol; each leads the sign-in of its district to itself. */
const PROVIDERS: readonly ((db: Db, secrets: Secrets, now: () => Date) => Promise<Running>)[] = [
  startDemoOpenId,
  startDemoSaml,
  startDemoDirectory,
]

/** Starts the identity providers that people of the demo's districts sign in with. */
export const startIdentityProviders = async (db: Db, secrets: Secrets, now: () => Date): Promise<Running> => {
  const started = await Promise.allSettled(PROVIDERS.map((start) => start(db, secrets, now)))
  const running = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  const close = async () => {
    await Promise.all(running.map((one) => one.close()))
  }
  const failed = started.find((one) => one.status === 'rejected')
  if (!failed) return { close }
  await close()
  throw failed.reason
}
