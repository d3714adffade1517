import { useQueryState, useRuntime } from '@edconsole/console-core'
import { useEffect } from 'react'

export type PanelAddress = {
  /** The id of the provider whose panel is open. */
  readonly openId: string | undefined
  /** The code of the provider that is being added; empty while it is still to be chosen. */
  readonly adding: string | undefined
  open(id: number | string): void
  add(provider?: string): void
  /** To the one that was just added: Back leads to the list. */
  arrive(id: number): void
  close(): void
}

/**
 * What stands beside the list, in the address: `?row=12` a provider, `?add=true` the choice of one to add, `?add=saml` its form.
 * What is typed and not saved is asked about first, as on every other way out.
 */
export const usePanelAddress = (): PanelAddress => {
  const { leaveGuard } = useRuntime()
  const [{ row, add, ...rest }, setQuery] = useQueryState()
  useEffect(() => leaveGuard.holdForm('row', 'add'), [leaveGuard])
  const leave = (go: () => void) => {
    void leaveGuard.ask().then((leaves) => leaves && leaveGuard.pass(go))
  }
  const openId = typeof row === 'string' && add === undefined ? row : undefined
  return {
    openId,
    adding: typeof add === 'string' ? (add === 'true' ? '' : add) : undefined,
    open(id) {
      const next = String(id)
      if (next === openId) return
      leave(() => setQuery({ ...rest, row: next }, { replace: openId !== undefined }))
    },
    add: (provider = 'true') =>
      leave(() =>
        setQuery({ ...rest, add: provider }, { replace: add !== undefined && provider !== 'true' }),
      ),
    arrive: (id) => setQuery({ ...rest, row: String(id) }, { replace: true }),
    close: () => leave(() => setQuery(rest)),
  }
}
