import type { ConsoleRuntime } from '@edconsole/console-core'
import type { TableMessages } from '../messages.ts'
import type { Page } from './read-pages.ts'

/** Fewer rows are there before a message could be read. */
const SHOWN_ABOVE = 5000

/** How far a download is, in a message with Cancel. */
export function csvProgress(
  { snackbars }: Pick<ConsoleRuntime, 'snackbars'>,
  {
    noun,
    m,
    cancel,
  }: {
    noun: readonly [one: string, many: string]
    m: TableMessages['csv']
    cancel: () => void
  },
): { show(page: Pick<Page<never>, 'read' | 'total'>): void; close(): void } {
  let id: string | undefined
  return {
    show({ read, total }) {
      // Without a total from the server nobody knows how long it takes.
      if ((total ?? Number.POSITIVE_INFINITY) <= SHOWN_ABOVE) return
      const subtext = m.progress(read, total, noun[1])
      if (id === undefined) {
        id = snackbars.show({
          title: m.title,
          message: m.preparing,
          subtext,
          delay: Number.POSITIVE_INFINITY,
          color: 'info',
          iconColor: 'info',
          dismissable: false,
          action: { label: m.cancel, onPress: cancel },
        })
      } else snackbars.update(id, { subtext })
    },
    close() {
      if (id !== undefined) snackbars.dismiss(id)
    },
  }
}
