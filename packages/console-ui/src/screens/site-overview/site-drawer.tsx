import { useItem, useRuntime } from '@edconsole/console-core'
import { type ReactElement, useRef } from 'react'
import { Drawer } from '../../parts/drawer/drawer.tsx'
import { Skeleton } from '../../parts/skeleton/skeleton.tsx'
import { ErrorState } from '../../patterns/states/error-state.tsx'
import { NotFoundState } from '../../patterns/states/not-found-state.tsx'
import * as css from './drawer.css.ts'
import { EditSite } from './edit-site.tsx'
import type { SiteOverviewMessages } from './messages.ts'
import { NewSite } from './new-site.tsx'
import { sitesList } from './sites-list.ts'
import { useBackToSite } from './use-back-to-site.ts'
import type { SiteAddress } from './use-site-address.ts'

export type SiteDrawerProps = {
  address: SiteAddress
  onClose: () => void
  /** Of the district's data. */
  schoolYear: number
  mayEdit: boolean
  onAdding: () => void
  m: SiteOverviewMessages
}

/** One site beside its list: to be read, changed, or added under the code that rows name. */
export function SiteDrawer(props: SiteDrawerProps): ReactElement {
  const { address, onClose, schoolYear, mayEdit, onAdding, m } = props
  const { leaveGuard } = useRuntime()
  const { codes, adding } = address
  const [code] = codes
  const query = { filter: { siteCode: code ?? '', schoolYear }, limit: 1 }
  const found = useItem(sitesList, { query }, { enabled: code !== undefined })
  const site = code === undefined ? undefined : found.data?.[0]
  const isNew = adding || (found.data !== undefined && !site)
  const here = useRef<HTMLSpanElement>(null)
  useBackToSite(here, code)
  // What is typed and not saved is asked about, as on every other way out.
  const leave = (go: () => void) => async () => {
    if (await leaveGuard.ask()) go()
  }
  return (
    <>
      <span hidden ref={here} />
      <Drawer
        open
        size="wide"
        flush
        onClose={leave(onClose)}
        title={site?.siteName ?? (isNew && mayEdit ? m.drawer.add : (code ?? m.drawer.add))}
        tools={
          codes.length > 1 ? <span className={css.tools}>{m.drawer.next(1, codes.length)}</span> : undefined
        }
      >
        {site ? (
          <EditSite key={site.id} site={site} query={query} mayEdit={mayEdit} m={m} />
        ) : isNew && mayEdit ? (
          <NewSite
            key={code}
            siteCode={code ?? ''}
            onCancel={leave(address.next)}
            onAdding={onAdding}
            onAdded={address.next}
            m={m}
          />
        ) : isNew ? (
          <NotFoundState title={m.drawer.missing(code ?? '')}>{m.readOnly}</NotFoundState>
        ) : found.errors.length > 0 ? (
          <ErrorState failure={found.errors[0]} onRetry={found.retry} />
        ) : (
          <div className={css.waiting} aria-busy>
            {[240, 420, 420, 180].map((width, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they never change
              <Skeleton key={at} shape="title" width={width} />
            ))}
          </div>
        )}
      </Drawer>
    </>
  )
}
