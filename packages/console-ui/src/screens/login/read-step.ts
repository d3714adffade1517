import type { PasskeyObstacle, SecondFactorKind } from '@edconsole/console-core'

export type ReadStep = {
  purpose: 'use' | 'setUp'
  kinds: readonly SecondFactorKind[]
  noPasskeys: PasskeyObstacle | null
}

/** What each part of the second step gets. */
export type StepProps = {
  /** What it can be done with in this browser. */
  kinds: readonly SecondFactorKind[]
  /** Why passkeys can't be used here. */
  obstacle: string | undefined
  /** What was entered before; absent after a link. */
  username: string | undefined
  onBack: (reason?: string) => void
  onDone: (() => void) | undefined
}

/** Reads which second step a sign-in needs. Other servers may leave out which kinds there are: an app is the usual one. */
export const readStep = (step: Readonly<Record<string, unknown>>): ReadStep => {
  const { purpose, kinds, noPasskeys } = step
  return {
    purpose: purpose === 'setUp' ? 'setUp' : 'use',
    kinds: Array.isArray(kinds) ? kinds.filter(isKind) : ['app'],
    noPasskeys: isObstacle(noPasskeys) ? noPasskeys : null,
  }
}

const isKind = (kind: unknown): kind is SecondFactorKind => kind === 'app' || kind === 'passkey'

const OBSTACLES: Readonly<Record<PasskeyObstacle, true>> = {
  ipAddress: true,
  insecure: true,
  otherAddress: true,
  unknownAddress: true,
}

const isObstacle = (value: unknown): value is PasskeyObstacle =>
  typeof value === 'string' && Object.hasOwn(OBSTACLES, value)
