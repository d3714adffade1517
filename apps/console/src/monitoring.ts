import type { ConsoleEvent } from '@edconsole/console-core'
import * as Sentry from '@sentry/react'
import { scrubBreadcrumb, scrubError, scrubSpan, UNNAMED, wordOf } from './scrub.ts'

/** Where the console's events and errors go. */
export type Monitoring = {
  readonly send: (event: ConsoleEvent) => void
  /** Reports an uncaught error from before monitoring was loaded. */
  readonly uncaught: (error: unknown) => void
}

/**
 * Error reporting and real-user monitoring ([S1]). Loaded only where an address for it is set. Nothing that a district
 * entered or imported leaves with it: `scrub.ts` says what does.
 */
export const startMonitoring = (dsn: string, environment: string): Monitoring => {
  const client = Sentry.init({
    dsn,
    environment,
    // Without those that read labels, addresses and the console: what happened before an error the console tells itself.
    defaultIntegrations: false,
    integrations: [
      Sentry.eventFiltersIntegration(),
      Sentry.functionToStringIntegration(),
      Sentry.browserApiErrorsIntegration(),
      Sentry.globalHandlersIntegration(),
      Sentry.linkedErrorsIntegration(),
      Sentry.dedupeIntegration(),
      Sentry.browserSessionIntegration(),
      Sentry.browserTracingIntegration({
        // By the ids of routes: addresses name records.
        instrumentNavigation: false,
        beforeStartSpan: (span) => ({ ...span, name: wordOf(span.name) ?? UNNAMED }),
      }),
    ],
    tracesSampleRate: 0.1,
    beforeSend: scrubError,
    beforeBreadcrumb: scrubBreadcrumb,
    beforeSendSpan: scrubSpan,
    dataCollection: {
      userInfo: false,
      cookies: false,
      httpHeaders: false,
      httpBodies: [],
      urlQueryParams: false,
    },
  })
  const show = showPlaces(client)
  const send = (event: ConsoleEvent): void => {
    switch (event.type) {
      case 'crashed':
        Sentry.captureException(event.error, {
          tags: { reference: event.reference, screen: event.screen ?? 'frame' },
          ...(event.componentStack !== undefined && {
            contexts: { react: { componentStack: event.componentStack } },
          }),
        })
        break
      case 'call-failed':
        Sentry.addBreadcrumb({
          category: 'call',
          level: 'error',
          data: { operation: event.failure.operation.id, code: event.failure.code },
        })
        break
      case 'place-shown':
        show(event.place.id)
        break
      case 'signed-in':
        Sentry.setUser({ id: event.userId })
        break
      case 'signed-out':
        Sentry.setUser(null)
        break
      case 'access-denied':
        Sentry.addBreadcrumb({ category: 'access-denied', data: { id: event.place.id } })
        break
      case 'saved':
        Sentry.addBreadcrumb({ category: 'saved', data: { operation: event.operation } })
        break
    }
  }
  return {
    send,
    uncaught: (error) =>
      Sentry.captureException(error, { mechanism: { handled: false, type: 'auto.browser.global_handlers' } }),
  }
}

/** Names what is measured after the route on screen: the load of the page first, then each way to another route. */
const showPlaces = (client: ReturnType<typeof Sentry.init>) => {
  let shown: string | undefined
  return (id: string): void => {
    if (id === shown) return
    const load = shown === undefined ? Sentry.getActiveSpan() : undefined
    shown = id
    Sentry.getCurrentScope().setTransactionName(id)
    Sentry.addBreadcrumb({ category: 'place', data: { id } })
    if (load) Sentry.updateSpanName(Sentry.getRootSpan(load), id)
    else if (client) Sentry.startBrowserTracingNavigationSpan(client, { name: id, op: 'navigation' })
  }
}
