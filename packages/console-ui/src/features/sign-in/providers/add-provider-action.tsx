import type { ReactElement } from 'react'
import { AddIcon } from '../../../parts/icons/icons.ts'
import { lazyPart } from '../../../parts/lazy-part/lazy-part.tsx'
import { PageActions } from '../../../patterns/page-actions/page-actions.tsx'
import { addable } from './addable.ts'
import type { ProviderMessages } from './messages.ts'
import { useAuthentications } from './use-authentications.ts'
import { usePanelAddress } from './use-panel-address.ts'
import { useProviders } from './use-providers.ts'

/** The choice of a provider to add; its code is fetched when it is needed. */
export const ProviderTiles = /* @__PURE__ */ lazyPart(
  async () => (await import('./add-provider.tsx')).ProviderTiles,
)

/** Opens the panel in which a provider is added, for the `actions` of a `PageHeader`. */
export function AddProviderAction({ m }: { m: ProviderMessages }): ReactElement {
  const providers = useProviders()
  const { rows } = useAuthentications('signIn')
  const address = usePanelAddress()
  const isComplete = providers !== undefined && rows !== undefined && addable(providers, rows).length === 0
  return (
    <PageActions
      items={[
        {
          id: 'add',
          label: m.add.action,
          note: m.add.note,
          icon: <AddIcon />,
          kind: 'primary',
          run: () => address.add(),
          disabledReason: isComplete ? m.add.none : undefined,
          needs: ProviderTiles,
        },
      ]}
    />
  )
}
