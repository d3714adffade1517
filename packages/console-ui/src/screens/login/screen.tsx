import {
  isSignInPopUp,
  passwordLinkToken,
  signInLinkToken,
  useMessages,
  useNavigation,
  useSession,
} from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { lazyPart } from '../../parts/lazy-part/lazy-part.tsx'
import { ProductMark } from '../../patterns/brand/product-mark.tsx'
import { ProductName } from '../../patterns/brand/product-name.tsx'
import { ErrorState } from '../../patterns/states/error-state.tsx'
import * as brand from './brand.css.ts'
import { CardTitle } from './card-title.tsx'
import { EndedNote } from './ended-note.tsx'
import { messages } from './messages.ts'
import { PageFoot } from './page-foot.tsx'
import * as css from './screen.css.ts'
import { WaitingClient } from './waiting-client.tsx'
import { WaysIn } from './ways-in.tsx'

// Only people who come from an email see it.
const LinkSignIn = lazyPart(async () => (await import('./link-sign-in.tsx')).LinkSignIn, {
  fallback: <WaitingClient />,
})

// Only the server's operator creates such links.
const SignInLinkPage = lazyPart(async () => (await import('./sign-in-link.tsx')).SignInLinkPage, {
  fallback: <WaitingClient />,
})

// Only beside a host's page.
const SignedInPopUp = lazyPart(async () => (await import('./signed-in-pop-up.tsx')).SignedInPopUp, {
  fallback: <WaitingClient />,
})

/** Sign-in (R12), on a page of its own: no picker and no navigation stand around it. */
export function LoginScreen(): ReactElement {
  const m = useMessages('login', messages)
  const { status, ended, trouble, retry } = useSession()
  const { place } = useNavigation()
  const hash = place?.hash
  const [token, signInToken] = [passwordLinkToken(hash), signInLinkToken(hash)]
  return (
    <div className={css.page}>
      <Brand />
      <div className={css.card}>
        {status === 'signed-in' && isSignInPopUp(place) ? (
          <SignedInPopUp />
        ) : status === 'unreachable' ? (
          <>
            <CardTitle>{m.title}</CardTitle>
            <div role="alert">
              <ErrorState
                title={trouble ?? m.unreachable}
                note={trouble === undefined ? m.unreachableHelp : m.triesAgain}
                onRetry={() => void retry()}
              />
            </div>
          </>
        ) : signInToken !== null ? (
          <SignInLinkPage key={signInToken} token={signInToken} />
        ) : token === null ? (
          <WaysIn note={ended ? <EndedNote /> : null} />
        ) : (
          <LinkSignIn key={token} token={token} />
        )}
      </div>
      <PageFoot />
    </div>
  )
}

/** Mark, name, and in capitals the kind of the installation when it is not the real one (R4). */
function Brand(): ReactElement {
  return (
    <header className={brand.root}>
      <ProductMark />
      <ProductName />
    </header>
  )
}
