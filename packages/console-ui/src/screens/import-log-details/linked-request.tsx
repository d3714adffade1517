import { useQueryState } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { CorrectionDrawer } from '../../features/corrections/corrections-card.tsx'
import { useCorrections } from '../../features/corrections/use-corrections.ts'

/** The request for corrections that the address names, as links in alerts do. Open or closed. */
export function LinkedRequest({ districtId }: { districtId: string }): ReactElement | null {
  const [{ request }] = useQueryState()
  return typeof request === 'string' ? <OpenRequest districtId={districtId} id={request} /> : null
}

function OpenRequest({ districtId, id }: { districtId: string; id: string }): ReactElement | null {
  const [query, setQuery] = useQueryState()
  const { data } = useCorrections({ limit: 1, filter: { id } })
  const [request] = data ?? []
  if (!request) return null
  const { request: _, ...rest } = query
  return (
    <CorrectionDrawer
      request={request}
      districtId={districtId}
      onClose={() => setQuery(rest, { replace: true })}
    />
  )
}
