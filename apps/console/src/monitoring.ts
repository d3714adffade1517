import type { ConsoleEvent } from '@edconsole/console-core'
import * as Sentry from '@sentry/react'

/** Error reporting and real-user monitoring ([S1]). Loaded only where an address for it is set. */
export const startMonitoring = (dsn: string, environment: string): ((event: ConsoleEvent) => void) => {
  Sentry.init({
    dsn,
    environment,
    integrations: [Sentry.browserTracingIntegration()],
    tracesSampleRate: 0.1,
    // Names, addresses and answers belong to districts: they stay in the page.
    dataCollection: {
      userInfo: false,
      cookies: false,
      httpHeaders: false,
      httpBodies: [],
      urlQueryParams: false,
    },
  })
  return (event) => {
    switch (event.type) {
      case 'crashed':
        Sentry.captureException(event.error, {
          tags: { reference: event.reference, screen: event.screen ?? 'frame' },
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
        Sentry.addBreadcrumb({ category: 'place', data: { id: event.place.id } })
        break
      case 'signed-in':
        Sentry.setUser({ id: event.userId })
        break
      case 'signed-out':
        Sentry.setUser(null)
        break
      case 'web-vital':
        Sentry.setMeasurement(event.name, event.value, event.name === 'CLS' ? 'none' : 'millisecond')
        break
      case 'access-denied':
      case 'saved':
        Sentry.addBreadcrumb({ category: event.type })
        break
    }
  }
}
