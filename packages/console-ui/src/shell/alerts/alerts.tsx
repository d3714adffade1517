import { alertsResource, useExtension, useRuntime, whenAnswered } from '@edconsole/console-core'
import { type ReactElement, useEffect, useState } from 'react'
import { lazyPart } from '../../parts/lazy-part/lazy-part.tsx'
import * as css from '../header/header.css.ts'

const AlertsBell = lazyPart(async () => (await import('./alerts-bell.tsx')).AlertsBell, {
  fallback: null,
  failed: () => null,
})

/** The bell in the header. It waits for the first rows of the page, which are what people came for. */
export function Alerts(): ReactElement | null {
  const { api } = useRuntime()
  const hasAlerts = useExtension(alertsResource.unread)
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => whenAnswered(api, () => setDrawn(true)), [api])
  return hasAlerts ? <span className={css.alertsPlace}>{isDrawn && <AlertsBell />}</span> : null
}
