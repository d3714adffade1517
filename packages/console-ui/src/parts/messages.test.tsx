import { ConsoleProvider, createConsoleRuntime } from '@edconsole/console-core'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { NoMatchState } from '../patterns/states/no-match-state.tsx'
import { SearchField } from './search-field/search-field.tsx'
import { StatusText } from './status/status-text.tsx'

const Both = () => (
  <>
    <SearchField label="Batch ID" value="48204" onChange={() => {}} />
    <NoMatchState noun="batches" onClear={() => {}} />
    <StatusText status="failed" />
  </>
)

test('a host replaces the words of parts and patterns', () => {
  const messages = {
    parts: { clearSearch: 'Effacer', statuses: { run: { failed: 'Échec' } } },
    patterns: { states: { clearFilters: 'Tout effacer' } },
  }
  render(
    <ConsoleProvider runtime={createConsoleRuntime({ messages })}>
      <Both />
    </ConsoleProvider>,
  )
  expect(
    screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent),
  ).toEqual(['Effacer', 'Tout effacer'])
  expect(screen.getByText('No batches match these filters')).toBeVisible()
  expect(screen.getByText('Échec')).toBeVisible()
})

test('without a console parts and patterns speak their own words', () => {
  render(<Both />)
  expect(screen.getByRole('button', { name: 'Clear search' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Clear filters' })).toBeVisible()
})
