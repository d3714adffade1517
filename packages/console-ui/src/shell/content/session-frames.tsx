import { useConsoleSettings, useSession } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { lazyPart } from '../../parts/lazy-part/lazy-part.tsx'
import { SSO_AUTH_TYPE } from '../user-menu/user-facts.tsx'

const FramePair = /* @__PURE__ */ lazyPart(async () => (await import('./frame-pair.tsx')).FramePair, {
  fallback: null,
  failed: () => null,
})

/** The two hidden frames of OpenID Connect session management, for single sign-on only ([S2.1], R15). */
export function SessionFrames(): ReactElement | null {
  const { user } = useSession()
  const { sessionFrames, baseUrl } = useConsoleSettings()
  if (user?.ssoUser.authType !== SSO_AUTH_TYPE) return null
  const { sessionFrame } = user
  const own = sessionFrame ? { relyingParty: `${baseUrl}/api/session/frame`, provider: sessionFrame } : null
  const frames = sessionFrames ?? own
  return frames && <FramePair key={user.id} relyingParty={frames.relyingParty} provider={frames.provider} />
}
