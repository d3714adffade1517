import { type RunStatus, useDistrict, useRefresh } from '@edconsole/console-core'
import { type ReactElement, useEffect, useMemo, useRef, useState } from 'react'
import { useSyncNow } from '../../features/imports/use-sync-now.tsx'
import type { PageAction } from '../../patterns/page-actions/page-action.ts'
import type { SisImportTemplatesMessages } from './messages.ts'
import type { Template } from './template-row.ts'

export type TemplateSync = {
  readonly action: PageAction | undefined
  readonly dialog: ReactElement | null
  /** Of the import that is under way, by component; the same map while nothing changes. */
  readonly running: ReadonlyMap<string, RunStatus>
  /** The import that was started here, as long as it runs. */
  readonly begun: number | null
  /** Says that an import was started here. */
  begin(batchId: number): void
}

/** "Sync now" of the templates, and how the import that runs is getting on. Templates are asked for again when it ends. */
export const useTemplateSync = (
  districtId: string,
  templates: readonly Template[] | undefined,
  m: SisImportTemplatesMessages,
): TemplateSync => {
  const importsEnabled = useDistrict().selected?.importsEnabled
  const [started, setStarted] = useState<number | null>(null)
  const { recent, action, dialog } = useSyncNow(
    districtId,
    m.run,
    whyNot(importsEnabled, templates, m),
    setStarted,
  )
  const batch = recent.data?.find(({ endedAt }) => endedAt === null)
  const key = JSON.stringify(
    batch?.components.map(({ componentName, status }) => [componentName, status]) ?? [],
  )
  const running = useMemo(() => new Map<string, RunStatus>(JSON.parse(key)), [key])

  const refresh = useRefresh('sisImports')
  const before = useRef<number | null>(null)
  const current = batch?.batchId ?? null
  useEffect(() => {
    if (before.current !== null && current === null) refresh()
    before.current = current
  }, [current, refresh])
  return {
    action,
    dialog,
    running,
    begun: started !== null && started === current ? started : null,
    begin: setStarted,
  }
}

const whyNot = (
  importsEnabled: boolean | undefined,
  templates: readonly Template[] | undefined,
  { sync, more }: SisImportTemplatesMessages,
): string | undefined => {
  if (importsEnabled === false) return sync.importsOff
  if (!templates) return more.loading
  return templates.some(({ isEnabled }) => isEnabled) ? undefined : sync.noneEnabled
}
