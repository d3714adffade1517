import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { sampleUser } from '../api/testing/sample-user.ts'
import { createConsoleRuntime } from '../runtime/create-console-runtime.ts'
import { memoryStorage } from '../runtime/storage.ts'
import { ConsoleProvider } from './console-provider.tsx'

it('R23 sends preferences that still wait when the page goes away, as long as the console is on it', async () => {
  const written: object[] = []
  const runtime = createConsoleRuntime({
    session: sampleUser(),
    storage: memoryStorage(),
    preferences: {
      load: () => Promise.resolve({ columnStates: null, pageSizes: null }),
      saveColumnStates: () => Promise.resolve(),
      savePageSizes: (changed) => Promise.resolve(written.push(changed)),
    },
  })
  const { unmount } = render(<ConsoleProvider runtime={runtime} />)
  await expect.poll(() => runtime.preferences.get().ready).toBe(true)
  runtime.preferences.setPageSize('import-logs', 100)
  window.dispatchEvent(new Event('pagehide'))
  expect(written).toEqual([{ 'import-logs': 100 }])
  unmount()
})
