import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createConsoleRuntime } from '../runtime/create-console-runtime.ts'
import { ConsoleProvider } from './console-provider.tsx'
import { useUnsavedChanges } from './use-unsaved-changes.ts'

const Form = ({ dirty }: { dirty: boolean }): null => {
  useUnsavedChanges(dirty, ['Name'])
  return null
}

it('[S2.1] a form counts as long as it is dirty, also when the window is closed', () => {
  const runtime = createConsoleRuntime({ session: null })
  const form = (dirty: boolean) => (
    <ConsoleProvider runtime={runtime}>
      <Form dirty={dirty} />
    </ConsoleProvider>
  )
  const closingIsStopped = () => {
    const event = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(event)
    return event.defaultPrevented
  }
  const { rerender, unmount } = render(form(true))
  expect([runtime.leaveGuard.names(), closingIsStopped()]).toEqual([['Name'], true])
  rerender(form(false))
  expect([runtime.leaveGuard.isDirty(), closingIsStopped()]).toEqual([false, false])
  rerender(form(true))
  unmount()
  expect([runtime.leaveGuard.isDirty(), closingIsStopped()]).toEqual([false, false])
})
