import { useRuntime } from '@edconsole/console-core'
import { type ReactElement, useEffect, useRef, useState } from 'react'
import { NewProvider, ProviderTiles } from '../../features/sign-in/providers/add-provider.tsx'
import type { Provider } from '../../features/sign-in/providers/use-providers.ts'
import { Button } from '../../parts/button/button.tsx'
import type { SetupMessages } from './messages.ts'
import * as css from './screen.css.ts'

export type NewWayProps = {
  districtId: string
  /** Those that can be added. */
  providers: readonly Provider[]
  onClose: () => void
  m: SetupMessages
}

/** Which provider, and then its form, as on the screen of all providers. */
export function NewWay({
  districtId,
  providers,
  onClose,
  m: { signIn: m, cancel },
}: NewWayProps): ReactElement {
  const { leaveGuard } = useRuntime()
  const [code, setCode] = useState<string>()
  const chosen = providers.find(({ provider }) => provider === code)
  const root = useRef<HTMLElement>(null)
  const shown = chosen?.provider
  // The tile or the button that was pressed is gone.
  useEffect(() => {
    root.current?.querySelector<HTMLElement>(shown === undefined ? 'button' : 'form input')?.focus()
  }, [shown])
  const back = async () => {
    if (await leaveGuard.ask()) setCode(undefined)
  }
  return (
    <section ref={root} className={css.panel} aria-label={m.add.title}>
      {chosen ? (
        <NewProvider
          key={chosen.provider}
          provider={chosen}
          districtId={districtId}
          formId="setup.sign-in"
          onBack={() => void back()}
          onAdding={() => {}}
          onAdded={onClose}
          m={m}
        />
      ) : (
        <>
          <ProviderTiles providers={providers} onChoose={setCode} m={m} />
          <div className={css.panelFoot}>
            <Button onClick={onClose}>{cancel}</Button>
          </div>
        </>
      )}
    </section>
  )
}
