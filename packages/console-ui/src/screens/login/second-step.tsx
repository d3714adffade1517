import { useMessages } from '@edconsole/console-core'
import { type ReactElement, useState } from 'react'
import { secondFactorMessages } from '../../features/sign-in/second-factor/messages.ts'
import { passkeyObstacle } from '../../features/sign-in/second-factor/passkeys.ts'
import { Button } from '../../parts/button/button.tsx'
import { CodeStep } from './code-step.tsx'
import { messages } from './messages.ts'
import { PasskeyStep } from './passkey-step.tsx'
import { readStep, type StepProps } from './read-step.ts'
import * as css from './screen.css.ts'
import { SetUpStep } from './set-up-step.tsx'

export type SecondStepFormProps = {
  /** As it came with the refusal. */
  step: Readonly<Record<string, unknown>>
  /** What was entered before; absent after a link. */
  username?: string
  /** Leads back to the password; with the reason if the sign-in is over. */
  onBack: (reason?: string) => void
  /** Called once the user is signed in. */
  onDone?: () => void
}

/** The step after the right password: a second factor that the user has, or the setup of their first one. */
export function SecondStepForm({ step, username, onBack, onDone }: SecondStepFormProps): ReactElement {
  const f = useMessages('second-factor', secondFactorMessages)
  const { purpose, kinds, noPasskeys } = readStep(step)
  const obstacle = passkeyObstacle(noPasskeys, f)
  const usable = obstacle === undefined ? kinds : kinds.filter((kind) => kind !== 'passkey')
  const props = { kinds: usable, obstacle, username, onBack, onDone }
  return purpose === 'setUp' ? <SetUpStep {...props} /> : <UseStep {...props} />
}

type Way = 'passkey' | 'app' | 'recovery'

/** The ways that an account has, one at a time: a passkey first, a recovery code last. */
function UseStep({ kinds, obstacle, onBack, onDone }: StepProps): ReactElement {
  const m = useMessages('login', messages)
  const ways: readonly Way[] = [
    ...(['passkey', 'app'] as const).filter((kind) => kinds.includes(kind)),
    'recovery',
  ]
  const [way, setWay] = useState(ways[0] ?? 'recovery')
  const links = (
    <>
      {ways
        .filter((other) => other !== way)
        .map((other) => (
          <Button key={other} kind="link" onClick={() => setWay(other)}>
            {m.step.use[other]}
          </Button>
        ))}
      <Button kind="link" onClick={() => onBack()}>
        {m.backToSignIn}
      </Button>
    </>
  )
  if (way === 'passkey') return <PasskeyStep links={links} onBack={onBack} onDone={onDone} />
  // A user who has only a passkey is told why it isn't offered.
  const why = ways.length > 1 ? undefined : (obstacle ?? m.step.passkey.elsewhere)
  return (
    <div className={css.form}>
      {why === undefined ? null : <p className={css.why}>{why}</p>}
      <CodeStep key={way} words={m.step[way]} kind={way} links={links} onBack={onBack} onDone={onDone} />
    </div>
  )
}
