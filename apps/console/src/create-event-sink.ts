import type { ConsoleEvent } from '@edconsole/console-core'

/** Hands events to monitoring, if any; what happens while its code loads is handed over when it is there. */
export const createEventSink = (
  dsn: string | undefined,
  environment: string,
): ((event: ConsoleEvent) => void) => {
  if (dsn === undefined) return () => {}
  let waiting: ConsoleEvent[] = []
  let send = (event: ConsoleEvent): void => {
    waiting.push(event)
  }
  const forget = () => {
    waiting = []
    send = () => {}
  }
  import('./monitoring.ts').then(({ startMonitoring }) => {
    send = startMonitoring(dsn, environment)
    for (const event of waiting.splice(0)) send(event)
  }, forget)
  return (event) => send(event)
}
