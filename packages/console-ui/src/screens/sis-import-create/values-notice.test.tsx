import { columnsOf, type UntranslatedColumn } from '@edconsole/console-core/import-rules'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { StoryConsole } from '../../testing/story-console.tsx'
import { messages } from './messages.ts'
import type { FileCodes } from './use-file-codes.ts'
import { ValuesNotice } from './values-notice.tsx'

afterEach(cleanup)

const retry = vi.fn()
const codes = (state: FileCodes['state']): FileCodes => ({ state, share: 0.4, fileName: 'STU.csv', retry })
const column = (name: string, values: readonly (readonly [string, string | null])[]): UntranslatedColumn => {
  const definition = columnsOf('students').find(({ columnName }) => columnName === name)
  if (!definition) throw new Error(name)
  return {
    definition,
    values: values.map(([sourceValue, value]) => ({
      sourceValue,
      rows: 3,
      fallback: false,
      suggestion: value === null ? null : { value, why: 'sameLabel', like: value },
    })),
  }
}
const UNTRANSLATED = [
  column('gradeLevel', [
    ['K', 'KG'],
    ['X9', null],
  ]),
  column('gender', [['Male', 'M']]),
]
const show = (props: Partial<Parameters<typeof ValuesNotice>[0]> = {}) => {
  const heard = { onOpen: vi.fn(), onAccept: vi.fn() }
  render(
    <StoryConsole>
      <ValuesNotice
        codes={codes('read')}
        untranslated={UNTRANSLATED}
        open={null}
        m={messages.values}
        {...heard}
        {...props}
      />
    </StoryConsole>,
  )
  return heard
}

describe('[ux 9.5] the values of a file', () => {
  it('that nothing translates are counted, and accepted at once or gone through column by column', async () => {
    const { onOpen, onAccept } = show()
    expect(screen.getAllByText('3 values in 2 columns have no translation.')[0]).toBeVisible()
    expect(screen.getByText(/^2 have suggestions\. Nothing changes until you accept\./)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Accept all 2 suggestions' }))
    expect(onAccept).toHaveBeenCalledOnce()
    await userEvent.click(screen.getByRole('button', { name: 'Review values' }))
    expect(onOpen).toHaveBeenLastCalledWith('gradeLevel')
  })

  it.each([
    ['gradeLevel', 'gender'],
    ['gender', 'gradeLevel'],
  ])('lead from %s on to %s', async (open, next) => {
    const { onOpen } = show({ open })
    await userEvent.click(screen.getByRole('button', { name: 'Next column' }))
    expect(onOpen).toHaveBeenLastCalledWith(next)
  })

  it('are all translated, which is said', () => {
    show({ untranslated: [] })
    expect(screen.getAllByText('Every value in STU.csv has a translation.')[0]).toBeVisible()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('are being read, which is shown', () => {
    show({ codes: codes('reading') })
    expect(screen.getByRole('progressbar', { name: 'Progress of the reading' })).toHaveAttribute(
      'aria-valuenow',
      '40',
    )
  })

  it('that could not be read can be read again', async () => {
    show({ codes: codes('failed') })
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(retry).toHaveBeenCalledOnce()
  })

  it('say nothing where there is no file and nothing is open', () => {
    show({ codes: codes('none'), untranslated: [] })
    expect(screen.queryByText(/value/)).toBeNull()
  })
})
