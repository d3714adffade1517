import type { Db, Secrets } from '@edconsole/console-server/internal'
import { startDemoDirectory } from './demo-directory.ts'
import { startDemoOpenId } from './demo-openid.ts'
import { startDemoSaml } from './demo-saml.ts'

/** What a provider of the demo knows of the console. */
export type AroundProviders = { secrets: Secrets; now: () => Date; consoleUrl: string }

type Running = { readonly close: () => Promise<void> }

/** One for each protocol; each leads the sign-in of its district to itself. */
const PROVIDERS: readonly ((db: Db, around: AroundProviders) => Promise<Running>)[] = [
  startDemoOpenId,
  (db, { secrets, now }) => startDemoSaml(db, secrets, now),
  (db, { secrets }) => startDemoDirectory(db, secrets),
]

/** Starts the identity providers that people of the demo's districts sign in with. */
export const startIdentityProviders = async (db: Db, around: AroundProviders): Promise<Running> => {
  const started = await Promise.allSettled(PROVIDERS.map((start) => start(db, around)))
  const running = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  const close = async () => {
    await Promise.all(running.map((one) => one.close()))
  }
  const failed = started.find((one) => one.status === 'rejected')
  if (!failed) return { close }
  await close()
  throw failed.reason
}
