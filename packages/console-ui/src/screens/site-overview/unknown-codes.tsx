import { type ComponentName, placeOf, useMessages } from '@edconsole/console-core'
import { type ReactElement, useState } from 'react'
import { importRunMessages } from '../../features/imports/messages.ts'
import { SyncDialog } from '../../features/imports/sync-dialog.tsx'
import { useMaySync } from '../../features/imports/use-may-sync.ts'
import { Button } from '../../parts/button/button.tsx'
import { CompletedIcon, WarningIcon } from '../../parts/icons/icons.ts'
import { lazyOverlay } from '../../parts/lazy-part/lazy-overlay.tsx'
import { preloadOnApproach } from '../../parts/lazy-part/preload-on-approach.ts'
import { Skeleton } from '../../parts/skeleton/skeleton.tsx'
import { TextLink } from '../../parts/text-link/text-link.tsx'
import { usePlaceLink } from '../../patterns/place-link/use-place-link.ts'
import type { SiteOverviewMessages } from './messages.ts'
import * as css from './unknown-codes.css.ts'
import { type UnknownCodes, useUnknownCodes } from './use-unknown-codes.ts'

export const SiteDrawer = lazyOverlay(async () => (await import('./site-drawer.tsx')).SiteDrawer)

export type UnknownCodesLineProps = {
  districtId: string
  schoolYear: number
  /** Adds sites with these codes, one after the other; absent for those who may not. */
  onAdd: ((codes: readonly string[]) => void) | undefined
  m: SiteOverviewMessages
}

/** What only the SIS knows: codes that rows of the last import name. A line that is there from the start, so that nothing jumps. */
export function UnknownCodesLine(props: UnknownCodesLineProps): ReactElement | null {
  const { schoolYear, onAdd, m } = props
  const unknown = useUnknownCodes(schoolYear)
  if (unknown.kind === 'denied') return null
  const codes = unknown.kind === 'known' ? unknown.codes.map(({ value }) => value) : []
  return (
    <section aria-label={m.unknown.title} aria-busy={unknown.kind === 'waiting'} className={css.root}>
      {codes.length > 0 ? <WarningIcon className={css.warning} /> : <CompletedIcon className={css.quiet} />}
      <p className={css.text}>
        <Words {...props} unknown={unknown} />
      </p>
      {unknown.kind === 'failed' && (
        <Button size="sm" onClick={unknown.retry}>
          {m.unknown.retry}
        </Button>
      )}
      {onAdd && codes.length > 0 && (
        <Button size="sm" onClick={() => onAdd(codes)} {...preloadOnApproach(SiteDrawer)}>
          {m.unknown.add(codes)}
        </Button>
      )}
      {unknown.kind === 'known' && unknown.settledRows > 0 && <SyncSettled components={unknown.components} />}
    </section>
  )
}

/** Loads the rows of sites that were added since. */
function SyncSettled({ components }: { components: readonly ComponentName[] }): ReactElement | null {
  const texts = useMessages('import-run', importRunMessages)
  const maySync = useMaySync()
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)
  if (!maySync) return null
  return (
    <>
      <Button size="sm" onClick={() => setAsking(true)} {...preloadOnApproach(SyncDialog)}>
        {texts.sync.now}
      </Button>
      {asking ? (
        <SyncDialog
          open
          title={texts.sync.title}
          preset={components}
          onClose={close}
          onStarted={close}
          texts={texts}
        />
      ) : null}
    </>
  )
}

function Words(props: UnknownCodesLineProps & { unknown: UnknownCodes }): ReactElement {
  const { unknown, districtId, schoolYear, m } = props
  if (unknown.kind === 'failed') return <>{m.unknown.failed}</>
  if (unknown.kind === 'never') return <>{m.unknown.never(schoolYear)}</>
  if (unknown.kind !== 'known') return <Skeleton width={320} />
  const { batchId, codes, settledRows } = unknown
  const batch = (
    <BatchLink districtId={districtId} batchId={batchId}>
      {m.unknown.batch(batchId)}
    </BatchLink>
  )
  if (codes.length === 0)
    return (
      <>
        {settledRows > 0 ? m.unknown.settled(settledRows) : m.unknown.none} {batch}
      </>
    )
  return (
    <>
      <strong className={css.strong}>{m.unknown.count(codes.length)}</strong> {m.unknown.rows(codes)} {batch}
    </>
  )
}

type BatchLinkProps = { districtId: string; batchId: number; children: string }

/** Inside a sentence, so told by more than its color. */
function BatchLink({ districtId, batchId, children }: BatchLinkProps): ReactElement {
  const link = usePlaceLink(placeOf('import-log-results', { districtId, batchId: String(batchId) }))
  return (
    <TextLink inText {...link}>
      {children}
    </TextLink>
  )
}
