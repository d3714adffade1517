import { sitesResource, useItem, useRuntime, useSave } from '@edconsole/console-core'
import { newSiteSchema } from '@edconsole/console-core/schemas'
import { type ReactElement, type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { siteFields, siteSections } from '../../features/sites/site-fields.tsx'
import { newSite, type SiteValues } from '../../features/sites/site-values.ts'
import { sitesList } from '../../features/sites/sites-list.ts'
import { Drawer } from '../../parts/drawer/drawer.tsx'
import { Skeleton } from '../../parts/skeleton/skeleton.tsx'
import { ResourceForm } from '../../patterns/resource-form/index.ts'
import { ErrorState } from '../../patterns/states/error-state.tsx'
import { NotFoundState } from '../../patterns/states/not-found-state.tsx'
import * as css from './drawer.css.ts'
import { EditSite } from './edit-site.tsx'
import type { SiteOverviewMessages } from './messages.ts'
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
  useEffect(() => leaveGuard.holdForm('code', 'add'), [leaveGuard])
  // What is typed and not saved is asked about, as on every other way out.
  const leave = (go: () => void) => async () => {
    if (await leaveGuard.ask()) leaveGuard.pass(go)
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

/** As long as a question that closed with the drawer may keep the page from taking the focus. */
const TRIES = 10
const EVERY_MS = 100
const TITLE = '[data-ec-title]'
const OVERLAY = '[role="dialog"], [role="alertdialog"]'

/**
 * People who came by a link have no place in the page to go back to: once the drawer is gone the focus is on the site in the
 * list, else on the title.
 * @param here something of the screen, of which a page may hold several
 */
function useBackToSite(here: RefObject<HTMLElement | null>, code: string | undefined): void {
  const latest = useRef(code)
  latest.current = code
  useLayoutEffect(() => {
    const around = here.current?.closest('[data-ec-screen]') ?? document
    return () => {
      const closing = [...document.querySelectorAll(OVERLAY)]
      setTimeout(() => focusSite({ around, code: latest.current, closing }, TRIES), 0)
    }
  }, [here])
}

type Way = {
  around: ParentNode
  code: string | undefined
  /** What the focus may not stay in, unlike another drawer that has been opened since. */
  closing: readonly Element[]
}

function focusSite(way: Way, tries: number): void {
  const { around, code, closing } = way
  const held = document.activeElement
  // On the title it stays only until the site is there.
  const isPassing = held?.closest(TITLE) || closing.some((overlay) => overlay.contains(held))
  if (tries === 0 || (held !== null && held !== document.body && !isPassing)) return
  const rows = [...around.querySelectorAll<HTMLElement>('[data-ec-table] tbody th button')]
  const row = rows.find(({ textContent }) => textContent === code)
  ;(row ?? around.querySelector<HTMLElement>(TITLE))?.focus()
  setTimeout(() => focusSite(way, tries - 1), EVERY_MS)
}

type NewSiteProps = {
  /** The code that rows name; empty where it is still to be entered. */
  siteCode: string
  onCancel: () => void
  /** The call is about to be made: what the list says from then on is shown as it comes. */
  onAdding: () => void
  onAdded: () => void
  m: SiteOverviewMessages
}

/** The form of a site that no import brings. */
function NewSite({ siteCode, onCancel, onAdding, onAdded, m }: NewSiteProps): ReactElement {
  const { run } = useSave(sitesResource.create, { confirm: true })
  const fields = useMemo(() => siteFields(m, true), [m])
  const sections = useMemo(() => siteSections(m, { creating: true, kept: false }), [m])
  const values = useMemo(() => newSite(siteCode), [siteCode])
  return (
    <div className={css.body}>
      <ResourceForm<SiteValues>
        formId="site-overview"
        recordId={siteCode === '' ? 'new' : `new ${siteCode}`}
        label={m.drawer.form}
        fields={fields}
        sections={sections}
        values={values}
        calls={[
          {
            id: 'site',
            schema: newSiteSchema,
            run: ({ siteCode: code = '', siteName = '', isActive: _, keptFields: __, ...others }) => {
              onAdding()
              return run({ body: { siteCode: code, siteName, ...others } })
            },
          },
        ]}
        create={{ submitLabel: m.add, onCancel }}
        onSaved={onAdded}
        stacked
      />
    </div>
  )
}
